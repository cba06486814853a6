import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inRoot, projectNode, root } from './paths.mjs';

/** Environment in which `node` and the installed tools are the project's own. */
function toolEnvironment(extra) {
  const bin = inRoot('node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * Runs a command in the repository and resolves with its exit code (1 when a signal ended it).
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, heard?: boolean }} [options] quiet keeps the output until it is
 * asked for; heard keeps it and prints it too
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, quiet = false, heard = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(env),
      stdio: ['ignore', quiet || heard ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    if (heard) child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a script or a package's command file with the project's Node. */
export function runNode(args, options) {
  return run(projectNode(), args, options);
}
