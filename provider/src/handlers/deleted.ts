import type { HandlersFor, Schemas } from '../contract/types.ts';
import { number } from '../db/rows.ts';
import { badRequest, notFound } from '../http-error.ts';
import type { SlotTable, Snapshot, SnapshotRow, UndoKind, UndoRecord } from '../repositories/undo.ts';
import { toReadable } from '../rules/redirects.ts';
import type { Services } from '../services.ts';

type Deleted = Schemas['Deleted'];

/** Former settings, files and states, revoked links, what stayed in view, and copies, are no deletions: a toast offers them. */
const toasted = ['site', 'link', 'focus', 'replaced_file', 'copy', 'revision'] as const;
type DeletedKind = Exclude<UndoKind, (typeof toasted)[number]>;
type DeletedRecord = UndoRecord & { readonly token: string; readonly kind: DeletedKind };

const isDeletion = (kind: UndoKind): kind is DeletedKind => !toasted.some((one) => one === kind);

/** The kinds as the contract names them. */
const kinds: Readonly<Record<DeletedKind, Deleted['kind']>> = {
  project: 'project',
  category: 'category',
  story: 'story',
  header_video: 'headerVideo',
  home_grid: 'homeGrid',
  loose_media: 'media',
  about: 'about',
  original: 'original',
  page: 'page',
  redirect: 'redirect',
};

const places: Readonly<Record<SlotTable, NonNullable<Deleted['uses']>[number]['place']>> = {
  header_video: 'headerVideo',
  home_video: 'homeVideo',
  home_grid: 'homeGrid',
};

const rowsOf = (snapshot: Snapshot, table: string): readonly SnapshotRow[] => snapshot[table] ?? [];

/** The first text in a column of the rows of a table; `null` where there is none. */
function textOf(snapshot: Snapshot, table: string, column: string): string | null {
  const value = rowsOf(snapshot, table)[0]?.[column];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** What was deleted, and can still be restored. */
export function deletedHandlers({
  undo,
  projects,
  revisions,
  store,
  clock,
  atomically,
}: Pick<Services, 'undo' | 'projects' | 'revisions' | 'store' | 'clock' | 'atomically'>): HandlersFor<
  'listDeleted' | 'emptyDeleted' | 'purgeDeleted'
> {
  const list = (): readonly DeletedRecord[] =>
    undo.list(clock()).flatMap(({ kind, ...record }) => (!isDeletion(kind) ? [] : [{ ...record, kind }]));

  /** The title of the project that a slot showed, deleted or not. */
  function projectTitle(id: number, records: readonly UndoRecord[]): string | null {
    const deleted = records.flatMap(({ snapshot }) => rowsOf(snapshot, 'project')).find((row) => row['id'] === id)?.[
      'title'
    ];
    return projects.seenBy('administrator').find(id)?.title ?? (typeof deleted === 'string' ? deleted : null);
  }

  function titleOf({ kind, snapshot }: UndoRecord, records: readonly UndoRecord[]): string | null {
    if (kind === 'header_video' || kind === 'home_grid') {
      const [slot] = rowsOf(snapshot, kind);
      return slot === undefined ? null : projectTitle(number(slot, 'project_id'), records);
    }
    if (kind === 'category') return textOf(snapshot, kind, 'name');
    if (kind === 'about') return textOf(snapshot, kind, 'intro_heading');
    if (kind === 'loose_media') {
      const [loose] = rowsOf(snapshot, kind);
      const name = rowsOf(snapshot, 'media').find((row) => row['id'] === loose?.['media_id'])?.['original_name'];
      return typeof name === 'string' && name !== '' ? name : null;
    }
    if (kind === 'original') return textOf(snapshot, kind, 'original_name');
    if (kind === 'redirect') return toReadable(textOf(snapshot, kind, 'source') ?? '');
    return textOf(snapshot, kind, 'title');
  }

  function present(record: DeletedRecord, records: readonly UndoRecord[]): Deleted {
    const { snapshot, token, kind, deletedAt, expiresAt } = record;
    // What still stands somewhere, in a story or elsewhere, is not deleted.
    const media = rowsOf(snapshot, 'media').filter((row) => !undo.has('media', row['id']));
    const files = [...media, ...rowsOf(snapshot, 'original')];
    const tables = ['header_video', 'home_video', 'home_grid'] as const;
    return {
      undo: token,
      kind: kinds[kind],
      title: titleOf(record, records),
      deletedAt: new Date(deletedAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
      // A rendition is nothing that anybody brought.
      files: files.length - rowsOf(snapshot, 'rendition').length,
      bytes: files.reduce((sum, row) => sum + number(row, 'bytes'), 0),
      uses: tables.flatMap((table) =>
        rowsOf(snapshot, table).map((row) => ({ place: places[table], position: number(row, 'position') })),
      ),
      projects: rowsOf(snapshot, 'categorised').length,
    };
  }

  return {
    listDeleted: () => {
      const records = list();
      return { status: 200, body: { data: records.map((record) => present(record, records)) } };
    },

    purgeDeleted: async ({ params }) => {
      const files = atomically(() => {
        const token = params['token'] ?? '';
        if (undo.find(token) === null) throw notFound('deletion');
        return [...undo.remove(token), ...revisions.sweep()];
      });
      await store.remove(files);
      return { status: 200, body: { message: 'Deleted for good.' } };
    },

    emptyDeleted: async ({ query: { until } }) => {
      const limit = until === undefined ? Infinity : Date.parse(until);
      if (Number.isNaN(limit)) throw badRequest('"until" is not valid.');
      const files = atomically(() => [
        ...list()
          .filter(({ deletedAt }) => deletedAt <= limit)
          .flatMap(({ token }) => undo.remove(token)),
        ...revisions.sweep(),
      ]);
      await store.remove(files);
      return { status: 200, body: { message: 'Recently deleted is empty.' } };
    },
  };
}
