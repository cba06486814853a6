import type { Database } from '../db/database.ts';
import { number, textOrNull, type Row } from '../db/rows.ts';
import { inPages } from '../lib/in-portions.ts';
import { stillsIn, type FilmStill } from '../rules/film-still.ts';

export interface FilmAddressRepository {
  /** Whether a text that is there now has the address of this film. */
  isNamed(film: Pick<FilmStill, 'name'>): Promise<boolean>;
}

/** The texts in which films of other services stand. */
const texts = [
  ['grid', 'grid_text'],
  ['story', 'content'],
  ['page', 'content'],
] as const;

/** Of texts that are read at once: some have hundreds of thousands of letters. */
const atOnce = 20;

/**
 * Knows the films of all texts of grids, stories and pages. They are read once after each change, and others are answered meanwhile: anybody
 * may ask for any number of films, and to search all texts for each would hold up everybody.
 */
export function createFilmAddressRepository(db: Database): FilmAddressRepository {
  const pages = texts.map(([table, column]) =>
    db.prepare(`SELECT id, ${column} AS words FROM ${table} WHERE id > ? ORDER BY id LIMIT ${String(atOnce)}`),
  );
  let known: { readonly changes: number; readonly names: Promise<ReadonlySet<string>> } | null = null;

  async function readAll(): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    for (const page of pages) {
      for await (const rows of inPages<Row>((after) => page.all(after === null ? 0 : number(after, 'id')))) {
        for (const row of rows) for (const name of stillsIn(textOrNull(row, 'words') ?? '')) names.add(name);
      }
    }
    return names;
  }

  return {
    async isNamed({ name }) {
      const changes = await db.changes();
      if (known?.changes !== changes) {
        const reading = { changes, names: readAll() };
        known = reading;
        // What could not be read is read again.
        reading.names.catch(() => {
          if (known === reading) known = null;
        });
      }
      return (await known.names).has(name);
    },
  };
}
