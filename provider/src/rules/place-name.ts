import type { Schemas } from '../contract/types.ts';

/** A title, or a word where there is none. */
export const titled = (title: string | undefined): string =>
  title === undefined || title.trim() === '' ? 'untitled' : title;

/** Where a file stands, in words for the log and the terminal: 'project Upar: grid 2, frame 1'. */
export function placeInWords(place: Schemas['MediaPlace']): string {
  const project = `project ${titled(place.title)}`;
  const position = String(place.position ?? '');
  switch (place.kind) {
    case 'header':
      return `${project}: header`;
    case 'frame':
      return `${project}: grid ${String(place.grid)}, frame ${String(place.frame)}`;
    case 'loose':
      return `${project}: in no grid`;
    case 'headerVideo':
      return `home page: header video ${position} (${project})`;
    case 'homeVideo':
      return `home page: video ${position} (${project})`;
    case 'homeGrid':
      return `home page: grid cell ${position} (${project})`;
    case 'about':
      return 'About page';
    case 'share':
      return 'settings: picture of shared links';
    case 'story':
      return `story ${titled(place.title)}`;
    case 'page':
      return `page ${titled(place.title)}`;
  }
}
