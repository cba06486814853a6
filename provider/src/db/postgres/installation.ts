import { text } from '../rows.ts';
import type { PostgresDatabase } from './database.ts';

/** What the address of a bucket takes the place of in the table: media files are in the data folder. */
const inFolder = 'folder';

/** What a database was called by chance when it was made; it keeps that wherever it is copied. */
export const identityOf = async (db: PostgresDatabase): Promise<string> =>
  text((await db.prepare('SELECT identity FROM installation').get()) ?? {}, 'identity');

/** Where the media files are that the database names; `null` where nobody has said it yet. */
export async function rememberedMedia(db: PostgresDatabase): Promise<{ readonly media: string | null } | null> {
  const media = (await db.prepare('SELECT media FROM installation').get())?.['media'];
  if (typeof media !== 'string') return null;
  return { media: media === inFolder ? null : media };
}

/** @param media address of a bucket; `null` for the data folder */
export async function rememberMedia(db: PostgresDatabase, media: string | null): Promise<void> {
  await db.prepare('UPDATE installation SET media = ?').run(media ?? inFolder);
}
