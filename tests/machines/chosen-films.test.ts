import { SimulatedClock } from 'xstate';
import { expect, it, test } from 'vitest';
import { isForPhones } from '../../src/domain/chosen-films.ts';
import type {
  ChosenFilm,
  FilmConversionListeners,
  FilmLook,
  FilmProgress,
  FilmVersion,
} from '../../src/domain/chosen-films.ts';
import { createChosenFilmsActors, createFilmPreparation } from '../../src/machines/chosen-films/chosen-films.actors.ts';
import { chosenFilmsMachine } from '../../src/machines/chosen-films/chosen-films.machine.ts';
import { settle } from './support/play.ts';
import { makeMedia } from './support/project-forms.ts';

const plain: FilmLook = {
  width: 1920,
  height: 1080,
  bytes: 5_000_000,
  duration: 10,
  isPlain: true,
  isDecodable: true,
  isEncodable: true,
  isTransparent: false,
  sound: 'none',
};
const heavy = { ...plain, bytes: 50_000_000 };
const blob = (bytes: number) => new Blob(['x'.repeat(bytes)]);
const movie = (key: string, given: Partial<ChosenFilm> = {}): ChosenFilm => ({
  key,
  file: new File(['x'.repeat(1000)], `${key}.mov`, { type: 'video/quicktime' }),
  cannotKeep: null,
  isKept: false,
  keepsOriginal: false,
  isHeard: false,
  isSilent: false,
  ...given,
});

interface Making extends FilmConversionListeners {
  readonly version: FilmVersion | 'elsewhere';
  readonly keepsSound: boolean;
  isStopped: boolean;
}

/** Films whose conversions are finished by hand. */
function start(given: Given = {}) {
  const { look = heavy, hasPhones = true, hasServer = false, hasOriginals = false, hasSound = false } = given;
  const { looksAlike = async () => true } = given;
  const clock = new SimulatedClock();
  const makings: Making[] = [];
  const said: string[] = [];
  const released: string[] = [];
  let told: readonly FilmProgress[] = [];
  const make = (wanted: Pick<Making, 'version' | 'keepsSound'>, listeners: FilmConversionListeners) => {
    const making = { ...listeners, ...wanted, isStopped: false };
    makings.push(making);
    return () => {
      making.isStopped = true;
    };
  };
  const actors = createChosenFilmsActors({
    offers: () => Promise.resolve({ hasPhones, hasServer, hasOriginals, hasSound }),
    openFilm: () => Promise.resolve(look),
    convert: (_, wanted, listeners) => make(wanted, listeners),
    convertElsewhere: (_, keepsSound, listeners) => make({ version: 'elsewhere', keepsSound }, listeners),
    looksAlike: (_, __, signal) => looksAlike(signal),
    inspectMediaFile: ({ name }) => Promise.resolve({ media: makeMedia(`blob:${name}`) }),
    releasePreview: (url) => released.push(url),
  });
  const logic = chosenFilmsMachine.provide({ actors });
  const films = createFilmPreparation(logic, {
    releasePreview: (url) => released.push(url),
    clock,
  })({
    onReady: (key, { file, media }) => said.push(`${key} ${file.name} ${media?.url ?? 'as chosen'}`),
    onRefused: (_, reason) => said.push(reason),
    onTold: (now) => {
      told = now;
    },
  });
  const use = async (...used: readonly ChosenFilm[]) => {
    films.use(used);
    await settle();
  };
  const finish = async (bytes: number) => {
    makings.at(-1)?.onFinished(blob(bytes));
    await settle();
  };
  return {
    clock,
    films,
    finish,
    makings,
    released,
    said,
    use,
    stages: () => told.map(({ stage }) => stage),
    told: () => told,
  };
}
interface Given {
  readonly look?: FilmLook | null;
  readonly hasPhones?: boolean;
  readonly hasServer?: boolean;
  readonly hasOriginals?: boolean;
  readonly hasSound?: boolean;
  readonly looksAlike?: (signal: AbortSignal) => Promise<boolean>;
}

it('converts one film after the other, what is sent before what is for phones', async () => {
  const { finish, makings, said, stages, told, use } = start();
  await use(movie('a'), movie('b'));
  expect([stages(), makings.length]).toEqual([['converting', 'waiting'], 1]);
  await finish(500);
  expect([stages(), said]).toEqual([['waiting', 'converting'], ['a a.mp4 blob:a.mp4']]);
  await finish(400);
  await finish(200);
  await finish(390);
  expect(makings.map(({ version, isStopped }) => [version, isStopped])).toEqual([
    ['main', true],
    ['main', true],
    ['phone', true],
    ['phone', true],
  ]);
  expect(told().map(({ stage, before, after, rendition }) => [stage, before, after, rendition?.size])).toEqual([
    ['done', 1000, 500, 200],
    // Less than a fifth would be saved.
    ['done', 1000, 400, undefined],
  ]);
});

