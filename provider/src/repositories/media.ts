import type { Database } from '../db/database.ts';
import type { Dialect } from '../db/dialect.ts';
import { insertedId, number, numberOrNull, text, textOrNull } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { Clock } from '../lib/clock.ts';
import { createCleanFileRepository } from './clean-files.ts';
import { siteFileColumns } from './site.ts';
import { visibleTables } from './visibility.ts';
import { mediaInTexts } from './text-media.ts';
import type { MediaFacts } from '../media/inspect.ts';
import type { Focus } from '../rules/focus.ts';
import type { Luminance } from '../rules/luminance.ts';
import type { Schemas } from '../contract/types.ts';
import { filterInOrder, flatMapInOrder } from '../lib/in-order.ts';

/** A film in fewer bytes. */
export interface Rendition {
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly hasSound: boolean;
}

/** A media file as recorded. `file` is its name in the media folder. */
export interface Media {
  readonly id: number;
  readonly file: string;
  /** Its file name at the upload. */
  readonly name: string | null;
  readonly contentType: string;
  readonly mediaType: Schemas['MediaType'];
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  /** Of a film: it has sound that browsers play. */
  readonly hasSound: boolean;
  /** Of a film: visitors may turn its sound on, if it has any. */
  readonly sound: boolean;
  /** Of a film: its captions (WebVTT). */
  readonly captions: string | null;
  readonly alt: string | null;
  readonly color: string | null;
  /** What stays in view where a frame cuts it; `null` for its middle. */
  readonly focus: Focus | null;
  /** Of a picture; of a film, its poster's. */
  readonly luminance: Luminance | null;
  readonly posterFile: string | null;
  /** Further facts of the poster's file. */
  readonly posterType: string | null;
  readonly posterWidth: number | null;
  readonly posterHeight: number | null;
  /** Of a film, the smallest first. */
  readonly renditions: readonly Rendition[];
  /** The same thing by night, for the black theme. It has none of its own. */
  readonly dark: Media | null;
}

/** A saved file that has no record yet. */
export interface NewMedia {
  readonly file: string;
  readonly facts: MediaFacts;
  readonly originalName: string | null;
  readonly alt?: string;
  readonly posterId?: number;
}

/** A file without a text alternative, and its place. */
export interface UndescribedMedia {
  readonly projectId: number;
  /** Of the frame, or of the file in no grid. */
  readonly id: number;
  readonly part: 'header' | 'frame' | 'loose';
  readonly media: Media;
}

export interface MediaRepository {
  insert(media: NewMedia): Promise<number>;
  find(id: number): Promise<Media | null>;
  /** Those of these ids that are there, by id: one question, however many. */
  findAll(ids: readonly number[]): Promise<ReadonlyMap<number, Media>>;
  findByFile(file: string): Promise<Media | null>;
  /** Whether a picture, or a film whose poster it is, has this focus. */
  hasFocus(id: number, focus: Focus): Promise<boolean>;
  /** Where visitors meet a file: on what lists lead to, on what has but an address, or nowhere. */
  shownOn(id: number): Promise<'listed' | 'unlisted' | null>;
  /** Whether a file is on the page of a project: itself, as a poster, or as a rendition. */
  isOnPage(id: number, projectId: number): Promise<boolean>;
  /** The record of a file that belongs to the project: its header, one of its frames, or a file in no grid. */
  findInProject(projectId: number, file: string): Promise<Media | null>;
  /** Of every project in their order: its header, its frames, and files in no grid. */
  undescribed(): Promise<readonly UndescribedMedia[]>;
  /** How many those are, and the first project that has one; `null` where none has. */
  countUndescribed(): Promise<{ readonly count: number; readonly projectId: number | null }>;
  /** The pictures recorded after the one with this id, posters too, in order. */
  picturesAfter(id: number): Promise<readonly Media[]>;
  /**
   * Removes records with their posters, their renditions, their originals, their files for black and every use of them. A picture that stands in a
   * text stays there, and goes from everywhere else. Returns the names of the files that nothing needs any more, not even a
   * deletion that can be undone or a revision: they are to be removed once the transaction is committed.
   */
  remove(ids: readonly number[]): Promise<readonly string[]>;
  setAlt(id: number, alt: string | null): Promise<void>;
  setFocus(id: number, focus: Focus | null): Promise<void>;
  /** Whether visitors may turn a film's sound on. */
  setSound(id: number, sound: boolean): Promise<void>;
  /** Gives a film captions (WebVTT), or takes them away. */
  setCaptions(id: number, captions: string | null): Promise<void>;
  /** The films of which nobody knows whether they have sound: id and file. */
  unheard(): Promise<readonly Pick<Media, 'id' | 'file' | 'bytes'>[]>;
  /** Notes whether a film has sound. */
  noteSound(id: number, hasSound: boolean): Promise<void>;
  /** The films that visitors see at their full size, of which nobody knows how bright they become. */
  unmeasured(): Promise<readonly Media[]>;
  /** Notes how bright a film is at its brightest. */
  noteLuminance(id: number, luminance: Luminance): Promise<void>;
  /** Gives a film another poster. Returns the names of the files of the former poster that nothing needs any more. */
  setPoster(id: number, posterId: number): Promise<readonly string[]>;
  /**
   * Gives a medium another file for black, or none. Returns the names of the files of the former one that nothing needs any more.
   * @param darkId of a record that stands nowhere else
   */
  setDark(id: number, darkId: number | null): Promise<readonly string[]>;
}

