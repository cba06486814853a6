/** `npm start`: installs what is missing, builds what is stale, and serves site, dashboard, API and media on one port. */
import { spawn } from 'node:child_process';
import { ensureBuilt, providerFile } from './lib/build.ts';
import { memoryEnvironment, memoryFlags } from './lib/memory.ts';
import { projectNode, root } from './lib/paths.mjs';

await ensureBuilt();

const provider = spawn(projectNode(), [...memoryFlags, providerFile()], {
  cwd: root,
  env: { ...memoryEnvironment, ...process.env },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => provider.kill(signal));
provider.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
