/**
 * The floors of the provider, for docs/architecture.md: which folder of `provider/src` stands on which floor, what it is for, and which
 * floor asks which, as the code has it. What may be asked is the rule of `.dependency-cruiser.cjs`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from './paths.mjs';

interface Floor {
  readonly name: string;
  /** By folder, what it is for. */
  readonly rooms: Readonly<Record<string, string>>;
}

const source = 'provider/src';

/** From the top. */
const floors: readonly Floor[] = [
  {
    name: 'What is asked',
    rooms: {
      handlers: 'An operation of the contract each: reads the request, writes in one transaction, says the answer',
      commands: 'What a person runs: backup, restore, move, export, check, password',
    },
  },
  {
    name: 'Services',
    rooms: {
      auth: 'Who may: passwords, passkeys, second factors, sessions, and how often one may try',
      backup: 'Backups made, kept by a rule, proved and restored',
      contract: 'Routes and types of the compiled contract',
      demo: 'The studio that a first start shows',
      export: 'The site as a folder of files',
      'exported-data': 'All data as JSON, and back',
      health: 'Whether all is there and answers: readiness, the watchdog, the check, alerts',
      history: 'Former versions of a record, and their return',
      http: 'What is true of every answer: caches, entity tags, headers, spelling of addresses, old addresses',
      imports: 'Content taken from former sites',
      log: 'Lines of the log, and the requests in it',
      mail: 'Mails, and messages of visitors',
      media: 'Files of pictures and films: looked at, cleaned, kept on disk or in a bucket, made lighter',
      multipart: 'Forms with files, as they arrive',
      pages: 'Pages drawn on the server, feeds, share pictures',
      records: 'Records written and presented, for handlers and imports alike',
      start: 'The data folder, who holds it, and what a first start puts there',
      undo: 'Deletions that can be taken back',
      visibility: 'Links to what is not public, and what who has none sees',
      visits: 'Visitors counted without being watched',
    },
  },
  { name: 'Repositories', rooms: { repositories: 'All SQL' } },
  {
    name: 'Rules and database',
    rooms: {
      db: 'SQLite and PostgreSQL behind one interface, migrations',
      rules: 'Pure rules: what a form may hold, addresses, grids, publication',
    },
  },
  { name: 'What every floor uses', rooms: { lib: 'Clock, errors of HTTP, files, encryption, arrays in order' } },
];

const idOf = (index: number): string => `floor${String(index)}`;
const indexOf = (room: string): number => floors.findIndex(({ rooms }) => Object.hasOwn(rooms, room));

/** Whichever of our files a file imports, but for types. */
function importsOf(file: string): readonly string[] {
  const found = readFileSync(inRoot(file), 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm);
  return [...found].map(([, path = '']) => posix.join(posix.dirname(file), path));
}

/** The folder of `provider/src` that a file is in; `undefined` for those at the front door, which put all together. */
const roomOf = (file: string): string | undefined => new RegExp(String.raw`^${source}/([^/]+)/`).exec(file)?.[1];

/** Which floor imports from which, as `from --> to`. */
function findArrows(): readonly string[] {
  const arrows = new Set<string>();
  for (const name of readdirSync(inRoot(source), { recursive: true, encoding: 'utf8' })) {
    const file = `${source}/${name.replaceAll('\\', '/')}`;
    const from = roomOf(file);
    if (from === undefined || !file.endsWith('.ts')) continue;
    for (const imported of importsOf(file)) {
      const to = roomOf(imported);
      if (to === undefined || indexOf(from) === indexOf(to)) continue;
      arrows.add(`${idOf(indexOf(from))} --> ${idOf(indexOf(to))}`);
    }
  }
  return [...arrows].sort();
}

/**
 * The floors as a drawing and a list.
 * @throws an error that names a folder which stands on no floor, or a room that has no folder
 */
export function drawFloors(): string {
  const folders = readdirSync(inRoot(source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'migrations')
    .map(({ name }) => name);
  const rooms = floors.flatMap((floor) => Object.keys(floor.rooms));
  const lost = [...folders.filter((name) => !rooms.includes(name)), ...rooms.filter((name) => !folders.includes(name))];
  if (lost.length > 0) throw new Error(`scripts/lib/floors.ts and ${source} differ: ${lost.join(', ')}`);
  return [
    '```mermaid',
    'flowchart TB',
    ...floors.map(({ name, rooms: here }, index) => {
      const lines = Object.keys(here).map((room, at) => room + (at % 6 === 5 ? '<br>' : ' · '));
      const text = lines.join('').replace(/(?:<br>| · )$/, '');
      return `  ${idOf(index)}["<b>${name}</b><br>${text}"]`;
    }),
    ...findArrows().map((arrow) => `  ${arrow}`),
    '```',
    '',
    ...floors.flatMap(({ rooms: here }) => Object.entries(here).map(([room, purpose]) => `- \`${room}\`: ${purpose}.`)),
  ].join('\n');
}
