import type { RichElement, RichText } from './rich-text.ts';

/** A film that another service shows, by its address. */
export interface FilmAddress {
  readonly service: 'YouTube' | 'Vimeo';
  readonly id: string;
  /** Where people open it. */
  readonly href: string;
  /** What a page embeds to play it: asked for when somebody has pressed, and not before. */
  readonly player: string;
}

/** What names the film: of YouTube eleven letters, of Vimeo a number, and of a private film there a key. */
const youTubeId = /^[\w-]{11}$/;
const youTubePath = /^\/(?:shorts|live|embed|v)\/([\w-]{11})\/?$/;
const vimeoPath = /^\/(?:video\/)?(\d{3,15})(?:\/([0-9a-f]{6,20}))?\/?$/;

const youTube = (id: string | null | undefined): FilmAddress | null =>
  id === null || id === undefined || !youTubeId.test(id)
    ? null
    : {
        service: 'YouTube',
        id,
        href: `https://www.youtube.com/watch?v=${id}`,
        player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
      };

function vimeo(id: string | undefined, key: string | null | undefined): FilmAddress | null {
  if (id === undefined) return null;
  const isPrivate = key !== null && key !== undefined && /^[0-9a-f]{6,20}$/.test(key);
  return {
    service: 'Vimeo',
    id,
    href: `https://vimeo.com/${id}${isPrivate ? `/${key}` : ''}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${isPrivate ? `&h=${key}` : ''}`,
  };
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The film at an address; null where it is none of the services that are known. */
export function filmAt(address: string): FilmAddress | null {
  const text = address.trim();
  const url = /^https?:\/\/\S+$/.test(text) ? urlOf(text) : null;
  if (url === null) return null;
  const { hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^(?:www|m)\./, '');
  if (host === 'youtu.be') return youTube(pathname.slice(1));
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return pathname === '/watch' ? youTube(searchParams.get('v')) : youTube(youTubePath.exec(pathname)?.[1]);
  }
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null;
  const [, id, key] = vimeoPath.exec(pathname) ?? [];
  return vimeo(id, key ?? searchParams.get('h'));
}

/** Where the provider has a still of it (an extension); nothing is there where it could not be had. */
const stillOf = ({ service, id }: FilmAddress, host: string): string =>
  `${host}/media/film-${service.toLowerCase()}-${id}.jpg`;

/** A link that shows the film's still; pressed, it becomes the player (`platform/film-player.ts`). */
const linkTo = (film: FilmAddress, host: string): RichElement => ({
  tag: 'a',
  href: film.href,
  style: { backgroundImage: `url("${stillOf(film, host)}")` },
  parts: [`${film.service} ▶ ${film.href.slice('https://'.length)}`],
});

const paragraph = (words: string): RichElement => ({ tag: 'p', parts: [words] });

/** The parts of a text, of which some lines are films: the words between films, and links to these. */
function partsOf(text: string, host: string): RichText {
  const parts: (string | RichElement)[] = [];
  let words: string[] = [];
  const end = () => {
    const said = words.join('\n').trim();
    if (said !== '') parts.push(said);
    words = [];
  };
  for (const line of text.split(/\r\n?|\n/)) {
    const film = filmAt(line);
    if (film === null) words.push(line);
    else {
      end();
      parts.push(linkTo(film, host));
    }
  }
  end();
  return parts;
}

const hasFilm = (text: string): boolean =>
  /youtu|vimeo/.test(text) && text.split(/[\r\n]/).some((line) => filmAt(line));

/**
 * A plain text in which a film's address stands alone on a line, to be drawn: words, and links to films.
 * @param host the provider's origin, empty for the page's own
 * @returns undefined for any other text
 */
export const filmsInWords = (text: string, host: string): RichText | undefined =>
  hasFilm(text) ? partsOf(text, host) : undefined;

/** The same of a long text: its paragraphs, and the films between them. */
export const filmsInParagraphs = (text: string, host: string): RichText | undefined =>
  hasFilm(text)
    ? partsOf(text, host).flatMap((part) =>
        typeof part === 'string'
          ? part
              .split(/\n[ \t]*\n\s*/)
              .map((words) => words.trim())
              .filter((words) => words !== '')
              .map(paragraph)
          : [{ tag: 'p', parts: [part] }],
      )
    : undefined;

/** Words of a paragraph in which nothing is marked, but an address may be a link to itself. */
function wordsOf({ parts }: RichElement): string | null {
  const words = parts.map((part) => {
    if (typeof part === 'string') return part;
    const [only] = part.parts;
    return part.tag === 'a' && part.parts.length === 1 && typeof only === 'string' && filmAt(only) !== null
      ? only
      : null;
  });
  return words.includes(null) ? null : words.join('');
}

/** A formatted text whose paragraphs of films' addresses are those films. */
export function withFilms<Part extends RichText[number] | { readonly tag: 'picture' }>(
  text: readonly Part[],
  host: string,
): readonly (Part | RichElement)[] {
  return text.flatMap((part): readonly (Part | RichElement)[] => {
    if (typeof part === 'string' || part.tag !== 'p') return [part];
    const words = wordsOf(part);
    return (
      (words === null ? undefined : filmsInParagraphs(words, host)?.filter((one) => typeof one !== 'string')) ?? [part]
    );
  });
}
