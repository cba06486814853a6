import type { Database } from '../db/database.ts';

export interface FilmAddressRepository {
  /** Whether a text that is there now has this in it, such as the name of a film in its address. */
  isNamed(id: string): Promise<boolean>;
}

/** The texts in which films of other services stand. */
const texts = [
  ['grid', 'grid_text'],
  ['story', 'content'],
  ['page', 'content'],
] as const;

export function createFilmAddressRepository(db: Database): FilmAddressRepository {
  const [first, ...others] = texts.map(
    ([table, column]) => `SELECT 1 AS found FROM ${table} WHERE ${column} LIKE ? ESCAPE '!'`,
  );
  const named = db.prepare([first, ...others].join(' UNION ALL ') + ' LIMIT 1');
  return {
    async isNamed(id) {
      const pattern = `%${id.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`;
      return (await named.get(...texts.map(() => pattern))) !== undefined;
    },
  };
}
