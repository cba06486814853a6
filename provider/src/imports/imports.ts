import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cutText } from '@vitrine/markdown/cut';
import type { Right } from '../auth/right.ts';
import type { Clock } from '../lib/clock.ts';
import { HttpError, badRequest, conflict } from '../lib/http-error.ts';
import type { Upload } from '../lib/upload.ts';
import type {
  Import,
  ImportFile,
  ImportItem,
  ImportRepository,
  MadeRecord,
  NewImportItem,
} from '../repositories/imports.ts';
import type { Repositories } from '../repositories/index.ts';
import { openBackupSource, unpackBackup } from './backup-source.ts';
import { openExportSource } from './export-source.ts';
import type { MediaFetcher } from './fetch-media.ts';
import { openFolderSource, planFolder, readFolderPath } from './folder-source.ts';
import { fileKind } from './file-kind.ts';
import { importFolder } from './former-files.ts';
import { isSameText } from './identity.ts';
import type { ImportLimits } from './limits.ts';
import { planExport, planUnpacked } from './look-apart.ts';
import type { LookAtFile } from './look-at-file.ts';
import { removeAll, type RemoveServices } from './remove.ts';
import { NothingToTake, type Found, type OpenedSource, type SourceParts } from './source.ts';
import { emptyPlan, type ImportChoices, type ImportPlan } from './types.ts';
import { writeDraft } from './write.ts';
import type { WriteServices } from './write-parts.ts';
import { mapInOrder, someInOrder } from '../lib/in-order.ts';
import { inPortions } from '../lib/in-portions.ts';

/** What is taken from former sites. One import is under way at a time; the others wait for it. */
export interface Imports {
  /**
   * Looks an export or a backup through. Nothing of the site is written.
   * @throws {HttpError} 400 for a file that is neither, or is damaged
   */
  plan(upload: Upload): Promise<Import>;
  /** Begins with a folder whose files are still to come. */
  collect(name: string): Promise<Import>;
  /** What was found, also of a folder whose files are still coming. */
  planOf(one: Import): Promise<ImportPlan>;
  /**
   * Keeps a file of a folder; one with the same place takes its place.
   * @throws {HttpError} 400 for a place that cannot be, 409 once the folder is whole, 413 for more than may be
   */
  addFile(id: number, path: string, upload: Upload): Promise<void>;
  /**
   * Begins, or goes on with what is left.
   * @throws {HttpError} 400 for what was not found, 409 where there is nothing to be done
   */
  run(id: number, choices: ImportChoices): Promise<void>;
  /** Stops it after the item that it is at. What was made stays. */
  cancel(id: number): Promise<void>;
  /** Forgets an import that has made nothing. @throws {HttpError} 409 for one that has */
  discard(id: number): Promise<void>;
  /**
   * Deletes everything that it brought, as it can be deleted one by one: all of it can be restored for thirty days.
   * @returns how many records there were
   * @throws {HttpError} 409 while it is under way
   */
  removeMade(id: number): Promise<number>;
  /** What it is at; `null` while it is not under way. */
  current(id: number): string | null;
  /** Goes on with what was under way when the provider ended. */
  resume(): Promise<void>;
  /** Stops, and waits until nothing is under way. What is left goes on with {@link resume}. */
  close(): Promise<void>;
}

interface ImportsParts {
  readonly services: WriteServices & RemoveServices & Pick<Repositories, 'imports'> & { readonly right: Right };
  readonly fetcher: MediaFetcher;
  readonly look: LookAtFile;
  readonly limits: ImportLimits;
  readonly clock: Clock;
  readonly onFailure: (reason: unknown) => void;
  /** After each item that was made. */
  readonly onWritten: () => void;
  /** Whether other servers on the same database may be at work on imports whose files they have. */
  readonly isShared: boolean;
}

const most = 100;
/** How many items are looked at, or written, before the event loop turns to other requests. */
const atOnce = 500;
const unfinished = 'It was not looked through to its end. Choose its file again.';
/** Another server may still write what was begun so recently, in milliseconds. */
const longestWrite = 60 * 60 * 1000;
const gone = 'Its file is no longer there. Choose it again.';
const unforeseen =
  'The server failed at it unexpectedly. What was made stays. Try what is left once more. If it fails again, ask whoever looks after the server: its log says why.';

