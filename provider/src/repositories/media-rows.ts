/** Media with what belongs to them: their posters and their renditions. Posters come before the films that name them. */
export const withCompanions = (ids: string): string => `SELECT * FROM media WHERE id IN (${ids})
  OR id IN (SELECT poster_id FROM media WHERE id IN (${ids}))
  OR id IN (SELECT media_id FROM rendition WHERE film_id IN (${ids})) ORDER BY poster_id IS NOT NULL`;
export const renditionsOf = (ids: string): string => `SELECT * FROM rendition WHERE film_id IN (${ids})`;
export const originalsOf = (ids: string): string => `SELECT * FROM original WHERE film_id IN (${ids})`;
