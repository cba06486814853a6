import { readLook } from '@vitrine/look';
import { text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { SqliteDatabase } from '../db/sqlite.ts';
import { badRequest } from '../lib/http-error.ts';
import { columnsOf, isUsual } from './assert-usual.ts';
import { mapInTurns } from '../lib/in-order.ts';
import type { About } from '../repositories/about.ts';
import { createRepositories } from '../repositories/index.ts';
import type { Repositories } from '../repositories/index.ts';
import type { Redirect } from '../repositories/redirects.ts';
import { findUnreadable } from '../repositories/revisions.ts';
import type { Site } from '../repositories/site.ts';

/** What a database says that a file is. */
export interface FileClaim {
  readonly file: string;
  readonly contentType: string;
  readonly isOriginal: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfObjects = (value: unknown): boolean => Array.isArray(value) && value.every(isObject);

const unreadable = () => badRequest('What is in this backup cannot be read.', 'file');

type Settings = Site['texts'];

/** Those of the settings that are no text. */
type OtherSetting = {
  [Name in keyof Settings]-?: NonNullable<Settings[Name]> extends string ? never : Name;
}[keyof Settings];

const otherSettings = new Map<string, (value: unknown) => boolean>(
  Object.entries({
    words: isListOfObjects,
    hidden: Array.isArray,
    look: isObject,
    ownFace: isObject,
  } satisfies Record<OtherSetting, (value: unknown) => boolean>),
);

const areSettings = (texts: object): boolean =>
  Object.entries(texts).every(
    ([name, value]) => value === undefined || (otherSettings.get(name)?.(value) ?? typeof value === 'string'),
  );

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isTextOrNone = (value: unknown): boolean => value === null || value === undefined || typeof value === 'string';

/** What an import has found, and what was chosen of it, as `imports/types.ts` has them. */
const isPlan = (plan: unknown): boolean =>
  isObject(plan) &&
  ['types', 'hosts', 'skipped'].every((list) => isListOfObjects(plan[list])) &&
  Array.isArray(plan['skipped']) &&
  plan['skipped'].every(({ names = [] }: { readonly names?: unknown }) => areTexts(names));
const areChoices = (choices: unknown): boolean =>
  isObject(choices) && isObject(choices['types']) && areTexts(choices['hosts']);

type AboutLists = Pick<About, 'whatWeDo' | 'howWeDo' | 'clients' | 'people'>;

const isAboutPage = ({ whatWeDo, howWeDo, clients, people }: AboutLists): boolean =>
  [whatWeDo, howWeDo, clients, people].every(isListOfObjects) &&
  people.every(({ name, role, portrait }) => areTexts([name, role]) && isTextOrNone(portrait)) &&
  whatWeDo.every(({ heading, bulletPoints }) => isTextOrNone(heading) && areTexts(bulletPoints)) &&
  [...howWeDo, ...clients].every((part) => Object.values(part).every(isTextOrNone));

/** What Undo would bring back: rows that their tables can hold, and that can be shown. Of what has no table, ids. */
function createSnapshotCheck(staged: SqliteDatabase): (snapshot: unknown) => boolean {
  const columns = Map.groupBy(columnsOf(staged.file), ({ table }) => table);
  const ofNone = [{ name: 'id', type: 'INTEGER' }];
  const isRow = (table: string, row: Readonly<Record<string, unknown>>): boolean =>
    (columns.get(table) ?? ofNone).every((column) => isUsual(column, row[column.name]));
  const isSite = ({ texts }: Readonly<Record<string, unknown>>): boolean => {
    const settings: unknown = JSON.parse(String(texts));
    return isObject(settings) && areSettings(settings);
  };
  const isAbout = (row: Readonly<Record<string, unknown>>): boolean => {
    // Those of before there were people have none.
    const [whatWeDo, howWeDo, clients, people] = ['what_we_do', 'how_we_do', 'clients', 'people'].map((name) =>
      JSON.parse(String(row[name] ?? '[]')),
    );
    return isAboutPage({ whatWeDo, howWeDo, clients, people });
  };
  const isKeptLook = ({ look }: Readonly<Record<string, unknown>>): boolean =>
    readLook(JSON.parse(String(look))) !== null;
  const checks = new Map([
    ['site', isSite],
    ['about', isAbout],
    ['kept_look', isKeptLook],
  ]);
  const isGood = (table: string, row: Readonly<Record<string, unknown>>): boolean =>
    isRow(table, row) && (checks.get(table)?.(row) ?? true);
  return (snapshot) =>
    isObject(snapshot) &&
    Object.entries(snapshot).every(
      ([table, rows]) => Array.isArray(rows) && rows.every((row) => isObject(row) && isGood(table, row)),
    );
}

/** A path of this site, or a web address, in characters that an HTTP header may have. */
const leadsSomewhere = ({ source, target }: Redirect): boolean =>
  [source, target].every((address) => /^[\x21-\x7e]+$/.test(address)) &&
  (/^\/(?![/\\])/.test(target) || (URL.canParse(target) && /^https?:$/.test(new URL(target).protocol)));

/** Reads all that pages and screens are made of, as the provider will. */
async function readAll(
  { site, about, projects, grids, stories, pages, ...others }: Repositories,
  isSnapshot: (snapshot: unknown) => boolean,
): Promise<void> {
  const settings = await site.get();
  if (settings !== null && !(isObject(settings.texts) && areSettings(settings.texts))) throw unreadable();
  const page = await about.get();
  if (page !== null && !isAboutPage(page)) throw unreadable();
  const all = projects.seenBy('administrator');
  await mapInTurns(await all.list(), async ({ id }) => {
    await all.find(id);
    await grids.ofProject(id);
  });
  await stories.seenBy('administrator').list();
  await pages.seenBy('administrator').list();
  await others.categories.list();
  await others.homeGrid.list('administrator');
  await others.headerVideos.list('administrator');
  await others.homeVideos.list('administrator');
  await mapInTurns(await others.imports.list(), async ({ id, plan, choices }) => {
    const isGood = isPlan(plan) && (choices === null || areChoices(choices));
    if (!isGood) throw unreadable();
    for await (const items of others.imports.items(id))
      if (!items.every(({ notes }) => areTexts(notes))) throw unreadable();
  });
  if (!(await others.redirects.list()).every(leadsSomewhere)) throw unreadable();
  if (!(await others.keptLooks.list()).every(({ look }) => readLook(look) !== null)) throw unreadable();
  await mapInTurns(await others.undo.list(0), async ({ token }) => {
    const { snapshot }: { readonly snapshot?: unknown } = (await others.undo.find(token)) ?? {};
    if (!isSnapshot(snapshot)) throw unreadable();
  });
}

/**
 * Reads everything that a database has, which somebody else may have written: nothing of it may be a fault once it is here.
 * @throws {HttpError} 400
 */
export async function assertReadable(staged: SqliteDatabase): Promise<void> {
  await reading(() => readAll(createRepositories(staged), createSnapshotCheck(staged)));
  if ((await findUnreadable(staged)).ids.length > 0) throw unreadable();
}

/** @throws {HttpError} 400 for what is not as it should be: of another type, no JSON, or JSON too deep to be walked */
async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const isOfItsData =
      error instanceof TypeError ||
      error instanceof SyntaxError ||
      error instanceof RangeError ||
      (error instanceof Error && 'errcode' in error);
    throw isOfItsData ? unreadable() : error;
  }
}