/** Makes the folder of files that imports need; what no import names is removed. */
async function openFolder(incoming: string, imports: ImportRepository): Promise<string> {
  const folder = importFolder(incoming);
  mkdirSync(folder, { recursive: true });
  const isNeeded = ({ state }: Import): boolean =>
    ['collecting', 'planned', 'running', 'cancelled', 'failed'].includes(state);
  const names = new Set([
    ...(await imports.list()).filter(isNeeded).map(({ id }) => String(id)),
    ...(await imports.allFiles()),
  ]);
  for (const name of readdirSync(folder)) {
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return folder;
}

/** Opens the folder of imports' files, and removes from it what no import needs. */
export async function createImports({
  services,
  fetcher,
  look,
  limits,
  clock,
  onFailure,
  onWritten,
  isShared,
}: ImportsParts): Promise<Imports> {
  const { imports, store, atomically } = services;
  await imports.endUnfinished(unfinished, isShared ? clock() - longestWrite : Number.MAX_SAFE_INTEGER);
  const folder = await openFolder(store.incoming, imports);
  const stopping = new Map<number, AbortController>();
  const current = new Map<number, string>();
  let line: Promise<void> = Promise.resolve();

  /** Of an export, its file; of a backup, the folder that it was unpacked in. */
  const placeOf = (id: number): string => join(folder, String(id));
  const isHere = async ({ id, kind }: Import): Promise<boolean> =>
    kind === 'folder'
      ? (await imports.files(id)).every(({ file }) => existsSync(join(folder, file)))
      : existsSync(placeOf(id));
  const isThere = async ({ made, recordId }: Pick<MadeRecord, 'made' | 'recordId'>): Promise<boolean> => {
    const of = { story: services.stories, project: services.projects, page: services.pages }[made];
    return (await of.seenBy('administrator').find(recordId)) !== null;
  };
  const isTaken = async (item: NewImportItem): Promise<boolean> =>
    await someInOrder(
      await imports.madeOf(item.source),
      async (known) => (await isThere(known)) && isSameText(known, item, !item.source.startsWith(' ')),
    );

  const noteTaken = async (item: NewImportItem): Promise<NewImportItem> =>
    (await isTaken(item)) ? { ...item, state: 'skipped', notes: ['It was taken before.'] } : item;

  /** Looks for each whether it was taken before; others are answered in between. */
  async function noteAllTaken(items: readonly NewImportItem[]): Promise<readonly NewImportItem[]> {
    const noted: NewImportItem[] = [];
    for await (const some of inPortions(items, atOnce)) noted.push(...(await mapInOrder(some, noteTaken)));
    return noted;
  }

  async function keep(id: number, { plan, items }: Pick<Found, 'plan' | 'items'>): Promise<void> {
    await imports.setPlan(id, plan);
    await imports.removeItems(id);
    await imports.insertItems(id, items);
  }

  const mustFind = async (id: number): Promise<Import> => {
    const found = await imports.find(id);
    if (found === null) throw new Error('An import that is not there.');
    return found;
  };

  async function assertThere(id: number): Promise<void> {
    if ((await imports.find(id)) === null) throw conflict('It was deleted meanwhile.');
  }

  async function assertRoom(): Promise<void> {
    if ((await imports.list()).length >= most) throw conflict(`There are ${String(most)} imports. Delete some first.`);
  }

  /** A folder is looked through when somebody asks, as its files arrive one by one. */
  async function planned(one: Import): Promise<Import> {
    return one.state === 'collecting' ? { ...one, plan: planFolder(one.name, await imports.files(one.id)).plan } : one;
  }

  async function removeFiles(id: number, known?: readonly ImportFile[]): Promise<void> {
    const files = known ?? (await imports.files(id));
    await rm(placeOf(id), { recursive: true, force: true });
    await Promise.all(files.map(({ file }) => rm(join(folder, file), { force: true })));
  }

  async function openSource(
    { id, kind, name }: Import,
    { types }: ImportChoices,
    signal: AbortSignal,
  ): Promise<OpenedSource> {
    const { incoming } = store;
    if (kind === 'folder') return openFolderSource(name, await imports.files(id), { folder, incoming });
    if (kind === 'backup') return openBackupSource(placeOf(id), incoming);
    return openExportSource({ path: placeOf(id), isGhost: kind === 'ghost', limits }, { types, incoming, signal });
  }

  async function take(one: Import, choices: ImportChoices, signal: AbortSignal): Promise<void> {
    const { id } = one;
    const source = await openSource(one, choices, signal);
    const listed = new Set(one.plan.hosts.map(({ host }) => host));
    const parts: SourceParts = {
      fetcher,
      // A site answers with `www.` and without it.
      hosts: new Set(choices.hosts.flatMap((host) => [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`])),
      isListed: (host) => listed.has(host),
      async list(host) {
        const { plan } = await mustFind(id);
        if (plan.hosts.some((known) => known.host === host)) return;
        await imports.setPlan(id, { ...plan, hosts: [...plan.hosts, { host, files: 0 }] });
      },
      look,
      signal,
      now: clock,
      budget: {
        left: async () => {
          const { fetched, fetchedBytes } = await mustFind(id);
          return fetched >= limits.files ? 0 : limits.allBytes - fetchedBytes;
        },
        take: (bytes) => imports.addFetched(id, 1, bytes),
      },
    };
    try {
      for await (const { ordinal, read } of source.items()) {
        if (signal.aborted) return;
        const item = await imports.findItem(id, ordinal);
        if (item === null || item.state !== 'planned') continue;
        const as = Object.hasOwn(choices.types, item.type) ? (choices.types[item.type] ?? 'none') : 'none';
        if (as === 'none') {
          await imports.endItem(item.id, 'skipped', ['It was not chosen.']);
          continue;
        }
        if (await isTaken(item)) {
          await imports.endItem(item.id, 'skipped', ['It was taken before.']);
          continue;
        }
        current.set(id, item.title);
        try {
          const { content, notes } = await read(as, parts);
          const address = content.queryAddress ?? '';
          const query =
            choices.redirects && address !== ''
              ? [`Its old address ${address} cannot lead to it: redirects are of paths, and this has a query.`]
              : [];
          await writeDraft(services, {
            content,
            as,
            redirectFrom: choices.redirects ? item.address : null,
            formerPaths: choices.redirects ? (content.formerPaths ?? []) : [],
            // With its account, in one transaction: killed in between, neither is there.
            made: async (record, more) => {
              await imports.setMade(item.id, record);
              await imports.endItem(item.id, 'done', [...new Set([...notes, ...query, ...more])]);
            },
          });
          onWritten();
        } catch (error) {
          if (signal.aborted) return;
          if (error instanceof NothingToTake) {
            await imports.endItem(item.id, 'skipped', error.notes);
            continue;
          }
          if (!(error instanceof HttpError)) onFailure(error);
          await imports.endItem(item.id, 'failed', [
            error instanceof HttpError ? error.message : 'It could not be stored.',
          ]);
        }
      }
    } finally {
      await source.close();
    }
  }

  /** Never rejects. */
  async function work(id: number, stop: AbortController): Promise<void> {
    const one = await imports.find(id);
    if (one === null || one.choices === null || one.state !== 'running') return;
    try {
      if (!stop.signal.aborted) await take(one, one.choices, stop.signal);
      const known = new Set(one.plan.hosts.map(({ host }) => host));
      const isWhole = await atomically(async () => {
        // Whoever stopped it has said so already.
        if (stop.signal.aborted) return false;
        const { failed } = await imports.counts(id);
        const led = (await mustFind(id)).plan.hosts.filter(({ host }) => !known.has(host));
        const lead = `Pictures lead to ${led.map(({ host }) => host).join(', ')}. Tick ${led.length === 1 ? 'it' : 'them'} below, and import what is left.`;
        await imports.setState(id, 'done', led.length === 0 ? null : lead);
        return failed === 0;
      });
      // What failed may be tried again.
      if (isWhole) await removeFiles(id);
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof HttpError)) onFailure(error);
      const reason = (await isHere(one)) ? unforeseen : gone;
      await imports.setState(id, 'failed', error instanceof HttpError ? error.message : reason);
    } finally {
      current.delete(id);
      if (stopping.get(id) === stop) stopping.delete(id);
    }
  }

  function begin(id: number): void {
    const stop = new AbortController();
    stopping.set(id, stop);
    services.right.leave(() => {
      line = line.then(() => work(id, stop)).catch(onFailure);
    });
  }

  return {
    async plan(upload) {
      await assertRoom();
      const fileIs = await fileKind(upload.path, upload.originalName);
      const temporary = join(folder, randomBytes(12).toString('hex'));
      try {
        if (fileIs === 'backup') await unpackBackup(upload.path, temporary);
        else await rename(upload.path, temporary);
        const found =
          fileIs === 'backup'
            ? await planUnpacked(temporary, limits)
            : await planExport({ path: temporary, isGhost: fileIs === 'ghost', limits });
        const items = await noteAllTaken(found.items);
        // Until all of it is there, nobody sees or runs it; where the provider ends before, the next start says so.
        const id = await atomically(() =>
          imports.insert({
            kind: found.kind,
            name: cutText(upload.originalName, 200),
            state: 'failed',
            plan: emptyPlan,
            createdAt: clock(),
          }),
        );
        try {
          for await (const some of inPortions(items, atOnce)) {
            await atomically(async () => {
              await assertThere(id);
              await imports.insertItems(id, some);
            });
          }
          await atomically(async () => {
            await assertThere(id);
            await imports.setPlan(id, found.plan);
            await imports.setState(id, 'planned');
            // Before the commit: a file that no import names is removed at the next start, an import without its file is not.
            renameSync(temporary, placeOf(id));
          });
        } catch (error) {
          // By nobody's right: that of who began it may be what has ended.
          await services.right.leave(() => atomically(() => imports.remove(id)));
          throw error;
        }
        return await mustFind(id);
      } catch (error) {
        await rm(temporary, { recursive: true, force: true });
        throw error;
      }
    },

    async collect(name) {
      const id = await atomically(async () => {
        await assertRoom();
        return imports.insert({ kind: 'folder', name, state: 'collecting', plan: emptyPlan, createdAt: clock() });
      });
      return mustFind(id);
    },

    planOf: async (one) => (await planned(one)).plan,

    async addFile(id, typed, upload) {
      const path = readFolderPath(typed);
      const one = await mustFind(id);
      if (one.state !== 'collecting') throw conflict('This folder is being taken already.');
      const before = await imports.findFile(id, path);
      if (before === null && one.fetched >= limits.files) {
        throw new HttpError(413, `A folder may have ${limits.files.toLocaleString('en')} files at most.`, {
          part: 'file',
        });
      }
      if (one.fetchedBytes + upload.bytes > limits.allBytes) {
        throw new HttpError(413, 'The folder is larger than may be. Bring it in parts.', { part: 'file' });
      }
      const file = randomBytes(12).toString('hex');
      await rename(upload.path, join(folder, file));
      await atomically(async () => {
        await imports.putFile(id, { path, file, bytes: upload.bytes });
        await imports.addFetched(id, before === null ? 1 : 0, upload.bytes - (before?.bytes ?? 0));
      });
      if (before !== null) await rm(join(folder, before.file), { force: true });
    },

    async run(id, choices) {
      await atomically(async () => {
        const one = await planned(await mustFind(id));
        if (one.state === 'running') throw conflict('It is under way already.');
        if (one.state === 'removed') throw conflict('What it brought was deleted. Choose the file again.');
        const unknown = choices.hosts.find((host) => !one.plan.hosts.some((known) => known.host === host));
        if (unknown !== undefined) throw badRequest(`${unknown} is not in this export.`, 'hosts');
        if (Object.keys(choices.types).some((type) => !one.plan.types.some((known) => known.type === type))) {
          throw badRequest('"types" names what is not in it.', 'types');
        }
        if (one.state === 'collecting') {
          const { plan, items } = planFolder(one.name, await imports.files(id));
          await keep(id, { plan, items: await mapInOrder(items, noteTaken) });
        }
        await imports.reopenItems(id);
        if ((await imports.counts(id)).planned === 0) throw conflict('There is nothing left to be taken.');
        await imports.setChoices(id, choices);
        await imports.setState(id, 'running');
      });
      begin(id);
    },

    async cancel(id) {
      await atomically(async () => {
        if ((await mustFind(id)).state !== 'running') throw conflict('It is not under way.');
        stopping.get(id)?.abort();
        await imports.setState(id, 'cancelled');
      });
    },

    async discard(id) {
      const files = await atomically(async () => {
        const { state } = await mustFind(id);
        if (state === 'running') throw conflict('It is under way. Stop it first.');
        if (state !== 'removed' && (await imports.madeBy(id)) > 0) {
          throw conflict('It has brought something, of which this is the account. Delete that first.');
        }
        const former = await imports.files(id);
        await imports.remove(id);
        return former;
      });
      await removeFiles(id, files);
    },

    async removeMade(id) {
      if ((await mustFind(id)).state === 'running') throw conflict('It is under way. Stop it first.');
      const items: ImportItem[] = [];
      for await (const page of imports.items(id)) items.push(...page);
      const count = await removeAll(services, items);
      await imports.setState(id, 'removed');
      await removeFiles(id);
      return count;
    },

    current: (id) => current.get(id) ?? null,

    async resume() {
      for (const one of (await imports.list()).toReversed()) {
        if (one.state === 'running' && (!isShared || (await isHere(one)))) begin(one.id);
      }
    },

    async close() {
      for (const stop of stopping.values()) stop.abort();
      await line;
    },
  };
}
