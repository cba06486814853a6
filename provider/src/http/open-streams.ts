import { Readable } from 'node:stream';
import type { ServerResponse } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import { onceClosed } from './once-closed.ts';

/** How many files may be sent at once before any has to give way: each has some 200 kB in memory. */
const mostOpen = 128;
/** How many may be sent at once whatever happens. */
const mostOfAll = 384;
/** A client that takes nothing for this long, in milliseconds, gives way then. Browsers ask for the rest of a film when they want it. */
const patience = 10_000;

/**
 * Bounds how many files are sent at once to those who do not take them: of too many, the one that was taken from longest ago is broken off.
 */
export const openStreams = fastifyPlugin<{ readonly most?: number; readonly patience?: number }>(
  async (app, { most = mostOpen, patience: longest = patience }) => {
    let timer: NodeJS.Timeout | null = null;
    /** The one that was taken from longest ago first. */
    const open = new Map<ServerResponse, number>();
    function note(answer: ServerResponse): void {
      open.delete(answer);
      open.set(answer, performance.now());
    }
    function makeRoom(): void {
      for (const [answer, takenAt] of open) {
        if (open.size <= most || (open.size <= mostOfAll && performance.now() - takenAt < longest)) break;
        open.delete(answer);
        answer.destroy();
      }
      if (open.size > most) timer ??= setTimeout(lookAgain, longest).unref();
    }
    function lookAgain(): void {
      timer = null;
      makeRoom();
    }
    app.addHook('onSend', (_request, { raw }, payload, done) => {
      if (payload instanceof Readable) {
        note(raw);
        raw.on('drain', () => {
          if (open.has(raw)) note(raw);
        });
        onceClosed(raw, () => open.delete(raw));
        makeRoom();
      }
      done(null, payload);
    });
  },
  { name: 'open-streams' },
);