/** Every row of a file in what was stored as JSON, however deep. */
function rowsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(rowsIn);
  if (!isObject(value)) return [];
  const own = 'file' in value && 'content_type' in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(rowsIn)];
}

/**
 * What a database says of its files: those that are shown, and those that Undo and History would bring back.
 * @throws {HttpError} 400
 */
export const fileClaims = (staged: SqliteDatabase): Promise<readonly FileClaim[]> =>
  reading(async () => claimsOf(staged));

function claimsOf(staged: SqliteDatabase): readonly FileClaim[] {
  const of = (row: Row, isOriginal: boolean): FileClaim => ({
    file: text(row, 'file'),
    contentType: text(row, 'content_type'),
    isOriginal,
  });
  const all = (query: string): readonly Row[] => staged.file.prepare(query).all();
  const kept = [...all('SELECT taken AS json FROM undo'), ...all('SELECT body AS json FROM revision')];
  return [
    ...all('SELECT file, content_type FROM media').map((row) => of(row, false)),
    ...all('SELECT file, content_type FROM original').map((row) => of(row, true)),
    ...kept.flatMap((row) => claimsIn(JSON.parse(text(row, 'json')))),
  ];
}

/** Rows of `original` are the only ones with a film. */
function claimsIn(value: unknown): readonly FileClaim[] {
  return rowsIn(value).map((row) => ({
    file: String(row['file']),
    contentType: String(row['content_type']),
    isOriginal: 'film_id' in row,
  }));
}
