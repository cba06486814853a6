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

/** Hardly any text has one of them. */
const anyHost = /youtu|vimeo/i;

/**
 * The names of the stills of all films whose whole address a text has: a part of one, or of any other words, would tell strangers what is in
 * drafts.
 */
export function stillsIn(words: string): readonly string[] {
  if (!anyHost.test(words)) return [];
  return words.split(/\s+/).flatMap((word) =>
    services
      .filter((service) => hosts[service].test(word))
      .flatMap((service) =>
        word
          .split(/[^\w-]+/)
          .map((part) => `film-${service}-${part}.jpg`)
          .filter((name) => toFilmStill(name) !== null),
      ),
  );
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
