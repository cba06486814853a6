import type { Database } from '../db/database.ts';
import type { Schemas } from '../contract/types.ts';
import { number, numberOrNull, overwriting, text } from '../db/rows.ts';

/** The files of the settings, by the names of the form's parts. */
export const siteFiles = ['wordmarkDark', 'wordmarkLight', 'icon', 'touchIcon', 'share', 'face', 'faceRest'] as const;
export type SiteFile = (typeof siteFiles)[number];

const columnOf: Readonly<Record<SiteFile, string>> = {
  wordmarkDark: 'wordmark_dark_id',
  wordmarkLight: 'wordmark_light_id',
  icon: 'icon_id',
  touchIcon: 'touch_icon_id',
  share: 'share_id',
  face: 'face_id',
  faceRest: 'face_rest_id',
};

/** The columns that hold the ids of these files, in their order. */
export const siteFileColumns: readonly string[] = siteFiles.map((file) => columnOf[file]);

/** The studio's own facts. */
export interface Site {
  readonly texts: Schemas['SiteTexts'] &
    Schemas['SiteWords'] & {
      readonly look?: Schemas['SiteLook'];
      /** What is known of the typeface whose files are `face` and `faceRest`. */
      readonly ownFace?: Schemas['SiteFace'];
    };
  /** Ids of media; `null` where there is none. */
  readonly files: Readonly<Record<SiteFile, number | null>>;
}

export const noFiles: Site['files'] = {
  wordmarkDark: null,
  wordmarkLight: null,
  icon: null,
  touchIcon: null,
  share: null,
  face: null,
  faceRest: null,
};

/** The record's id: there is one studio. */
export const siteId = 1;

export interface SiteRepository {
  /** `null`: nothing has been set. */
  get(): Promise<Site | null>;
  /** When it was last written, in milliseconds since 1970-01-01 UTC. */
  changedAt(): Promise<number | null>;
  put(site: Site): Promise<void>;
  /** Its media stay. */
  remove(): Promise<void>;
}

const columns = ['texts', ...siteFileColumns, 'changed_at'];

/** The settings, in the table `site` of one row. */
export function createSiteRepository(db: Database): SiteRepository {
  const get = db.prepare('SELECT * FROM site WHERE id = ?');
  const changedAt = db.prepare('SELECT changed_at FROM site WHERE id = ?');
  const remove = db.prepare('DELETE FROM site WHERE id = ?');
  const put = db.prepare(
    `INSERT INTO site (id, ${columns.join(', ')})
     VALUES (:id, :texts, ${siteFiles.map((file) => `:${file}`).join(', ')}, ${db.dialect.now}) ON CONFLICT (id) DO UPDATE SET ${overwriting(columns)}`,
  );
  return {
    get: async () => {
      const row = await get.get(siteId);
      if (row === undefined) return null;
      return {
        // Written by `put` below and by nothing else.
        texts: JSON.parse(text(row, 'texts')),
        files: {
          wordmarkDark: numberOrNull(row, 'wordmark_dark_id'),
          wordmarkLight: numberOrNull(row, 'wordmark_light_id'),
          icon: numberOrNull(row, 'icon_id'),
          touchIcon: numberOrNull(row, 'touch_icon_id'),
          share: numberOrNull(row, 'share_id'),
          face: numberOrNull(row, 'face_id'),
          faceRest: numberOrNull(row, 'face_rest_id'),
        },
      };
    },
    changedAt: async () => {
      const row = await changedAt.get(siteId);
      return row === undefined ? null : number(row, 'changed_at');
    },
    put: async ({ texts, files }) => {
      await put.run({ id: siteId, texts: JSON.stringify(texts), ...files });
    },
    remove: async () => {
      await remove.run(siteId);
    },
  };
}