it('sends a light film of H.264 as it is, at once, and makes its version for phones behind', async () => {
  const { finish, said, stages, use } = start({ look: { ...plain, bytes: 4_000_000 } });
  await use(movie('a'));
  expect([said, stages()]).toEqual([['a a.mov as chosen'], ['slimming']]);
  await finish(300);
  expect(stages()).toEqual(['done']);
});

it('drops what was made no smaller: the film is sent as it is, and is not converted again', async () => {
  const { films, finish, makings, said, told, use } = start({ look: { ...heavy, sound: 'plain' }, hasSound: true });
  await use(movie('a'));
  await finish(1000);
  expect([said, told()[0]]).toMatchObject([
    ['a a.mov as chosen'],
    { stage: 'slimming', isLighter: true, isConverted: false, after: null, canBeHeard: true },
  ]);
  films.ask({ type: 'film.hear', key: 'a', isHeard: true });
  await settle();
  expect(makings.filter(({ version }) => version === 'main')).toHaveLength(1);
});

it('sends what was made larger of a film that visitors could not play', async () => {
  const { finish, said, use } = start({ hasPhones: false });
  await use(movie('a', { cannotKeep: 'It is a QuickTime film' }));
  await finish(1200);
  expect(said).toEqual(['a a.mp4 blob:a.mp4']);
});

it('makes nothing for phones where no provider stores it', async () => {
  const { makings, stages, use } = start({ look: plain, hasPhones: false });
  await use(movie('a'));
  expect([makings, stages()]).toEqual([[], ['done']]);
});

it('keeps a film as it is when that is wanted, and converts it when it is not wanted any more', async () => {
  const { films, finish, makings, said, use } = start({ hasPhones: false });
  await use(movie('a'));
  films.ask({ type: 'film.keep', key: 'a', isKept: true });
  expect([makings[0]?.isStopped, said]).toEqual([true, ['a a.mov as chosen']]);
  films.ask({ type: 'film.keep', key: 'a', isKept: false });
  await finish(500);
  expect(said.at(-1)).toBe('a a.mp4 blob:a.mp4');
  films.ask({ type: 'film.keep', key: 'a', isKept: true });
  expect([said.at(-1), makings.length], 'what was made is not made again').toEqual(['a a.mov as chosen', 2]);
});

it('stops when it is cancelled or its film is taken away, and lets go of previews', async () => {
  const { films, finish, makings, released, stages, use } = start({ hasPhones: false });
  await use(movie('a'));
  films.ask({ type: 'film.cancel', key: 'a' });
  expect([makings[0]?.isStopped, stages()]).toEqual([true, ['cancelled']]);
  films.ask({ type: 'film.retry', key: 'a' });
  await settle();
  expect(stages()).toEqual(['converting']);
  await finish(500);
  await use();
  expect([released, stages()]).toEqual([['blob:a.mp4'], []]);
  await use(movie('b'));
  await use();
  expect(makings.map(({ isStopped }) => isStopped)).toEqual([true, true, true]);
});

it('gives up a conversion that says nothing for 20 seconds, and tries again when asked', async () => {
  const { clock, films, finish, makings, said, told, use } = start({ hasPhones: false });
  await use(movie('a'));
  clock.increment(19_000);
  makings[0]?.onProgress(0.4, 30);
  clock.increment(19_000);
  expect(told()[0]).toMatchObject({ stage: 'converting', share: 0.4, secondsLeft: 30 });
  clock.increment(1_000);
  expect([told()[0], makings[0]?.isStopped]).toMatchObject([{ stage: 'failed', fault: 'stalled' }, true]);
  films.ask({ type: 'film.retry', key: 'a' });
  await settle();
  await finish(500);
  expect(said).toEqual(['a a.mp4 blob:a.mp4']);
});

it('sends nothing that does not look like the film', async () => {
  const { finish, said, told, use } = start({ looksAlike: async () => false });
  await use(movie('a'));
  await finish(500);
  expect([told()[0], said]).toMatchObject([{ stage: 'failed', fault: 'unfaithful' }, []]);
});

it.each([
  [new DOMException('too slow', 'TimeoutError'), 'stalled'],
  [new Error('not decoded'), 'broken'],
])('tells why it could not be compared: %s', async (thrown, fault) => {
  const { finish, told, use } = start({ looksAlike: () => Promise.reject(thrown) });
  await use(movie('a'));
  await finish(500);
  expect(told()).toMatchObject([{ stage: 'failed', fault }]);
});

