import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** What somebody else has waited for, in milliseconds: the slowest answer, and how long their own process stood still. */
export interface Waited {
  readonly slowest: number;
  readonly stall: number;
  readonly errors: number;
}

/** Reads all the time, as somebody else would. @returns tells what they have waited for since it was asked last */
export function startPulse(origin: string, path: string): () => Promise<Waited> {
  const script = fileURLToPath(new URL('pulse.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, origin, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const lines = createInterface({ input: child.stdout });
  return async () => {
    const line = once(lines, 'line');
    child.stdin.write('\n');
    const [text] = await line;
    return JSON.parse(String(text));
  };
}
