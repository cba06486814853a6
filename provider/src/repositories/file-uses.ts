import type { Database } from '../db/database.ts';
import { number, text, textOrNull } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import { placeInWords, titled } from '../rules/place-name.ts';
import { createMediaPlaceRepository } from './media-places.ts';
import type { MediaPlaceRepository } from './media-places.ts';
import { flatMapInOrder, mapInOrder } from '../lib/in-order.ts';

/** A file of the store, and what it is there for. */
export interface FileUse {
  /** Its name in the folder `media`. */
  readonly file: string;
  /** Its file name at the upload, where that is known. */
  readonly name: string | null;
  /** In words: 'project Upar: header', or 'only in Recently Deleted'. */
  readonly uses: readonly string[];
}

const settings = {
  wordmark_dark_id: 'dark wordmark',
  wordmark_light_id: 'light wordmark',
  icon_id: 'icon',
  touch_icon_id: 'icon of home screens',
  face_id: 'typeface',
  face_rest_id: 'typeface, rarer letters',
} as const;

/** With more files than this, the places of all files are read in one query. */
const few = 20;

/** What of a medium has a file of its own, too. */
const companions = [
  ['poster', 'SELECT film.id FROM media AS film JOIN media AS own ON own.id = film.poster_id WHERE own.file = ?'],
  [
    'lighter version',
    'SELECT rendition.film_id AS id FROM rendition JOIN media AS own ON own.id = rendition.media_id WHERE own.file = ?',
  ],
  ['second light', 'SELECT day_id AS id FROM second_light JOIN media AS own ON own.id = media_id WHERE own.file = ?'],
  ['original', 'SELECT film_id AS id FROM original WHERE file = ?'],
] as const;

/** What a revision is of, in words; what has been deleted has no title any more. */
function keptBy(row: Row): string {
  const [kind, title] = [text(row, 'kind'), textOrNull(row, 'title')];
  if (kind === 'project' || kind === 'story') return title === null ? `a deleted ${kind}` : `${kind} ${titled(title)}`;
  return kind === 'about' ? 'the About page' : `the ${kind}`;
}

async function placesOf(
  places: MediaPlaceRepository,
  isMany: boolean,
): Promise<(id: number) => Promise<readonly string[]>> {
  if (!isMany) return async (id) => (await places.of(id)).map(placeInWords);
  const { files } = await places.page(null, Infinity);
  const all = new Map(files.map((one) => [one.mediaId, one.places]));
  return async (id) => (all.get(id) ?? []).map(placeInWords);
}

/**
 * Says what files are there for: the places where they stand, or that only the history or a deletion still needs them.
 * @param db of the newest schema
 */
export async function describeFiles(db: Database, files: readonly string[]): Promise<readonly FileUse[]> {
  const find = db.prepare('SELECT id, original_name FROM media WHERE file = ?');
  const findOriginal = db.prepare('SELECT original_name FROM original WHERE file = ?');
  const site = db.prepare(`SELECT ${Object.keys(settings).join(', ')} FROM site`);
  const films = companions.map(([what, sql]) => [what, db.prepare(sql)] as const);
  const deletions = db.prepare('SELECT undo.kind FROM undo_file JOIN undo USING (token) WHERE undo_file.file = ?');
  const revisions = db.prepare(
    `SELECT DISTINCT revision.kind, coalesce(project.title, story.title) AS title FROM revision_media
       JOIN revision ON revision.id = revision_media.revision_id
       LEFT JOIN project ON revision.kind = 'project' AND project.id = revision.target_id
       LEFT JOIN story ON revision.kind = 'story' AND story.id = revision.target_id
     WHERE revision_media.file = ?`,
  );
  const stands = await placesOf(createMediaPlaceRepository(db), files.length > few);

  async function standing(file: string, row: Row | undefined): Promise<readonly string[]> {
    const id = row === undefined ? null : number(row, 'id');
    const facts = id === null ? undefined : await site.get();
    return [
      ...(id === null ? [] : await stands(id)),
      ...Object.entries(settings).flatMap(([column, what]) =>
        facts?.[column] === id && id !== null ? [`settings: ${what}`] : [],
      ),
      ...(await flatMapInOrder(
        films,
        async ([what, statement]) =>
          await flatMapInOrder(await statement.all(file), async (film) =>
            (await stands(number(film, 'id'))).map(
              (place) => `${what} of a ${what === 'second light' ? 'file' : 'film'}, ${place}`,
            ),
          ),
      )),
    ];
  }

  async function kept(file: string): Promise<readonly string[]> {
    const isDeleted = (await deletions.get(file)) !== undefined;
    const histories = new Set((await revisions.all(file)).map(keptBy));
    return [
      ...[...histories].map((of) => `only in the history of ${of}`),
      ...(isDeleted ? ['only in Recently Deleted'] : []),
    ];
  }

  return await mapInOrder(files, async (file) => {
    const row = await find.get(file);
    const uses = await standing(file, row);
    return {
      file,
      name: textOrNull(row ?? (await findOriginal.get(file)) ?? { original_name: null }, 'original_name'),
      uses: uses.length > 0 ? uses : await kept(file),
    };
  });
}