it('compares no longer what is cancelled', async () => {
  let signal: AbortSignal | null = null;
  const looksAlike = (given: AbortSignal) => {
    signal = given;
    return new Promise<boolean>(() => undefined);
  };
  const { films, finish, stages, use } = start({ looksAlike });
  await use(movie('a'));
  await finish(500);
  expect(stages()).toEqual(['checking']);
  films.ask({ type: 'film.cancel', key: 'a' });
  expect([stages(), signal]).toMatchObject([['cancelled'], { aborted: true }]);
});

it('tells when only a version for phones is missing', async () => {
  const { films, finish, told, use } = start();
  await use(movie('a'), movie('b'));
  const forPhones = () => told().map(isForPhones);
  expect(forPhones()).toEqual([false, false]);
  await finish(500);
  expect(forPhones(), 'waits for the other').toEqual([true, false]);
  await finish(500);
  expect(forPhones()).toEqual([true, true]);
  films.ask({ type: 'film.cancel', key: 'a' });
  expect([told().map(({ stage }) => stage), forPhones()]).toEqual([
    ['done', 'slimming'],
    [false, true],
  ]);
});

it('sends a transparent WebM as it is, and makes nothing of it that would be opaque', async () => {
  const { makings, use } = start({ look: { ...heavy, isPlain: false, isTransparent: true } });
  await use(movie('a'));
  expect(makings).toEqual([]);
});

test.each([
  ['that cannot be opened', null, /^why$/],
  ['that cannot be decoded', { ...heavy, isDecodable: false }, /^why$/],
  ['where nothing can be encoded', { ...heavy, isEncodable: false }, /^why$/],
  ['of 61 seconds', { ...heavy, duration: 61 }, /a.mov was not taken. It is longer than 60 seconds/],
  ['larger than 4K', { ...heavy, width: 5120, height: 2880 }, /a.mov was not taken. It is larger than 4K/],
])('refuses a film %s that visitors could not play', async (_, look, text) => {
  const { said, use } = start({ look });
  await use(movie('a', { cannotKeep: 'why' }));
  expect(said).toEqual([expect.stringMatching(text)]);
});

test.each([
  ['that cannot be opened', null, 'done'],
  ['that cannot be decoded', { ...heavy, isDecodable: false }, 'done'],
  ['of 61 seconds', { ...heavy, duration: 61 }, 'failed'],
])('a film %s that visitors can play', async (_, look, stage) => {
  const { films, said, stages, use } = start({ look });
  await use(movie('a'));
  expect(stages()).toEqual([stage]);
  films.ask({ type: 'film.keep', key: 'a', isKept: true });
  expect([stages(), said]).toEqual([['done'], ['a a.mov as chosen']]);
});

const foreign: FilmLook = { ...heavy, isPlain: false, isDecodable: false };
const unplayable = movie('a', { cannotKeep: 'it is HEVC' });
const byServer = { look: foreign, hasPhones: false, hasServer: true };

it('has the server convert what this browser cannot decode, without comparing it', async () => {
  const { finish, makings, said, stages, told, use } = start({ ...byServer, looksAlike: async () => false });
  await use(unplayable, movie('b'));
  expect([makings.map(({ version }) => version), stages()]).toEqual([['elsewhere'], ['converting', 'waiting']]);
  makings[0]?.onProgress(0.4, null, 'sending');
  expect(told()[0]).toMatchObject({ share: 0.4, step: 'sending', isConverted: true });
  makings[0]?.onProgress(0.2, 8, 'converting');
  expect(told()[0]).toMatchObject({ share: 0.2, secondsLeft: 8, step: 'converting' });
  await finish(500);
  expect(said).toEqual(['a a.mp4 blob:a.mp4']);
  expect(told()[0]).toMatchObject({ stage: 'done', after: 500, step: null });
});

it('a film that is played as it is can be kept so, and the server is rid of it', async () => {
  const { films, makings, said, use } = start(byServer);
  await use(movie('a'));
  films.ask({ type: 'film.keep', key: 'a', isKept: true });
  expect([makings[0]?.isStopped, said]).toEqual([true, ['a a.mov as chosen']]);
});