const columnsIn = ({
  jsonRows,
}: Dialect): string => `media.*, poster.file AS poster_file, poster.content_type AS poster_type, poster.width AS poster_width,
    poster.height AS poster_height,
    (SELECT ${jsonRows(renditionFields, 'small.bytes')}
      FROM rendition JOIN media AS small ON small.id = rendition.media_id
      WHERE rendition.film_id = media.id) AS renditions,
    (SELECT media_id FROM second_light WHERE day_id = media.id) AS dark_id`;
const renditionFields = {
  file: 'small.file',
  width: 'small.width',
  height: 'small.height',
  bytes: 'small.bytes',
  hasSound: 'small.has_sound',
};
const withPosters = 'media LEFT JOIN media AS poster ON poster.id = media.poster_id';

/** Where the media of projects stand, in order: a table expression for `WITH`. */
export const mediaPlaces = `place (project_id, id, part, media_id, rank, grid_rank, slot, frame_rank) AS (
  SELECT id, id, 'header', header_media_id, 0, 0, 0, 0 FROM project
  UNION ALL SELECT grid.project_id, frame.id, 'frame', frame.media_id, 1, grid.ordinal, frame.slot, frame.ordinal
    FROM frame JOIN grid ON grid.id = frame.grid_id
  UNION ALL SELECT project_id, id, 'loose', media_id, 2, id, 0, 0 FROM loose_media)`;

/** What stays in view, as its row holds it. */
export function toStoredFocus(row: Row): Focus | null {
  const x = numberOrNull(row, 'focus_x');
  const y = numberOrNull(row, 'focus_y');
  return x === null || y === null ? null : { x, y };
}

function toLuminance(row: Row): Luminance | null {
  const top = numberOrNull(row, 'luminance_top');
  const bottom = numberOrNull(row, 'luminance_bottom');
  return top === null || bottom === null ? null : { top, bottom };
}

/** The rows that the query above has collected. */
function toRenditions(json: string): readonly Rendition[] {
  const rows: readonly Row[] = JSON.parse(json);
  return rows.map((row) => ({
    file: text(row, 'file'),
    width: number(row, 'width'),
    height: number(row, 'height'),
    bytes: number(row, 'bytes'),
    hasSound: row['hasSound'] === 1,
  }));
}

/** @param dark where the row names one */
const toMedia = (row: Row, dark: Media | null): Media => ({
  id: number(row, 'id'),
  file: text(row, 'file'),
  name: textOrNull(row, 'original_name'),
  contentType: text(row, 'content_type'),
  mediaType: row['media_type'] === 'VIDEO' ? 'VIDEO' : 'IMAGE',
  bytes: number(row, 'bytes'),
  width: numberOrNull(row, 'width'),
  height: numberOrNull(row, 'height'),
  duration: numberOrNull(row, 'duration'),
  hasSound: numberOrNull(row, 'has_sound') === 1,
  sound: number(row, 'sound') === 1,
  captions: textOrNull(row, 'captions'),
  alt: textOrNull(row, 'alt'),
  color: textOrNull(row, 'color'),
  focus: toStoredFocus(row),
  luminance: toLuminance(row),
  posterFile: textOrNull(row, 'poster_file'),
  posterType: textOrNull(row, 'poster_type'),
  posterWidth: numberOrNull(row, 'poster_width'),
  posterHeight: numberOrNull(row, 'poster_height'),
  renditions: toRenditions(text(row, 'renditions')),
  dark,
});

const toPart = (value: unknown): UndescribedMedia['part'] =>
  value === 'header' || value === 'frame' ? value : 'loose';

