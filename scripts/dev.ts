/** `npm run dev`: the provider in watch mode, and Vite in front of it. */
import { spawn } from 'node:child_process';
import { watchFile } from 'node:fs';
import { ensureContract } from './lib/contract.mjs';
import { inRoot, projectNode, root } from './lib/paths.mjs';

const port = process.env['PORT'] ?? '3000';
const node = projectNode();
const children = [
  spawn(node, ['--watch-path=provider/src', '--watch-path=packages/contract/dist', 'provider/src/server.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(node, [inRoot('node_modules/vite/bin/vite.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VITRINE_DEV_PROVIDER: `http://127.0.0.1:${port}` },
  }),
];

// The provider restarts with the new contract; an invalid one is ignored until it is fixed.
watchFile(inRoot('openapi.yaml'), { interval: 500 }, () => {
  ensureContract().catch((error) => console.error(error.message));
}).unref();

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
