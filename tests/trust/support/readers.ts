import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What the readers' process has measured: how long each answer took, and its own stalls, in milliseconds. */
export interface Measured {
  readonly errors: number;
  readonly times: readonly number[];
  readonly stall: number;
}

interface Readers {
  readonly connections: number;
  readonly seconds: number;
  /** How long a connection rests between two reads, in milliseconds: a reader, not a flood. */
  readonly rest: number;
}

const generator = fileURLToPath(new URL('readers.mjs', import.meta.url));

/** Reads over so many connections at once, from a process of its own. */
export async function readFrom(
  origin: string,
  { connections, seconds, rest }: Readers,
  paths: readonly string[],
): Promise<Measured> {
  const args = [generator, origin, connections, seconds, rest, ...paths].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}
