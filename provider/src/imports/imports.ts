import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { cutText } from '@vitrine/markdown/cut';
import type { Right } from '../auth/right.ts';
import type { Clock } from '../clock.ts';
import { HttpError, badRequest, conflict } from '../http-error.ts';
import type { Upload } from '../multipart/upload.ts';
import type { Import, ImportRepository, MadeRecord, NewImportItem } from '../repositories/imports.ts';
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

/** What is taken from former sites. One import is under way at a time; the others wait for it. */
export interface Imports {
  /**
   * Looks an export or a backup through. Nothing of the site is written.
   * @throws {HttpError} 400 for a file that is neither, or is damaged
   */
  plan(upload: Upload): Promise<Import>;
  /** Begins with a folder whose files are still to come. */
  collect(name: string): Import;
  /** What was found, also of a folder whose files are still coming. */
  planOf(one: Import): ImportPlan;
  /**
   * Keeps a file of a folder; one with the same place takes its place.
   * @throws {HttpError} 400 for a place that cannot be, 409 once the folder is whole, 413 for more than may be
   */
  addFile(id: number, path: string, upload: Upload): Promise<void>;
  /**
   * Begins, or goes on with what is left.
   * @throws {HttpError} 400 for what was not found, 409 where there is nothing to be done
   */
  run(id: number, choices: ImportChoices): void;
  /** Stops it after the item that it is at. What was made stays. */
  cancel(id: number): void;
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
  resume(): void;
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
const lookedAtOnce = 500;
const gone = 'Its file is no longer there. Choose it again.';

/** Makes the folder of files that imports need; what no import names is removed. */
function openFolder(incoming: string, imports: ImportRepository): string {
  const folder = importFolder(incoming);
  mkdirSync(folder, { recursive: true });
  const isNeeded = ({ state }: Import): boolean =>
    ['collecting', 'planned', 'running', 'cancelled', 'failed'].includes(state);
  const names = new Set([
    ...imports
      .list()
      .filter(isNeeded)
      .map(({ id }) => String(id)),
    ...imports.allFiles(),
  ]);
  for (const name of readdirSync(folder)) {
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return folder;
}

export function createImports({
  services,
  fetcher,
  look,
  limits,
  clock,
  onFailure,
  onWritten,
  isShared,
}: ImportsParts): Imports {
  const { imports, store, atomically } = services;
  const folder = openFolder(store.incoming, imports);
  const stopping = new Map<number, AbortController>();
  const current = new Map<number, string>();
  let line: Promise<void> = Promise.resolve();

  /** Of an export, its file; of a backup, the folder that it was unpacked in. */
  const placeOf = (id: number): string => join(folder, String(id));
  const isHere = ({ id, kind }: Import): boolean =>
    kind === 'folder' ? imports.files(id).every(({ file }) => existsSync(join(folder, file))) : existsSync(placeOf(id));
  const isThere = ({ made, recordId }: Pick<MadeRecord, 'made' | 'recordId'>): boolean => {
    const of = { story: services.stories, project: services.projects, page: services.pages }[made];
    return of.seenBy('administrator').find(recordId) !== null;
  };
  const isTaken = (item: NewImportItem): boolean =>
    imports
      .madeOf(item.source)
      .some((known) => isThere(known) && isSameText(known, item, !item.source.startsWith(' ')));

  const noteTaken = (item: NewImportItem): NewImportItem =>
    isTaken(item) ? { ...item, state: 'skipped', notes: ['It was taken before.'] } : item;

  /** Looks for each whether it was taken before; others are answered in between. */
  async function noteAllTaken(items: readonly NewImportItem[]): Promise<readonly NewImportItem[]> {
    const noted: NewImportItem[] = [];
    for (const item of items) {
      noted.push(noteTaken(item));
      if (noted.length % lookedAtOnce === 0) await setImmediate();
    }
    return noted;
  }

  function keep(id: number, { plan, items }: Pick<Found, 'plan' | 'items'>): void {
    imports.setPlan(id, plan);
    imports.removeItems(id);
    imports.insertItems(id, items);
  }

  const mustFind = (id: number): Import => {
    const found = imports.find(id);
    if (found === null) throw new Error('An import that is not there.');
    return found;
  };

  function assertRoom(): void {
    if (imports.list().length >= most) throw conflict(`There are ${String(most)} imports. Delete some first.`);
  }

  /** A folder is looked through when somebody asks, as its files arrive one by one. */
  function planned(one: Import): Import {
    return one.state === 'collecting' ? { ...one, plan: planFolder(one.name, imports.files(one.id)).plan } : one;
  }

  async function removeFiles(id: number, files = imports.files(id)): Promise<void> {
    await rm(placeOf(id), { recursive: true, force: true });
    await Promise.all(files.map(({ file }) => rm(join(folder, file), { force: true })));
  }

  async function openSource(
    { id, kind, name }: Import,
    { types }: ImportChoices,
    signal: AbortSignal,
  ): Promise<OpenedSource> {
    const { incoming } = store;
    if (kind === 'folder') return openFolderSource(name, imports.files(id), { folder, incoming });
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
      list(host) {
        const { plan } = mustFind(id);
        if (plan.hosts.some((known) => known.host === host)) return;
        imports.setPlan(id, { ...plan, hosts: [...plan.hosts, { host, files: 0 }] });
      },
      look,
      signal,
      now: clock,
      budget: {
        left: () => {
          const { fetched, fetchedBytes } = mustFind(id);
          return fetched >= limits.files ? 0 : limits.allBytes - fetchedBytes;
        },
        take: (bytes) => imports.addFetched(id, 1, bytes),
      },
    };
    try {
      for await (const { ordinal, read } of source.items()) {
        if (signal.aborted) return;
        const item = imports.findItem(id, ordinal);
        if (item === null || item.state !== 'planned') continue;
        const as = Object.hasOwn(choices.types, item.type) ? (choices.types[item.type] ?? 'none') : 'none';
        if (as === 'none') {
          imports.endItem(item.id, 'skipped', ['It was not chosen.']);
          continue;
        }
        if (isTaken(item)) {
          imports.endItem(item.id, 'skipped', ['It was taken before.']);
          continue;
        }
        current.set(id, item.title);
        try {
          const { content, notes } = await read(as, parts);
          const more = await writeDraft(services, {
            content,
            as,
            redirectFrom: choices.redirects ? item.address : null,
            made: (record) => imports.setMade(item.id, record),
          });
          imports.endItem(item.id, 'done', [...new Set([...notes, ...more])]);
          onWritten();
        } catch (error) {
          if (signal.aborted) return;
          if (error instanceof NothingToTake) {
            imports.endItem(item.id, 'skipped', error.notes);
            continue;
          }
          if (!(error instanceof HttpError)) onFailure(error);
          imports.endItem(item.id, 'failed', [error instanceof HttpError ? error.message : 'It could not be stored.']);
        }
      }
    } finally {
      await source.close();
    }
  }

  /** Never rejects. */
  async function work(id: number, stop: AbortController): Promise<void> {
    const one = imports.find(id);
    if (one === null || one.choices === null || one.state !== 'running') return;
    try {
      if (!stop.signal.aborted) await take(one, one.choices, stop.signal);
      // Whoever stopped it has said so already.
      if (stop.signal.aborted) return;
      const { failed } = imports.counts(id);
      const known = new Set(one.plan.hosts.map(({ host }) => host));
      const led = mustFind(id).plan.hosts.filter(({ host }) => !known.has(host));
      const lead = `Pictures lead to ${led.map(({ host }) => host).join(', ')}. Tick ${led.length === 1 ? 'it' : 'them'} below, and import what is left.`;
      imports.setState(id, 'done', led.length === 0 ? null : lead);
      // What failed may be tried again.
      if (failed === 0) await removeFiles(id);
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof HttpError)) onFailure(error);
      imports.setState(id, 'failed', error instanceof HttpError ? error.message : gone);
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
      assertRoom();
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
        const id = atomically(() => {
          const inserted = imports.insert({
            kind: found.kind,
            name: cutText(upload.originalName, 200),
            state: 'planned',
            plan: found.plan,
            createdAt: clock(),
          });
          keep(inserted, { plan: found.plan, items });
          // Before the commit: a file that no import names is removed at the next start, an import without its file is not.
          renameSync(temporary, placeOf(inserted));
          return inserted;
        });
        return mustFind(id);
      } catch (error) {
        await rm(temporary, { recursive: true, force: true });
        throw error;
      }
    },

    collect(name) {
      assertRoom();
      return mustFind(
        imports.insert({ kind: 'folder', name, state: 'collecting', plan: emptyPlan, createdAt: clock() }),
      );
    },

    planOf: (one) => planned(one).plan,

    async addFile(id, typed, upload) {
      const path = readFolderPath(typed);
      const one = mustFind(id);
      if (one.state !== 'collecting') throw conflict('This folder is being taken already.');
      const before = imports.findFile(id, path);
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
      atomically(() => {
        imports.putFile(id, { path, file, bytes: upload.bytes });
        imports.addFetched(id, before === null ? 1 : 0, upload.bytes - (before?.bytes ?? 0));
      });
      if (before !== null) await rm(join(folder, before.file), { force: true });
    },

    run(id, choices) {
      const one = planned(mustFind(id));
      if (one.state === 'running') throw conflict('It is under way already.');
      if (one.state === 'removed') throw conflict('What it brought was deleted. Choose the file again.');
      const unknown = choices.hosts.find((host) => !one.plan.hosts.some((known) => known.host === host));
      if (unknown !== undefined) throw badRequest(`${unknown} is not in this export.`, 'hosts');
      if (Object.keys(choices.types).some((type) => !one.plan.types.some((known) => known.type === type))) {
        throw badRequest('"types" names what is not in it.', 'types');
      }
      atomically(() => {
        if (one.state === 'collecting') {
          const { plan, items } = planFolder(one.name, imports.files(id));
          keep(id, { plan, items: items.map(noteTaken) });
        }
        imports.reopenItems(id);
        if (imports.counts(id).planned === 0) throw conflict('There is nothing left to be taken.');
        imports.setChoices(id, choices);
        imports.setState(id, 'running');
      });
      begin(id);
    },

    cancel(id) {
      if (mustFind(id).state !== 'running') throw conflict('It is not under way.');
      stopping.get(id)?.abort();
      imports.setState(id, 'cancelled');
    },

    async discard(id) {
      const { state } = mustFind(id);
      if (state === 'running') throw conflict('It is under way. Stop it first.');
      if (state !== 'removed' && imports.madeBy(id) > 0) {
        throw conflict('It has brought something, of which this is the account. Delete that first.');
      }
      const files = imports.files(id);
      imports.remove(id);
      await removeFiles(id, files);
    },

    async removeMade(id) {
      if (mustFind(id).state === 'running') throw conflict('It is under way. Stop it first.');
      const count = await removeAll(services, imports.items(id));
      imports.setState(id, 'removed');
      await removeFiles(id);
      return count;
    },

    current: (id) => current.get(id) ?? null,

    resume() {
      for (const { id } of imports
        .list()
        .filter((one) => one.state === 'running' && (!isShared || isHere(one)))
        .toReversed())
        begin(id);
    },

    async close() {
      for (const stop of stopping.values()) stop.abort();
      await line;
    },
  };
}
