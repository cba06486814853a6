import type { Database } from '../db/database.ts';
import { text } from '../db/rows.ts';
import { namesFilm, type FilmStill } from '../rules/film-still.ts';

export interface FilmAddressRepository {
  /** Whether a text that is there now has the address of this film. */
  isNamed(film: Pick<FilmStill, 'service' | 'id'>): Promise<boolean>;
}

/** The texts in which films of other services stand. */
const texts = [
  ['grid', 'grid_text'],
  ['story', 'content'],
  ['page', 'content'],
] as const;

/** More texts than that have hardly the same film. */
const most = 20;

/** Searches the texts of grids, stories and pages. */
export function createFilmAddressRepository(db: Database): FilmAddressRepository {
  const selects = texts.map(
    ([table, column]) =>
      `SELECT ${column} AS words FROM ${table} WHERE ${column} LIKE :inPath ESCAPE '!' OR ${column} LIKE :inQuery ESCAPE '!'`,
  );
  const naming = db.prepare(`${selects.join(' UNION ALL ')} LIMIT ${String(most)}`);
  return {
    async isNamed(film) {
      const id = film.id.replaceAll(/[!%_]/g, (character) => `!${character}`);
      const rows = await naming.all({ inPath: `%/${id}%`, inQuery: `%=${id}%` });
      return rows.some((row) => namesFilm(text(row, 'words'), film));
    },
  };
}
