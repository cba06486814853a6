/** The ids of the second lights of media. Of all of these, `ids` is a query of ids, to stand in brackets. */
export const darkOf = (ids: string): string => `SELECT media_id FROM second_light WHERE day_id IN (${ids})`;

/** Media with what belongs to them: their posters and their renditions. Posters come before the films that name them. */
export const withCompanions = (ids: string): string => `SELECT * FROM media WHERE id IN (${ids})
  OR id IN (SELECT poster_id FROM media WHERE id IN (${ids}))
  OR id IN (SELECT media_id FROM rendition WHERE film_id IN (${ids})) ORDER BY poster_id IS NOT NULL`;
/** The rows of `rendition` of films. */
export const renditionsOf = (ids: string): string => `SELECT * FROM rendition WHERE film_id IN (${ids})`;
/** The rows of `original` of films. */
export const originalsOf = (ids: string): string => `SELECT * FROM original WHERE film_id IN (${ids})`;

/** All rows of media and their second lights, by table, referenced rows first. */
export const mediaRows = (ids: string) => {
  const both = `${ids} UNION ${darkOf(ids)}`;
  return {
    media: withCompanions(both),
    rendition: renditionsOf(both),
    original: originalsOf(both),
    second_light: `SELECT * FROM second_light WHERE day_id IN (${ids})`,
  };
};

/** The tables of those, in which they can be inserted one after the other. */
export const mediaTables = [
  'media',
  'rendition',
  'original',
  'second_light',
] as const satisfies readonly (keyof ReturnType<typeof mediaRows>)[];
