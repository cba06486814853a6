/**
 * Runs the Dockerfile without a container engine: each stage is an empty folder that stands for its root, each instruction does
 * there what the engine would do. An instruction that is not known here fails the test.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Stage {
  readonly root: string;
  readonly env: Record<string, string>;
  /** What the build can be told otherwise, by what it is when nobody does. */
  readonly args: Map<string, string>;
  workdir: string;
  user: string;
  command: readonly string[];
  healthcheck: readonly string[];
  readonly volumes: string[];
  /** Packages of the base image's distribution, which are only noted: this machine has its own. */
  readonly system: string[];
}

const home = mkdtempSync(join(tmpdir(), 'vitrine-container-'));
/** The user `node` of the base image; whoever is not root runs everything as themselves. */
const nodeUser = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

/** Instructions in their order, comments left out and continued lines joined. */
function readInstructions(): readonly { readonly name: string; readonly rest: string }[] {
  const lines = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ', 1).join(''), rest: line.slice(line.indexOf(' ') + 1).trim() }));
}

function readWords(json: string): readonly string[] {
  const words: unknown = JSON.parse(json);
  if (!Array.isArray(words)) throw new Error(`Not a list: ${json}`);
  return words.map(String);
}

/** What `.dockerignore` keeps out of the build: names at the top, or anywhere behind two stars. */
function isIgnored(path: string): boolean {
  const lines = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  const parts = path.split('/');
  return lines.some((line) => (line.startsWith('**/') ? parts.includes(line.slice(3)) : parts[0] === line));
}

/** A path of the container as one of this machine. */
const onMachine = (stage: Stage, path: string): string =>
  path.startsWith('/') ? join(stage.root, path) : join(stage.root, stage.workdir, path);

/** This machine's environment without what names the present project, and with the container's Node in front. */
function environmentOf(stage: Stage): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^(npm_|VITRINE_|VITEST|NODE_ENV|VITE_)/.test(entry[0]),
  );
  return { ...Object.fromEntries(kept), ...stage.env, PATH: `${home}/bin:${process.env['PATH'] ?? ''}` };
}

function copy(stage: Stage, stages: ReadonlyMap<string, Stage>, words: readonly string[]): void {
  const options = words.filter((word) => word.startsWith('--'));
  const paths = words.filter((word) => !word.startsWith('--'));
  const from = stages.get(options.find((option) => option.startsWith('--from='))?.slice(7) ?? '');
  const target = onMachine(stage, paths.at(-1) ?? '');
  for (const path of paths.slice(0, -1)) {
    const source = from === undefined ? resolve(path) : onMachine(from, path);
    const isIntoFolder = paths.at(-1)?.endsWith('/') === true && !statSync(source).isDirectory();
    cpSync(source, isIntoFolder ? join(target, path.split('/').at(-1) ?? '') : target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => from !== undefined || !isIgnored(relative(process.cwd(), file)),
    });
  }
  const owner = options.find((option) => option.startsWith('--chown='));
  if (owner !== undefined && nodeUser.uid !== undefined) chownSync(target, nodeUser.uid, nodeUser.gid);
}

const splitArgument = (rest: string): [string, string] => {
  const [name = '', usual = ''] = rest.split('=');
  return [name, usual];
};

function build(): Stage {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const { name, rest } of readInstructions()) {
    if (name === 'FROM') {
      const [, label = 'last'] = /^node:24-bookworm-slim(?: AS (\w+))?$/.exec(rest) ?? [];
      const root = join(home, label);
      mkdirSync(root);
      stage = {
        root,
        env: {},
        args: new Map(),
        workdir: '/',
        user: 'root',
        command: [],
        healthcheck: [],
        volumes: [],
        system: [],
      };
      stages.set(label, stage);
      continue;
    }
    if (stage === undefined) throw new Error(`${name} before FROM`);
    const words = rest.split(/\s+/);
    if (name === 'WORKDIR') {
      stage.workdir = rest;
      mkdirSync(onMachine(stage, rest), { recursive: true });
    } else if (name === 'COPY') copy(stage, stages, words);
    else if (name === 'ENV') Object.assign(stage.env, Object.fromEntries([rest.split('=')]));
    else if (name === 'RUN' && rest.startsWith('apt-get '))
      stage.system.push(...(/ install (?:--\S+ )*([^&]+)/.exec(rest)?.[1] ?? '').trim().split(' '));
    else if (name === 'RUN')
      execFileSync('sh', ['-c', rest], {
        cwd: onMachine(stage, '.'),
        env: environmentOf(stage),
        stdio: 'pipe',
      });
    else if (name === 'ARG') stage.args.set(...splitArgument(rest));
    else if (name === 'USER') stage.user = stage.args.get(rest.slice(1)) ?? rest;
    else if (name === 'VOLUME') stage.volumes.push(rest);
    else if (name === 'HEALTHCHECK') stage.healthcheck = readWords(rest.slice(rest.indexOf('CMD ') + 4));
    else if (name === 'CMD') stage.command = readWords(rest);
    else if (name !== 'EXPOSE') throw new Error(`This test does not know ${name}`);
  }
  if (stage === undefined) throw new Error('No stage');
  return stage;
}

