/** A film that another service shows, as the name of its still says it. */
export interface FilmStill {
  /** Of the still: `film-youtube-dQw4w9WgXcQ.jpg`. */
  readonly name: string;
  readonly service: 'youtube' | 'vimeo';
  readonly id: string;
}

const services: readonly FilmStill['service'][] = ['youtube', 'vimeo'];

/** What a name below `/media/` asks for; `null` for any that is no still's. */
export function toFilmStill(name: string): FilmStill | null {
  const [, called, id] = /^film-(youtube|vimeo)-([\w-]{3,15})\.jpg$/.exec(name) ?? [];
  const service = services.find((one) => one === called);
  const isId = service === 'youtube' ? id?.length === 11 : /^\d+$/.test(id ?? '');
  return service === undefined || id === undefined || !isId ? null : { name, service, id };
}

const hosts: Readonly<Record<FilmStill['service'], RegExp>> = {
  youtube: /youtu(?:\.be|be(?:-nocookie)?\.com)/i,
  vimeo: /vimeo\.com/i,
};

/** Whether a text has the whole address of a film: a part of one, or of any other words, would tell strangers what is in drafts. */
export function namesFilm(words: string, { service, id }: Pick<FilmStill, 'service' | 'id'>): boolean {
  return words.split(/\s+/).some((word) => hosts[service].test(word) && word.split(/[^\w-]+/).includes(id));
}

/** Where each service's players are, as a policy names it. */
const players: Readonly<Record<FilmStill['service'], string>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

/** The origins of the players that a page may show: those of its own films. @param html with the names of their stills */
export function playersIn(html: string): readonly string[] {
  const found = [...html.matchAll(/\/media\/(film-[\w-]+\.jpg)/g)].map(([, name = '']) => toFilmStill(name)?.service);
  return services.filter((service) => found.includes(service)).map((service) => players[service]);
}