it('gives the server up after 20 seconds without an answer, and sends it again when asked', async () => {
  const { clock, films, finish, makings, said, stages, told, use } = start(byServer);
  await use(unplayable);
  clock.increment(20_000);
  expect([told()[0], makings[0]?.isStopped]).toMatchObject([{ stage: 'failed', fault: 'unreachable' }, true]);
  expect(said, 'it stays in the form').toEqual([]);
  films.ask({ type: 'film.retry', key: 'a' });
  await settle();
  expect(stages()).toEqual(['converting']);
  films.ask({ type: 'film.cancel', key: 'a' });
  expect([stages(), makings[1]?.isStopped]).toEqual([['cancelled'], true]);
  films.ask({ type: 'film.retry', key: 'a' });
  await settle();
  await finish(500);
  expect(said).toEqual(['a a.mp4 blob:a.mp4']);
});

test.each([
  ['busy', []],
  ['forgotten', []],
  ['changed', []],
  ['unreadable', [expect.stringMatching(/a.mov was not taken. Neither this browser nor the server can read/)]],
  ['undecodable', ['it is HEVC']],
] as const)('a film that the server does not convert, because it is %s', async (fault, reasons) => {
  const { makings, said, told, use } = start(byServer);
  await use(unplayable);
  makings[0]?.onFailed(fault);
  expect([told()[0]?.stage, said]).toEqual(['failed', reasons]);
});

test.each([
  ['of 61 seconds', { ...foreign, duration: 61 }, /longer than 60 seconds/],
  ['larger than 4K', { ...foreign, width: 5120, height: 2880 }, /larger than 4K/],
  ['that cannot be opened', null, /it is HEVC/],
])('does not bother the server with a film %s', async (_, look, text) => {
  const { makings, said, use } = start({ ...byServer, look });
  await use(unplayable);
  expect([makings, said]).toEqual([[], [expect.stringMatching(text)]]);
});

it('keeps an original on request, of a film that is converted', async () => {
  const { films, finish, told, use } = start({ hasPhones: false, hasOriginals: true });
  const a = movie('a');
  const now = () => told().map(({ canKeepOriginal, original }) => [canKeepOriginal, original?.name]);
  await use(a);
  expect(now()).toEqual([[true, undefined]]);
  films.ask({ type: 'film.preserve', key: 'a', isKept: true });
  expect(now()).toEqual([[true, 'a.mov']]);
  await finish(500);
  expect(told()[0]?.original).toBe(a.file);
  // Sent as it is, it is its own original.
  films.ask({ type: 'film.keep', key: 'a', isKept: true });
  expect(now()).toEqual([[false, undefined]]);
  films.ask({ type: 'film.keep', key: 'a', isKept: false });
  expect(now()).toEqual([[true, 'a.mov']]);
  films.ask({ type: 'film.preserve', key: 'a', isKept: false });
  expect(now()).toEqual([[true, undefined]]);
});

it('has no choice of originals for a film that is sent as it is, nor where the provider keeps none', async () => {
  for (const given of [{ look: plain, hasOriginals: true }, { hasOriginals: false }]) {
    const { told, use } = start(given);
    await use(movie('a', { keepsOriginal: true }));
    expect(told().map(({ canKeepOriginal, original }) => [canKeepOriginal, original])).toEqual([[false, null]]);
  }
});

const wish = (isHeard: boolean) => ({ type: 'film.hear', key: 'a', isHeard }) as const;
const heard = { ...heavy, sound: 'plain' } as const;

it('converts a film again where its sound is wished, and only then', async () => {
  const { films, finish, makings, released, said, told, use } = start({
    look: heard,
    hasPhones: false,
    hasSound: true,
  });
  await use(movie('a', { isSilent: true }));
  expect([told()[0]?.canBeHeard, told()[0]?.isHeard, makings.map(({ keepsSound }) => keepsSound)]).toEqual([
    true,
    false,
    [false],
  ]);
  await finish(500);
  films.ask(wish(true));
  await settle();
  // What was made before is still shown, and no longer what is sent.
  expect(told()[0]).toMatchObject({ stage: 'converting', isHeard: true, after: null });
  expect(told().map(isForPhones)).toEqual([false]);
  await finish(600);
  expect(makings.map(({ version, keepsSound }) => [version, keepsSound])).toEqual([
    ['main', false],
    ['main', true],
  ]);
  expect([told()[0]?.stage, told()[0]?.after, said.length]).toEqual(['done', 600, 2]);
  // Its preview has the same address here: one is held, and none is let go twice.
  expect(released).toEqual([]);
  // With its sound it stays as it is: visitors get no way to hear it.
  films.ask(wish(false));
  films.ask(wish(true));
  await settle();
  expect([makings.length, told()[0]?.stage]).toEqual([2, 'done']);
});

