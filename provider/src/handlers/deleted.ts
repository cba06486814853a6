import type { HandlersFor, Schemas } from '../contract/types.ts';
import { number } from '../db/rows.ts';
import { titleOfDeleted } from '../undo/deleted-title.ts';
import { badRequest, notFound } from '../lib/http-error.ts';
import { rowsOf, slotTables } from '../repositories/undo.ts';
import type { SlotTable, Snapshot, UndoFacts, UndoKind } from '../repositories/undo.ts';
import type { Services } from '../services.ts';
import { filterInOrder, flatMapInOrder, mapInTurns } from '../lib/in-order.ts';

type Deleted = Schemas['Deleted'];

/** Former settings, files, second lights and states, revoked links, what stayed in view, and copies, are no deletions: a toast offers them. */
const toasted = ['site', 'link', 'focus', 'captions', 'replaced_file', 'second_light', 'copy', 'revision'] as const;
type DeletedKind = Exclude<UndoKind, (typeof toasted)[number]>;
type DeletedFacts = UndoFacts & { readonly kind: DeletedKind };

const isDeletion = (kind: UndoKind): kind is DeletedKind => !toasted.some((one) => one === kind);

/** The kinds as the contract names them. */
const kinds: Readonly<Record<DeletedKind, Deleted['kind']>> = {
  project: 'project',
  category: 'category',
  story: 'story',
  header_video: 'headerVideo',
  home_grid: 'homeGrid',
  loose_media: 'media',
  text_picture: 'media',
  about: 'about',
  original: 'original',
  page: 'page',
  redirect: 'redirect',
  kept_look: 'look',
  message: 'message',
};

const places: Readonly<Record<SlotTable, NonNullable<Deleted['uses']>[number]['place']>> = {
  header_video: 'headerVideo',
  home_video: 'homeVideo',
  home_grid: 'homeGrid',
};

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
  const list = async (): Promise<readonly DeletedFacts[]> =>
    (await undo.list(clock())).flatMap(({ kind, ...record }) => (!isDeletion(kind) ? [] : [{ ...record, kind }]));

  async function present({ token, kind, deletedAt, expiresAt }: DeletedFacts, snapshot: Snapshot): Promise<Deleted> {
    // What still stands somewhere, in a story or elsewhere, is not deleted.
    const media = await filterInOrder(rowsOf(snapshot, 'media'), async (row) => !(await undo.has('media', row['id'])));
    const files = [...media, ...rowsOf(snapshot, 'original')];
    return {
      undo: token,
      kind: kinds[kind],
      title: await titleOfDeleted({ kind, snapshot }, { undo, projects, clock }),
      deletedAt: new Date(deletedAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
      // A rendition is nothing that anybody brought.
      files: files.length - rowsOf(snapshot, 'rendition').length,
      bytes: files.reduce((sum, row) => sum + number(row, 'bytes'), 0),
      uses: slotTables.flatMap((table) =>
        rowsOf(snapshot, table).map((row) => ({ place: places[table], position: number(row, 'position') })),
      ),
      projects: rowsOf(snapshot, 'categorised').length,
    };
  }

  return {
    listDeleted: async () => {
      const data = await mapInTurns(await list(), async (facts) => {
        const record = await undo.find(facts.token);
        // Restored, or gone for good, in between.
        return record === null ? [] : [await present(facts, record.snapshot)];
      });
      return { status: 200, body: { data: data.flat() } };
    },

    purgeDeleted: async ({ params }) => {
      const files = await atomically(async () => {
        const token = params['token'] ?? '';
        if ((await undo.find(token)) === null) throw notFound('deletion');
        return [...(await undo.remove(token)), ...(await revisions.sweep())];
      });
      await store.remove(files);
      return { status: 200, body: { message: 'Deleted for good.' } };
    },

    emptyDeleted: async ({ query: { until } }) => {
      const limit = until === undefined ? Infinity : Date.parse(until);
      if (Number.isNaN(limit)) throw badRequest('"until" is not valid.');
      const files = await atomically(async () => [
        ...(await flatMapInOrder(
          (await list()).filter(({ deletedAt }) => deletedAt <= limit),
          ({ token }) => undo.remove(token),
        )),
        ...(await revisions.sweep()),
      ]);
      await store.remove(files);
      return { status: 200, body: { message: 'Recently deleted is empty.' } };
    },
  };
}