let image: Stage;

beforeAll(() => {
  chmodSync(home, 0o755);
  mkdirSync(join(home, 'bin'));
  copyFileSync(process.execPath, join(home, 'bin', 'node'));
  image = build();
}, 600_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Starts a command of the image as its user, under the image's environment but on a free port and with the volume's own path. */
function launch(words: readonly string[], port: string) {
  const [file = '', ...args] = words;
  const env = { ...environmentOf(image), HOST: '127.0.0.1', PORT: port, DATA_DIR: onMachine(image, '/data') };
  return spawn(join(home, 'bin', file), args, { cwd: onMachine(image, '.'), env, ...nodeUser, stdio: 'pipe' });
}

const exitOf = (child: ReturnType<typeof launch>) => new Promise((ended) => child.on('exit', ended));

test('the image serves the demo studio as a user without rights, is healthy, and stores only in its volume', async () => {
  expect(image).toMatchObject({ user: 'node', volumes: [image.env['DATA_DIR']], system: ['ffmpeg'] });
  const before = readdirSync(onMachine(image, '.'));
  const provider = launch(image.command, '0');
  try {
    const origin = await new Promise<string>((ready, refuse) => {
      let said = '';
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        const address = /ready at (http:\/\/\S+)/.exec(said)?.[1];
        if (address !== undefined) ready(address);
      };
      provider.stdout.on('data', listen);
      provider.stderr.on('data', listen);
      provider.on('exit', () => refuse(new Error(said)));
    });
    const page = await fetch(origin);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    expect((await fetch(`${origin}/api/projects`)).status).toBe(200);
    expect(await exitOf(launch(image.healthcheck, new URL(origin).port))).toBe(0);
    expect(readdirSync(onMachine(image, '/data'))).toContain('vitrine.db');
    expect(readdirSync(onMachine(image, '.'))).toEqual(before);

    const archive = join(onMachine(image, '/data'), 'backup.tar');
    expect(await exitOf(launch(['node', 'provider/src/commands/backup.ts', archive], '0'))).toBe(0);
    expect(statSync(archive).size).toBeGreaterThan(1_000_000);
  } finally {
    provider.kill('SIGTERM');
  }
  expect(await exitOf(provider)).toBe(0);
  expect(await exitOf(launch(image.healthcheck, '9'))).toBe(1);
}, 120_000);

test('every command of the manual is in the image', async () => {
  const folder = 'provider/src/commands';
  for (const file of readdirSync(folder).filter((name) => name !== 'run.ts')) {
    const command = launch(['node', `${folder}/${file}`], '0');
    let said = '';
    for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    await exitOf(command);
    expect(said, file).not.toContain('ERR_MODULE_NOT_FOUND');
  }
}, 60_000);

test('what only tests and documents the project is not sent to the engine', () => {
  const sent = readdirSync(join(home, 'build', 'build'));
  for (const name of ['tests', 'e2e', 'stories', 'docs', 'bench', '.git']) expect(sent).not.toContain(name);
});

test('nothing is in the image that only builds it', () => {
  const packages = readdirSync(join(onMachine(image, '.'), 'node_modules'));
  expect(packages).not.toEqual(expect.arrayContaining(['vite']));
  expect(packages).not.toEqual(expect.arrayContaining(['react']));
  expect(dirname(onMachine(image, 'dist/provider/server.js'))).toContain(image.workdir);
});
