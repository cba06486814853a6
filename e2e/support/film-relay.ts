import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was sent of one answer with a film. */
export interface SentFilm {
  readonly path: string;
  /** Bytes that have gone out. */
  sent: number;
  /** The visitor's browser closed the connection before all had come. */
  isAborted: boolean;
}

/** The provider on another address, where films come as fast as a test says. */
export interface FilmRelay {
  readonly origin: string;
  /** In the order in which they were asked for. */
  readonly films: readonly SentFilm[];
  /** Bytes a second of every film from now on; 0 holds them. */
  setRate(bytes: number): void;
  close(): Promise<void>;
}

/** A piece of a film goes out so many times a second. */
const pieces = 20;

export async function startFilmRelay(provider: string, rate: number): Promise<FilmRelay> {
  const films: SentFilm[] = [];
  let piece = rate / pieces;
  const server = createServer((incoming, answer) => {
    const { method, url = '/', headers } = incoming;
    const passed = ask(provider + url, { method, headers: { ...headers, host: new URL(provider).host } }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      if (!String(from.headers['content-type']).startsWith('video/')) {
        from.pipe(answer);
        return;
      }
      const film: SentFilm = { path: url, sent: 0, isAborted: false };
      films.push(film);
      const parts: Buffer[] = [];
      from.on('data', (part: Buffer) => parts.push(part));
      from.on('end', () => {
        const whole = Buffer.concat(parts);
        const timer = setInterval(() => {
          const next = whole.subarray(film.sent, film.sent + piece);
          film.sent += next.length;
          answer.write(next);
          if (film.sent === whole.length) answer.end();
        }, 1000 / pieces);
        answer.on('close', () => {
          clearInterval(timer);
          film.isAborted = film.sent < whole.length;
        });
      });
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = isPort(address) ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    films,
    setRate(bytes) {
      piece = bytes / pieces;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isPort(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