it('begins again with the sound while it converts without; without it, it goes on', async () => {
  const { films, makings, use } = start({ look: heard, hasSound: true });
  await use(movie('a', { isSilent: true }));
  films.ask(wish(true));
  await settle();
  films.ask(wish(false));
  await settle();
  expect(makings.map(({ keepsSound, isStopped }) => [keepsSound, isStopped])).toEqual([
    [false, true],
    [true, false],
  ]);
});

it('makes the version for phones again, with the sound; the film itself was sent with it all along', async () => {
  const { films, finish, makings, said, told, use } = start({
    look: { ...heard, bytes: 4_000_000 },
    hasSound: true,
  });
  await use(movie('a', { isSilent: true }));
  await finish(300);
  films.ask(wish(true));
  await settle();
  expect(told()[0]).toMatchObject({ stage: 'slimming', rendition: null, canBeHeard: true });
  await finish(310);
  expect(makings.map(({ version, keepsSound }) => [version, keepsSound])).toEqual([
    ['phone', false],
    ['phone', true],
  ]);
  expect([told()[0]?.rendition?.size, said]).toEqual([310, ['a a.mov as chosen']]);
});

test.each([
  ['nobody stores the wish', { look: heard, hasSound: false }, false],
  ['it has no sound', { look: heavy, hasSound: true }, false],
  ['this browser cannot read its sound', { look: { ...heavy, sound: 'foreign' }, hasSound: true }, false],
  ['this browser can make it heard', { look: { ...heavy, sound: 'convertible' }, hasSound: true }, true],
  [
    'the server converts it',
    { look: { ...heavy, sound: 'foreign', isDecodable: false }, hasServer: true, hasSound: true },
    true,
  ],
] as const)('can be heard, or not, where %s', async (_, given, canBeHeard) => {
  const { makings, told, use } = start({ hasPhones: false, ...given });
  await use(movie('a', { isHeard: true }));
  expect([told()[0]?.canBeHeard, makings.map(({ keepsSound }) => keepsSound)]).toEqual([canBeHeard, [canBeHeard]]);
});

it('keeps its sound where nobody is to hear it yet, and takes it out only when told to', async () => {
  const { films, finish, makings, told, use } = start({ look: heard, hasPhones: false, hasSound: true });
  const sounds = () => makings.map(({ keepsSound }) => keepsSound);
  await use(movie('a'));
  await finish(500);
  films.ask(wish(true));
  films.ask(wish(false));
  await settle();
  expect([told()[0]?.stage, sounds()]).toEqual(['done', [true]]);
  films.ask({ type: 'film.silence', key: 'a', isSilent: true });
  await settle();
  await finish(400);
  expect([told()[0]?.after, told()[0]?.isSilent, sounds()]).toEqual([400, true, [true, false]]);
  // Whom visitors are to hear has its sound.
  films.ask(wish(true));
  await settle();
  expect([told()[0]?.stage, told()[0]?.isSilent, sounds()]).toEqual(['converting', false, [true, false, true]]);
  // It is not made any further with what is to be taken out.
  films.ask(wish(false));
  films.ask({ type: 'film.silence', key: 'a', isSilent: true });
  await settle();
  expect([makings[2]?.isStopped, told()[0]?.stage]).toEqual([true, 'done']);
});

it('has a version for phones without a sound that nobody is to hear', async () => {
  const { finish, makings, use } = start({ look: heard, hasSound: true });
  await use(movie('a'));
  await finish(500);
  expect(makings.map(({ version, keepsSound }) => [version, keepsSound])).toEqual([
    ['main', true],
    ['phone', false],
  ]);
});

it('goes without a sound that this browser cannot keep, where nobody is to hear it', async () => {
  const { finish, makings, told, use } = start({ look: heard, hasPhones: false, hasSound: true });
  await use(movie('a'));
  makings.at(-1)?.onFailed('soundless');
  await settle();
  await finish(500);
  expect([told()[0]?.stage, told()[0]?.isSilent, makings.map(({ keepsSound }) => keepsSound)]).toEqual([
    'done',
    true,
    [true, false],
  ]);
});

it('says so where the sound could not be kept; without it, the film is sent', async () => {
  const { films, finish, makings, told, use } = start({ look: heard, hasPhones: false, hasSound: true });
  await use(movie('a', { isSilent: true }));
  await finish(500);
  films.ask(wish(true));
  await settle();
  makings.at(-1)?.onFailed('soundless');
  await settle();
  expect(told()[0]).toMatchObject({ stage: 'failed', fault: 'soundless', isHeard: true });
  films.ask(wish(false));
  expect(told()[0]).toMatchObject({ stage: 'done', after: 500, fault: null });
});
