/**
 * The hand-written pages (bench/static), served as simply as can be done well: compressed once and held in memory. They carry our own
 * pictures and nothing else, neither script nor font, so that what ours take longer is what all the rest costs.
 */
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../../scripts/lib/paths.mjs';

const slot = /\{\{(hidden )?picture\}\}/g;

/** The pictures of one of our pages in their order, as it names them: the same widths, formats and sizes are chosen. */
function picturesOf(html) {
  return [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes('"/media/'));
}

/** Without what styles and scripts of ours do. What is not of the first screen waits for it. */
function bare(tag) {
  const keep = ['alt', 'height', 'sizes', 'src', 'srcset', 'width'];
  const named = [...tag.matchAll(/([a-z]+)="([^"]*)"/gi)].filter(([, name]) => keep.includes(name.toLowerCase()));
  const first = /fetchpriority="high"/i.test(tag) ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<img ${named.map(([, name, value]) => `${name.toLowerCase()}="${value}"`).join(' ')} ${first} />`;
}

/**
 * A hand-written page with the pictures of its twin among ours. Those that a visitor does not see at once are left out.
 *
 * @param {string} name of a file in bench/static
 * @param {string} ours HTML of our page
 * @throws {Error} when our page has other pictures than the hand-written page has places
 */
export function fillIn(name, ours) {
  const template = readFileSync(inRoot('bench/static', `${name}.html`), 'utf8');
  const pictures = picturesOf(ours);
  const places = template.match(slot)?.length ?? 0;
  if (places !== pictures.length) {
    throw new Error(`bench/static/${name}.html has places for ${places} pictures; our page shows ${pictures.length}.`);
  }
  let index = 0;
  return template.replace(slot, (_, hidden) => {
    const tag = pictures[index++];
    return hidden === undefined ? bare(tag) : '';
  });
}

/** What films of the first view a page of ours plays: their files for a phone, in their order. Those of a carousel do not loop. */
function filmsOf(html) {
  const films = [...html.matchAll(/<video\b([^>]*)>(?:<source\b[^>]*\bsrc="([^"]+)")?/g)].map(([, tag, source]) => ({
    isLooping: / loop\b/.test(tag),
    url: source ?? /\bsrc="([^"]+)"/.exec(tag)?.[1],
  }));
  const inTurn = films.filter(({ isLooping }) => !isLooping);
  return (inTurn.length > 0 ? inTurn : films.slice(0, 1)).map(({ url }) => url);
}

/** Lays a film over the first picture when the page has loaded; when it ends, the next one begins. */
const playFilms = (urls) => `<script>
  addEventListener('load', () => {
    const urls = ${JSON.stringify(urls)};
    const film = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
    const box = document.querySelector('img').parentElement;
    box.style.position = 'relative';
    film.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover';
    box.append(film);
    let next = 0;
    const play = () => {
      film.src = urls[next++ % urls.length];
      film.play();
    };
    film.addEventListener('ended', play);
    play();
  });
</script>`;

/** Fetches whatever ours answers once, in the formats that the browser takes. */
function remembering(origin) {
  const known = new Map();
  return async (url, accept) => {
    const key = `${accept} ${url}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const response = await fetch(origin + url, { headers: { accept, 'accept-encoding': 'br' } });
    const answer = {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      body: Buffer.from(await response.arrayBuffer()),
    };
    known.set(key, answer);
    return answer;
  };
}

/**
 * @param {string} origin of our provider
 * @param {Readonly<Record<string, string>>} twins our page's path, by the name of the hand-written page
 * @param {{ hasFilms?: boolean }} [options] whether they play the films of ours
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} the pages are at `/NAME.html`
 */
export async function startByHand(origin, twins, { hasFilms = false } = {}) {
  const pages = new Map();
  for (const [name, path] of Object.entries(twins)) {
    const ours = await fetch(origin + path, { headers: { accept: 'text/html' } });
    const html = await ours.text();
    const page = fillIn(name, html);
    const films = filmsOf(html);
    if (hasFilms && films.length === 0) throw new Error(`${path} has no film.`);
    pages.set(
      `/${name}.html`,
      brotliCompressSync(hasFilms ? page.replace('</body>', `${playFilms(films)}</body>`) : page),
    );
  }
  const fetchOnce = remembering(origin);
  // Whole files, also where a film is asked for in parts: a browser takes that.
  const server = createServer((request, response) => {
    const page = pages.get(request.url);
    if (page !== undefined) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      response.writeHead(200, { ...headers, 'content-length': page.length }).end(page);
      return;
    }
    fetchOnce(request.url, request.headers.accept ?? '*/*').then(
      ({ status, type, body }) =>
        response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
