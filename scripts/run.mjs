/**
 * `node scripts/run.mjs FILE …`: runs a TypeScript file of the repository with the project's Node. On a fresh clone it installs
 * the packages first, which any Node from 20 can do: this file and those it imports are JavaScript for that.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, projectNode, root } from './lib/paths.mjs';

const [name = '', ...args] = process.argv.slice(2);
const file = inRoot(name);

/**
 * npm runs its scripts in a shell that a signal ends without passing it on. The server would go on alone, and hold its data folder against the
 * next start: it is told to stop, too.
 */
function endWithNpm() {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}
if (process.env.npm_lifecycle_event === 'start') endWithNpm();

// Provider commands may run as a user without write access to the packages.
if (!name.startsWith('provider/') || !existsSync(inRoot('node_modules'))) await ensureInstalled();

if (Number(process.versions.node.split('.')[0]) >= 24) {
  process.argv.splice(1, Infinity, file, ...args);
  await import(pathToFileURL(file).href);
} else {
  const child = spawn(projectNode(), [file, ...args], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}
