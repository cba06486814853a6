import { columnsOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { numberOrNull, overwriting, text, textOrNull } from '../db/rows.ts';
import type { Schemas } from '../contract/types.ts';

/** Somebody who works at the studio. */
export interface Person {
  readonly name: string;
  readonly role: string;
  /** The file name of the portrait, as it was when it was chosen; `null` where there is none. */
  readonly portrait: string | null;
}

/** The About page. Lists are stored as sent, in order. */
export interface About {
  readonly mediaId: number | null;
  readonly introHeading: string | null;
  readonly introDescription: string | null;
  readonly whatWeDoHeading: string | null;
  readonly howWeDoHeading: string | null;
  readonly whoWeAreHeading: string | null;
  readonly whoWeAreDescription: string | null;
  readonly clientsHeading: string | null;
  readonly whatWeDo: readonly { readonly heading: string; readonly bulletPoints: readonly string[] }[];
  readonly howWeDo: readonly Schemas['HowWeDoSubsection'][];
  readonly clients: readonly { readonly name: string | null }[];
  readonly people: readonly Person[];
}

/** The record's id: there is one About page. */
export const aboutId = 1;

export interface AboutRepository {
  get(): Promise<About | null>;
  /** When it was last written, in milliseconds since 1970-01-01 UTC; `null` when that is not known. */
  changedAt(): Promise<number | null>;
  put(about: About): Promise<void>;
  /** Its picture's record stays. */
  remove(): Promise<void>;
}

const columnOf = {
  mediaId: 'media_id',
  introHeading: 'intro_heading',
  introDescription: 'intro_description',
  whatWeDoHeading: 'what_we_do_heading',
  howWeDoHeading: 'how_we_do_heading',
  whoWeAreHeading: 'who_we_are_heading',
  whoWeAreDescription: 'who_we_are_description',
  clientsHeading: 'clients_heading',
  whatWeDo: 'what_we_do',
  howWeDo: 'how_we_do',
  clients: 'clients',
  people: 'people',
} as const satisfies Readonly<Record<keyof About, string>>;
const columns = columnsOf(columnOf);

/** The About page, in the table `about` of one row. */
export function createAboutRepository(db: Database): AboutRepository {
  const get = db.prepare('SELECT * FROM about WHERE id = ?');
  const changedAt = db.prepare('SELECT changed_at FROM about WHERE id = ?');
  const remove = db.prepare('DELETE FROM about WHERE id = ?');
  const put = db.prepare(
    `INSERT INTO about (id, ${columns.names}, changed_at)
     VALUES (:id, ${columns.values}, ${db.dialect.now})
     ON CONFLICT (id) DO UPDATE SET ${overwriting([...Object.values(columnOf), 'changed_at'])}`,
  );
  return {
    get: async () => {
      const row = await get.get(aboutId);
      if (row === undefined) return null;
      return {
        mediaId: numberOrNull(row, 'media_id'),
        introHeading: textOrNull(row, 'intro_heading'),
        introDescription: textOrNull(row, 'intro_description'),
        whatWeDoHeading: textOrNull(row, 'what_we_do_heading'),
        howWeDoHeading: textOrNull(row, 'how_we_do_heading'),
        whoWeAreHeading: textOrNull(row, 'who_we_are_heading'),
        whoWeAreDescription: textOrNull(row, 'who_we_are_description'),
        clientsHeading: textOrNull(row, 'clients_heading'),
        // Written by `put` below and by nothing else.
        whatWeDo: JSON.parse(text(row, 'what_we_do')),
        howWeDo: JSON.parse(text(row, 'how_we_do')),
        clients: JSON.parse(text(row, 'clients')),
        people: JSON.parse(text(row, 'people')),
      };
    },
    changedAt: async () => {
      const row = await changedAt.get(aboutId);
      return row === undefined ? null : numberOrNull(row, 'changed_at');
    },
    put: async (about) => {
      await put.run({
        ...columns.parameters({
          ...about,
          whatWeDo: JSON.stringify(about.whatWeDo),
          howWeDo: JSON.stringify(about.howWeDo),
          clients: JSON.stringify(about.clients),
          people: JSON.stringify(about.people),
        }),
        id: aboutId,
      });
    },
    remove: async () => {
      await remove.run(aboutId);
    },
  };
}
