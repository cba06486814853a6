import { createActor, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import type { ConversionListeners, PlainFilm } from '../../src/domain/renditions.ts';
import { createFilmRenditionsActors } from '../../src/machines/film-renditions/film-renditions.actors.ts';
import { filmRenditionsMachine } from '../../src/machines/film-renditions/film-renditions.machine.ts';
import { problems, settle, thrown } from './support/play.ts';

const film = (path: string): PlainFilm => ({
  path,
  name: path,
  media: { url: `/${path}`, kind: 'video', alt: null, width: 1920, height: 1080, poster: null, color: null },
  bytes: 1000,
  isAwaited: false,
});
const file = (bytes: number) => new Blob(['x'.repeat(bytes)]);

/** A machine whose conversions are finished by hand. */
function start({ looksAlike = true, reads = () => Promise.resolve(file(1000)), sends = () => Promise.resolve() } = {}) {
  const clock = new SimulatedClock();
  const sent: [string, number | null][] = [];
  const conversions: (ConversionListeners & { readonly keepsSound: boolean; isStopped: boolean })[] = [];
  const actors = createFilmRenditionsActors({
    readFile: reads,
    convert: (_, keepsSound, listeners) => {
      const conversion = { ...listeners, keepsSound, isStopped: false };
      conversions.push(conversion);
      return () => {
        conversion.isStopped = true;
      };
    },
    looksAlike: () => Promise.resolve(looksAlike),
    setRendition: (path, rendition) => {
      sent.push([path, rendition?.size ?? null]);
      return sends();
    },
  });
  const actor = createActor(filmRenditionsMachine.provide({ actors }), { clock }).start();
  const prepare = async (...paths: string[]) => {
    actor.send({ type: 'films.prepare', films: paths.map(film) });
    await settle();
  };
  const latest = () => {
    const conversion = conversions.at(-1);
    if (conversion === undefined) throw new Error('No conversion has begun.');
    return conversion;
  };
  return { actor, clock, sent, conversions, prepare, latest, results: () => actor.getSnapshot().context.results };
}

it('prepares the films one after the other', async () => {
  const { actor, prepare, latest, conversions, sent, results } = start();
  await prepare('a.mp4', 'b.mp4');
  expect(conversions).toHaveLength(1);
  latest().onFinished(file(400));
  await settle();
  expect(conversions.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  latest().onFinished(file(300));
  await settle();
  expect(sent).toEqual([
    ['a.mp4', 400],
    ['b.mp4', 300],
  ]);
  expect(results()).toEqual({
    'a.mp4': { kind: 'made', before: 1000, after: 400 },
    'b.mp4': { kind: 'made', before: 1000, after: 300 },
  });
  expect(actor.getSnapshot().value).toBe('idle');
});

it('records a film as light enough where less than a fifth would be saved', async () => {
  const { prepare, latest, sent, results } = start();
  await prepare('a.mp4');
  latest().onFinished(file(801));
  await settle();
  expect([sent, results()]).toEqual([[['a.mp4', null]], { 'a.mp4': { kind: 'unneeded' } }]);
});

it('gives up a conversion that says nothing for 20 seconds, and goes on with the next', async () => {
  const { actor, clock, prepare, latest, conversions, results } = start();
  await prepare('a.mp4', 'b.mp4');
  clock.increment(19_000);
  latest().onProgress(0.4, 30);
  clock.increment(19_000);
  expect(actor.getSnapshot().context).toMatchObject({ share: 0.4, secondsLeft: 30 });
  expect(conversions[0]?.isStopped).toBe(false);
  clock.increment(1_000);
  await settle();
  expect(results()).toEqual({ 'a.mp4': { kind: 'notConverted', fault: 'stalled' } });
  expect(conversions.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  expect(actor.getSnapshot().context.share).toBe(0);
});

it('keeps the sound of a film that visitors may hear', async () => {
  const { actor, conversions } = start();
  const heard = { ...film('a.mp4'), media: { ...film('a.mp4').media, sound: true } };
  for (const one of [heard, film('b.mp4')]) actor.send({ type: 'films.prepare', films: [one] });
  await settle();
  conversions.at(-1)?.onFailed('soundless');
  await settle();
  expect(conversions.map(({ keepsSound }) => keepsSound)).toEqual([true, false]);
});

it('sends nothing that does not look like the film', async () => {
  const { prepare, latest, sent, results } = start({ looksAlike: false });
  await prepare('a.mp4');
  latest().onFinished(file(400));
  await settle();
  expect([sent, results()]).toEqual([[], { 'a.mp4': { kind: 'notConverted', fault: 'unfaithful' } }]);
});

it('stops at once when it is cancelled, and holds nothing any more', async () => {
  const { actor, prepare, latest, results } = start();
  await prepare('a.mp4', 'b.mp4');
  actor.send({ type: 'films.cancel' });
  expect(latest().isStopped).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ queue: [], file: null, rendition: null });
  expect(results()).toEqual({});
});

it.each([
  ['read', { reads: () => Promise.reject(thrown(problems.offline)) }],
  ['sent', { sends: () => Promise.reject(thrown(problems.offline)) }],
])('says why a film could not be %s, and tries again when asked', async (_, fault) => {
  const { prepare, conversions, results } = start(fault);
  await prepare('a.mp4');
  conversions.at(-1)?.onFinished(file(400));
  await settle();
  expect(results()).toEqual({ 'a.mp4': { kind: 'refused', problem: problems.offline } });
  await prepare('a.mp4');
  expect(results()).toEqual('reads' in fault ? { 'a.mp4': { kind: 'refused', problem: problems.offline } } : {});
});