/** A file, what it is the poster or a rendition of, and what any of those is the second light of: table expressions for `WITH`. */
const shownWith = `own (id) AS (SELECT :id UNION SELECT id FROM media WHERE poster_id = :id
     UNION SELECT film_id FROM rendition WHERE media_id = :id),
   shown (id) AS (SELECT id FROM own UNION SELECT day_id FROM second_light WHERE media_id IN (SELECT id FROM own))`;
/** A medium and its file for black: a table expression for `WITH`. */
const bothLights = 'light (id) AS (SELECT :id UNION SELECT media_id FROM second_light WHERE day_id = :id)';
const projectsOfPages = `SELECT id FROM project WHERE header_media_id IN (SELECT id FROM shown)
       UNION ALL SELECT project_id FROM frame JOIN grid ON grid.id = frame.grid_id WHERE media_id IN (SELECT id FROM shown)`;

/** Whether a file is on the About page, among the settings', on one of these projects, or in one of these stories or plain pages; itself, as a poster, or as a rendition. */
const isShown = (projects: string, stories: string, pages: string): string =>
  `WITH ${shownWith}
   SELECT 1 FROM about WHERE media_id IN (SELECT id FROM shown)
     UNION ALL SELECT 1 FROM about_media WHERE media_id IN (SELECT id FROM shown)
     UNION ALL SELECT 1 FROM shown JOIN site
       ON shown.id IN (${siteFileColumns.join(', ')})
     UNION ALL SELECT 1 FROM ${projects} WHERE id IN (
       ${projectsOfPages}
       UNION ALL SELECT project_id FROM loose_media WHERE media_id IN (SELECT id FROM shown))
     UNION ALL SELECT 1 FROM ${stories} WHERE id IN (SELECT story_id FROM story_media WHERE media_id IN (SELECT id FROM shown))
     UNION ALL SELECT 1 FROM ${pages} WHERE id IN (SELECT page_id FROM page_media WHERE media_id IN (SELECT id FROM shown))`;

/**
 * Media with their posters, renditions and second lights, around the table `media`.
 * @param clock decides what visitors see
 */
export function createMediaRepository(db: Database, clock: Clock): MediaRepository {
  const columns = columnsIn(db.dialect);
  const select = `SELECT ${columns} FROM ${withPosters}`;
  const insert = db.prepare(
    `INSERT INTO media (file, original_name, content_type, media_type, bytes, width, height, duration, alt, color,
       luminance_top, luminance_bottom, poster_id, has_sound)
     VALUES (:file, :name, :contentType, :mediaType, :bytes, :width, :height, :duration, :alt, :color, :top, :bottom, :posterId, :hasSound)
     RETURNING id`,
  );
  const { note } = createCleanFileRepository(db);
  const byId = db.prepare(`${select} WHERE media.id = ?`);
  const byIds = db.prepare(`${select} WHERE media.id IN (${db.dialect.items(':ids', 'number')})`);
  const items = db.dialect.items(':ids', 'number');
  const withDark = db.prepare(
    `${select} WHERE media.id IN (${items}) OR media.id IN (SELECT media_id FROM second_light WHERE day_id IN (${items}))`,
  );
  const byFile = db.prepare(`${select} WHERE media.file = ?`);
  const { listed, reachable, pages, now } = visibleTables('visitor', clock);
  const isListed = db.prepare(isShown(listed('project'), listed('story'), pages));
  const isReachable = db.prepare(isShown(reachable('project'), reachable('story'), pages));
  const onPage = db.prepare(`WITH ${shownWith} SELECT 1 WHERE :project IN (${projectsOfPages})`);
  const inProject = db.prepare(
    `${select} WHERE media.file = :file AND (
       media.id = (SELECT header_media_id FROM project WHERE id = :project) OR
       media.id IN (SELECT media_id FROM frame JOIN grid ON grid.id = frame.grid_id WHERE grid.project_id = :project) OR
       media.id IN (SELECT media_id FROM loose_media WHERE project_id = :project))`,
  );
  const undescribed = db.prepare(
    `WITH ${mediaPlaces}
     SELECT ${columns}, place.project_id, place.id AS place_id, place.part
       FROM place JOIN project ON project.id = place.project_id JOIN (${withPosters}) ON media.id = place.media_id
       WHERE coalesce(trim(media.alt), '') = ''
       ORDER BY project.position, project.id, rank, grid_rank, slot, frame_rank`,
  );
  const countUndescribed = db.prepare(
    `WITH ${mediaPlaces}, lacking (project_id) AS (
       SELECT place.project_id FROM place JOIN media ON media.id = place.media_id WHERE coalesce(trim(media.alt), '') = '')
     SELECT (SELECT count(*) FROM lacking) AS count,
       (SELECT id FROM project WHERE id IN (SELECT project_id FROM lacking) ORDER BY position, id LIMIT 1) AS project_id`,
  );
  const hasFocus = db.prepare('SELECT 1 FROM media WHERE :id IN (id, poster_id) AND focus_x = :x AND focus_y = :y');
  const picturesAfter = db.prepare(`${select} WHERE media.id > ? AND media.media_type = 'IMAGE' ORDER BY media.id`);
  const filesOf = db.prepare(
    `WITH ${bothLights}
     SELECT id, file FROM media WHERE id IN (SELECT id FROM light)
       OR id IN (SELECT poster_id FROM media WHERE id IN (SELECT id FROM light))
       OR id IN (SELECT media_id FROM rendition WHERE film_id IN (SELECT id FROM light))`,
  );
  const originalOf = db.prepare(`WITH ${bothLights} SELECT file FROM original WHERE film_id IN (SELECT id FROM light)`);
  // A cell that loses one of its two media shows the other before the hover.
  const emptyCells = db.prepare(
    `DELETE FROM home_grid WHERE :id IN (non_hover_media_id, hover_media_id)
       AND coalesce(non_hover_media_id, :id) = :id AND coalesce(hover_media_id, :id) = :id`,
  );
  const promoteHover = db.prepare(
    'UPDATE home_grid SET non_hover_media_id = hover_media_id, hover_media_id = NULL WHERE non_hover_media_id = ?',
  );
  const dropHover = db.prepare('UPDATE home_grid SET hover_media_id = NULL WHERE hover_media_id = ?');
  const remove = db.prepare('DELETE FROM media WHERE id = ?');
  const inText = db.prepare(`SELECT 1 WHERE ? IN (${mediaInTexts})`);
  const uses = [
    'DELETE FROM frame WHERE media_id = ?',
    'DELETE FROM loose_media WHERE media_id = ?',
    'UPDATE project SET header_media_id = NULL WHERE header_media_id = ?',
    'UPDATE about SET media_id = NULL WHERE media_id = ?',
    'UPDATE site SET share_id = NULL WHERE share_id = ?',
  ].map((sql) => db.prepare(sql));
  const isNeeded = db.prepare(
    'SELECT 1 FROM undo_file WHERE file = :file UNION ALL SELECT 1 FROM revision_media WHERE file = :file',
  );
  const setAlt = db.prepare('UPDATE media SET alt = ? WHERE id = ?');
  const setFocus = db.prepare('UPDATE media SET focus_x = ?, focus_y = ? WHERE id = ?');
  const setCaptions = db.prepare('UPDATE media SET captions = ? WHERE id = ?');
  const setSound = db.prepare('UPDATE media SET sound = ? WHERE id = ?');
  const unheard = db.prepare("SELECT id, file, bytes FROM media WHERE media_type = 'VIDEO' AND has_sound IS NULL");
  const noteSound = db.prepare('UPDATE media SET has_sound = ? WHERE id = ?');
  const unmeasured = db.prepare(
    `${select} WHERE media.media_type = 'VIDEO' AND media.luminance_top IS NULL
       AND media.id NOT IN (SELECT media_id FROM rendition) ORDER BY media.id`,
  );
  const noteLuminance = db.prepare('UPDATE media SET luminance_top = :top, luminance_bottom = :bottom WHERE id = :id');
  const setPoster = db.prepare('UPDATE media SET poster_id = ? WHERE id = ?');
  const posterOf = db.prepare('SELECT id, file FROM media WHERE id = (SELECT poster_id FROM media WHERE id = ?)');
  const withPoster = db.prepare('SELECT 1 FROM media WHERE poster_id = ?');
  const darkOf = db.prepare('SELECT media_id FROM second_light WHERE day_id = ?');
  const insertDark = db.prepare('INSERT INTO second_light (media_id, day_id) VALUES (?, ?)');

  /** The media of these rows, each with its second light, which is asked for where it is not among them. */
  async function toAll(rows: readonly Row[]): Promise<readonly Media[]> {
    const here = new Set(rows.map((row) => number(row, 'id')));
    const others = rows.flatMap((row) => numberOrNull(row, 'dark_id') ?? []).filter((id) => !here.has(id));
    const asked = others.length === 0 ? [] : await byIds.all({ ids: JSON.stringify(others) });
    const dark = new Map([...rows, ...asked].map((row) => [number(row, 'id'), row] as const));
    return rows.map((row) => {
      const own = dark.get(numberOrNull(row, 'dark_id') ?? 0);
      return toMedia(row, own === undefined ? null : toMedia(own, null));
    });
  }
  const toMediaOrNull = async (row: Row | undefined): Promise<Media | null> =>
    (await toAll(row === undefined ? [] : [row]))[0] ?? null;

  async function removeRecords(id: number): Promise<readonly string[]> {
    const rows = await filesOf.all({ id });
    const files = [...rows, ...(await originalOf.all({ id }))].map((row) => text(row, 'file'));
    for (const row of rows) await remove.run(number(row, 'id'));
    return await filterInOrder(files, async (file) => (await isNeeded.get({ file })) === undefined);
  }

  return {
    async insert({ file, facts, originalName, alt, posterId }) {
      await note(file);
      return insertedId(
        await insert.get({
          file,
          name: originalName,
          contentType: facts.contentType,
          mediaType: facts.mediaType,
          bytes: facts.bytes,
          width: facts.width,
          height: facts.height,
          duration: facts.duration,
          alt: alt ?? null,
          color: facts.color,
          top: facts.luminance?.top ?? null,
          bottom: facts.luminance?.bottom ?? null,
          posterId: posterId ?? null,
          hasSound: facts.hasSound ? 1 : 0,
        }),
      );
    },
    find: async (id) => toMediaOrNull(await byId.get(id)),
    findAll: async (ids) =>
      new Map((await toAll(await withDark.all({ ids: JSON.stringify(ids) }))).map((one) => [one.id, one])),
    findByFile: async (file) => toMediaOrNull(await byFile.get(file)),
    isOnPage: async (id, projectId) => (await onPage.get({ id, project: projectId })) !== undefined,
    hasFocus: async (id, { x, y }) => (await hasFocus.get({ id, x, y })) !== undefined,
    findInProject: async (projectId, file) => toMediaOrNull(await inProject.get({ file, project: projectId })),
    undescribed: async () =>
      (await undescribed.all()).map((row) => ({
        projectId: number(row, 'project_id'),
        id: number(row, 'place_id'),
        part: toPart(row['part']),
        media: toMedia(row, null),
      })),
    async countUndescribed() {
      const row = (await countUndescribed.get()) ?? {};
      return { count: number(row, 'count'), projectId: numberOrNull(row, 'project_id') };
    },
    picturesAfter: async (id) => toAll(await picturesAfter.all(id)),
    shownOn: async (id) =>
      (await isListed.get({ ...now(), id })) !== undefined
        ? 'listed'
        : (await isReachable.get({ ...now(), id })) !== undefined
          ? 'unlisted'
          : null,
    remove: async (ids) =>
      await flatMapInOrder(ids, async (id) => {
        await emptyCells.run({ id });
        await promoteHover.run(id);
        await dropHover.run(id);
        if ((await inText.get(id)) !== undefined) {
          for (const use of uses) await use.run(id);
          return [];
        }
        return removeRecords(id);
      }),
    setAlt: async (id, alt) => {
      await setAlt.run(alt, id);
    },
    setFocus: async (id, focus) => {
      await setFocus.run(focus?.x ?? null, focus?.y ?? null, id);
    },
    setCaptions: async (id, captions) => {
      await setCaptions.run(captions, id);
    },
    setSound: async (id, sound) => {
      await setSound.run(sound ? 1 : 0, id);
    },
    unheard: async () =>
      (await unheard.all()).map((row) => ({
        id: number(row, 'id'),
        file: text(row, 'file'),
        bytes: number(row, 'bytes'),
      })),
    noteSound: async (id, hasSound) => {
      await noteSound.run(hasSound ? 1 : 0, id);
    },
    unmeasured: async () => toAll(await unmeasured.all()),
    noteLuminance: async (id, { top, bottom }) => {
      await noteLuminance.run({ id, top, bottom });
    },
    async setPoster(id, posterId) {
      const old = await posterOf.get(id);
      await setPoster.run(posterId, id);
      if (old === undefined || (await withPoster.get(number(old, 'id'))) !== undefined) return [];
      await remove.run(number(old, 'id'));
      return await filterInOrder([text(old, 'file')], async (file) => (await isNeeded.get({ file })) === undefined);
    },
    async setDark(id, darkId) {
      const former = await darkOf.get(id);
      const gone = former === undefined ? [] : await removeRecords(number(former, 'media_id'));
      if (darkId !== null) await insertDark.run(darkId, id);
      return gone;
    },
  };
}
