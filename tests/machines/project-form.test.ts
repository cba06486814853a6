import { toHttpProblem } from '../../src/api/http/read.ts';
import { describe, expect, it } from 'vitest';
import type { FilmProgress } from '../../src/domain/chosen-films.ts';
import { toProjectDraft } from '../../src/domain/project-draft.ts';
import type { ProjectDraft } from '../../src/domain/project-draft.ts';
import { chosenMedia, valuesOf } from '../../src/domain/project-form.ts';
import { arrivalAt } from '../../src/machines/project-form/file-state.ts';
import { uploadShares } from '../../src/machines/project-form/upload.ts';
import { problems, settle, thrown } from './support/play.ts';
import { names, open } from './support/play-project-form.ts';
import { makeFile, makeFrame, makeGrid, makeMedia, makeProject } from './support/project-forms.ts';

describe('files', () => {
  it('count once they are found to be good, four looked at a time, several in consecutive slots', async () => {
    const form = open();
    form.actor.send({ type: 'grid.added', gridType: 'G5' });
    form.choose('new-1', 0, 'a', 'b', 'c', 'd', 'e');
    form.choose(null, 0, 'header', 'second header');
    expect([...form.looks.keys()]).toEqual(['a', 'b', 'c', 'd']);
    expect(form.context().refusals.map(({ text }) => text)).toEqual(['There is no slot left for second header.']);
    expect(form.context().surplus).toMatchObject({ grid: 'new-1', files: [{ name: 'e' }] });
    expect(names(form.context().values)).toEqual([]);
    await form.good('b', 'a', 'd', 'c', 'header');
    await form.good('header');
    expect(names(form.context().values)).toEqual(['header', 'a', 'b', 'c', 'd']);
    expect(form.context().waiting).toEqual([]);
  });

  it('that the browser had to convert are sent as what they became', async () => {
    const form = open();
    form.choose(null, 0, 'fog.heic');
    form.looks.get('fog.heic')?.resolve({ media: makeMedia('blob:fog'), file: makeFile('fog.jpg') });
    await settle();
    expect(names(form.context().values)).toEqual(['fog.jpg']);
  });

  it('that are refused say why where they were meant to go, until another is chosen', async () => {
    const form = open();
    form.choose(null, 0, 'a');
    form.looks.get('a')?.resolve({ reason: 'No picture' });
    await settle();
    expect(form.context().refusals).toEqual([{ place: { grid: null, slot: 0 }, text: 'No picture' }]);
    form.choose(null, 0, 'b');
    expect(form.context().refusals).toEqual([]);
  });

  it('let go of previews that nothing shows: replaced, removed, too late, and at the end', async () => {
    const form = open();
    form.actor.send({ type: 'grid.added', gridType: 'G7' });
    form.choose('new-1', 0, 'a');
    await form.good('a');
    form.choose('new-1', 0, 'b');
    await form.good('b');
    expect(form.released, 'a replaced file can be put back').toEqual([]);
    form.choose('new-1', 0, 'c');
    await form.good('c');
    expect(form.released).toEqual(['blob:a']);
    form.choose('new-1', 0, 'late');
    form.actor.send({ type: 'grid.removed', grid: 'new-1' });
    await form.good('late');
    expect([form.released, form.context().waiting]).toEqual([['blob:a', 'blob:b'], []]);
    form.actor.send({ type: 'form.reset' });
    expect(form.released).toEqual(['blob:a', 'blob:b', 'blob:c', 'blob:late']);
    form.choose(null, 0, 'header', 'x');
    await form.good('header');
    form.actor.stop();
    expect(form.released.at(-1)).toBe('blob:header');
  });

  it('of a removed grid come back with it, also those that were still inspected', async () => {
    const form = open();
    form.actor.send({ type: 'grid.added', gridType: 'G4' });
    form.choose('new-1', 0, 'a', 'late');
    await form.good('a');
    form.actor.send({ type: 'grid.removed', grid: 'new-1' });
    await form.good('late');
    form.submit();
    expect(form.sent.map(({ values }) => names(values))).toEqual([[]]);
    await form.refuse(problems.offline);
    form.actor.send({ type: 'grid.restored', which: 0 });
    expect([names(form.context().values), form.released]).toEqual([['a', 'late'], []]);
    form.actor.send({ type: 'frame.removed', grid: 'new-1', index: 0 });
    form.actor.send({ type: 'frame.restored', grid: 'new-1', which: 0 });
    expect(names(form.context().values)).toEqual(['a', 'late']);
  });

  it('of a removed grid hold nothing up', () => {
    const form = open();
    form.actor.send({ type: 'grid.added', gridType: 'G4' });
    form.choose('new-1', 0, 'slow');
    form.actor.send({ type: 'grid.removed', grid: 'new-1' });
    form.submit();
    expect([form.state(), form.context().waiting]).toEqual(['submitting', []]);
  });

  it('without a slot are asked about: they get a grid behind theirs, or are left out', async () => {
    const form = open();
    form.actor.send({ type: 'grid.added', gridType: 'G7' });
    form.actor.send({ type: 'grid.added', gridType: 'G7' });
    form.choose('new-1', 0, 'a', 'b', 'c');
    form.actor.send({ type: 'surplus.placed' });
    await form.good('a', 'c', 'b');
    const { grids } = form.context().values;
    expect(grids.map(({ key, gridType }) => [key, gridType])).toEqual([
      ['new-1', 'G7'],
      ['new-6', 'G4'],
      ['new-2', 'G7'],
    ]);
    expect(names(form.context().values)).toEqual(['a', 'b', 'c']);
    form.choose('new-2', 0, 'd', 'e');
    form.actor.send({ type: 'surplus.dropped' });
    form.actor.send({ type: 'surplus.placed' });
    await form.good('d');
    expect([form.context().surplus, names(form.context().values)]).toEqual([null, ['a', 'b', 'c', 'd']]);
    form.choose('new-2', 0, 'f', 'g');
    form.actor.send({ type: 'grid.removed', grid: 'new-2' });
    expect(form.context().surplus).toBeNull();
  });

  it('added together become grids once the last is inspected, in the order in which they were chosen', async () => {
    const form = open();
    form.choose('gathering', 0, 'a', 'bad', 'b', 'c', 'd');
    await form.good('c', 'b', 'a');
    expect(form.context().values.grids).toEqual([]);
    await form.good('d');
    form.looks.get('bad')?.resolve({ reason: 'No picture' });
    await settle();
    const { values, gathered, refusals } = form.context();
    expect(values.grids.map(({ key, gridType }) => [key, gridType])).toEqual([['new-6', 'G5']]);
    expect([names(values), gathered, refusals.map(({ text }) => text)]).toEqual([
      ['a', 'b', 'c', 'd'],
      [],
      ['No picture'],
    ]);
  });

  it('are waited for by a submit; one that is refused holds it back', async () => {
    const form = open();
    form.choose(null, 0, 'a');
    form.submit();
    form.actor.send({ type: 'field.changed', field: 'title', value: 'Too late' });
    expect([form.state(), form.sent.length, form.context().values.title]).toEqual(['checking', 0, '']);
    await form.good('a');
    expect([form.state(), form.sent.map(({ values }) => names(values))]).toEqual(['submitting', [['a']]]);
    const other = open();
    other.choose(null, 0, 'a');
    other.submit();
    other.looks.get('a')?.resolve({ reason: 'No picture' });
    await settle();
    expect([other.state(), other.sent.length]).toEqual(['editing', 0]);
  });
});

describe('submitting', () => {
  it('creates once, tells how far it is, and is empty again', async () => {
    const form = open();
    form.choose(null, 0, 'a');
    await form.good('a');
    form.submit();
    form.submit();
    form.tell({ sent: 5, total: 10 });
    expect([form.sent.length, form.sent[0]?.id, form.context().progress]).toEqual([1, null, { sent: 5, total: 10 }]);
    await form.accept();
    expect([form.state(), form.news, form.released]).toEqual(['editing', ['saved upar'], ['blob:a']]);
    expect([form.context().values, form.context().values]).toEqual([form.context().stored, form.context().stored]);
    form.submit();
    expect(form.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k3']);
  });

  it('keeps an edited project and reads it again, so that files are not sent twice', async () => {
    const form = open(makeProject({ grids: [makeGrid(1, 'G3', [makeFrame(31)])] }));
    form.choose('stored-0', 0, 'a');
    await form.good('a');
    form.submit();
    await form.accept();
    expect([form.state(), form.news]).toEqual(['refreshing', ['saved upar']]);
    form.reads[0]?.reject(thrown(problems.offline));
    await settle();
    form.submit();
    expect([form.state(), form.sent.length]).toEqual(['outdated', 1]);
    form.actor.send({ type: 'project.retry' });
    form.reads[1]?.resolve(makeProject({ grids: [makeGrid(1, 'G3', [makeFrame(31), makeFrame(32)])] }));
    await settle();
    expect([form.state(), form.released, names(form.context().values)]).toEqual(['editing', ['blob:a'], []]);
    expect(form.context().values).toEqual(form.context().stored);
  });

  it('keeps everything when it fails, and when it is cancelled, which cuts it off', async () => {
    const form = open();
    form.choose(null, 0, 'a');
    await form.good('a');
    form.submit();
    await form.refuse(problems.down);
    expect([form.state(), form.news, names(form.context().values)]).toEqual(['editing', ['refused http'], ['a']]);
    form.submit();
    form.actor.send({ type: 'upload.cancel' });
    expect(form.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k1']);
    expect([form.sent[1]?.signal.aborted, form.state(), form.news.at(-1)]).toEqual([true, 'editing', 'cancelled']);
    await form.accept();
    expect([form.news.length, names(form.context().values), form.released]).toEqual([2, ['a'], []]);
  });
});

describe('without a title', () => {
  const submit = { type: 'form.submit', idempotencyKey: 'k' } as const;
  const change = (title: string) => ({ type: 'field.changed', field: 'title', value: title }) as const;
  const listen = (form: ReturnType<typeof open>) => {
    const told: (readonly [boolean, string])[] = [];
    form.actor.on('project.saved', ({ sent }) => told.push([sent.hasLostTitle, sent.titleBefore]));
    return told;
  };

  it('is sent at once; what it held is told, to fill the form again', async () => {
    const form = open();
    const told = listen(form);
    const drafts: ProjectDraft[] = [];
    form.actor.on('project.saved', ({ sent }) => drafts.push(sent.draft));
    form.actor.send(change('  '));
    form.choose(null, 0, 'a');
    await form.good('a');
    form.actor.send(submit);
    expect([form.state(), form.sent.map(({ idempotencyKey }) => idempotencyKey)]).toEqual(['submitting', ['k']]);
    await form.accept();
    expect(told).toEqual([[true, '']]);
    expect([form.context().values.title, drafts.map(({ files }) => files.map(({ file }) => file?.name))]).toEqual([
      '',
      [['a']],
    ]);
  });

  it('is told of where there was one, not where there is one, nor where there never was', async () => {
    for (const [before, now, expected] of [
      ['Upar', '', [[true, 'Upar']]],
      ['Upar', 'Kal', [[false, 'Upar']]],
      ['', '', [[false, '']]],
    ] as const) {
      const form = open(makeProject({ title: before }));
      const told = listen(form);
      form.actor.send(change(now));
      form.actor.send(submit);
      await form.accept();
      expect(told).toEqual(expected);
    }
  });
});

describe('a refusal that names its part', () => {
  const refused = (part: string) => ({ kind: 'http', status: 415, message: 'Not stored.', body: '', part }) as const;

  it('stands at its field until that is changed; any other leaves the form as it is', async () => {
    const form = open();
    for (const part of ['year', 'HeaderMedia', 'grid_7_frame_0_0', 'else']) {
      form.submit();
      await form.refuse(refused(part));
    }
    expect([form.context().fieldErrors, form.context().refusals]).toEqual([{ year: 'Not stored.' }, []]);
    form.actor.send({ type: 'field.changed', field: 'title', value: 'A' });
    expect(form.context().fieldErrors.year).toBe('Not stored.');
    form.actor.send({ type: 'field.changed', field: 'year', value: '2026' });
    expect(form.context().fieldErrors.year).toBeUndefined();
  });
});

it('shows what the provider refuses at the file that it names', async () => {
  const form = open();
  form.actor.send({ type: 'grid.added', gridType: 'G4' });
  form.choose('new-1', 1, 'a');
  await form.good('a');
  const refuse = async (body: string) => {
    form.submit();
    await form.refuse({ ...toHttpProblem(415, body).problem, message: 'a is not a picture.' });
    return form.context().refusals;
  };
  const there = { place: { grid: 'new-1', slot: 1 }, text: 'a is not a picture.' };
  expect(await refuse('{"message":"a is not a picture.","part":"grid_0_frame_1_0"}')).toEqual([there]);
  expect(await refuse('{"message":"a is not a picture.","part":"grid_0_frame_1_0"}')).toEqual([there]);
  expect(await refuse('No')).toEqual([there]);
  expect(await refuse('{"part":"credits"}')).toEqual([there]);
  expect(await refuse('{"part":"grid_4_frame_1_0"}')).toEqual([there]);
  form.choose(null, 0, 'header');
  await form.good('header');
  expect((await refuse('{"part":"HeaderMedia"}')).map(({ place }) => place)).toEqual([
    { grid: 'new-1', slot: 1 },
    { grid: null, slot: 0 },
  ]);
});

describe('a kept form', () => {
  it('is restored: its files are looked at again, and new ones get keys of their own', async () => {
    const before = open();
    before.actor.send({ type: 'grid.added', gridType: 'G2' });
    before.choose('new-1', 1, 'a');
    await before.good('a');
    const kept = toProjectDraft(before.context().values, [], null);
    const form = open();
    form.actor.send({ type: 'form.restored', draft: kept });
    await form.good('a');
    expect(names(form.context().values)).toEqual(['a']);
    form.actor.send({ type: 'grid.added', gridType: 'G7' });
    expect(form.context().values.grids.map(({ key }) => key)).toEqual(['new-1', 'new-3']);
    const lost = { ...kept, files: kept.files.map((one) => ({ ...one, file: undefined })) };
    form.actor.send({ type: 'form.restored', draft: lost });
    expect([names(form.context().values), form.released]).toEqual([[], ['blob:a']]);
  });
});

describe('the idempotency key of a creation', () => {
  it('outlives a page whose answer was lost, and ends with a discard', async () => {
    const before = open();
    before.submit();
    await before.refuse(problems.offline);
    const draft = toProjectDraft(before.context().values, [], before.context().idempotencyKey);
    const form = open();
    form.actor.send({ type: 'form.restored', draft });
    form.submit();
    await form.refuse(problems.offline);
    form.actor.send({ type: 'form.reset' });
    form.actor.send({ type: 'form.submit', idempotencyKey: 'fresh' });
    expect(form.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'fresh']);
  });

  it('is not sent with an edit', () => {
    const form = open(makeProject());
    form.submit();
    expect(form.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([null]);
  });
});

describe('progress of each file', () => {
  it('follows from the bytes of the whole: texts first, then the files in their order', () => {
    const form = open();
    form.actor.send({ type: 'header.removed' });
    const file = (key: string, size: number) =>
      ({ source: 'chosen', key, file: makeFile(key, size), media: makeMedia(key) }) as const;
    const values = {
      ...form.context().values,
      header: file('1', 100),
      grids: [
        { key: 'g', id: null, gridType: 'G7' as const, text: null, frames: [{ slot: 0, content: file('2', 300) }] },
      ],
    };
    const at = (sent: number) => {
      const { all, files } = uploadShares({ values, originals: [] }, { sent, total: 500 });
      return [all, files.get('1'), files.get('2')];
    };
    expect([at(0), at(150), at(350), at(500)]).toEqual([
      [0, 0, 0],
      [30, 50, 0],
      [70, 100, 50],
      [100, 100, 100],
    ]);
    // Originals come behind all files.
    const originals = [{ key: '2', file: makeFile('b.mov', 400) }];
    const { all, files } = uploadShares({ values, originals }, { sent: 700, total: 900 });
    expect([Math.round(all), files.get('1'), files.get('2')]).toEqual([78, 100, 100]);
  });
});

it('changed elsewhere: saved over the version that is stored now, or that version taken', async () => {
  const form = open(makeProject({ etag: '"1"' }));
  form.actor.send({ type: 'field.changed', field: 'title', value: 'Mine' });
  form.submit();
  expect(form.sent.map(({ etag }) => etag)).toEqual(['"1"']);
  await form.refuse(problems.offline);
  form.actor.send({ type: 'project.overwrite', etag: '"2"', merged: null });
  expect(form.sent.map(({ etag }) => etag)).toEqual(['"1"', '"2"']);
  await form.refuse(problems.offline);
  const theirs = valuesOf(makeProject({ year: '2026' }));
  const merged = { values: { ...theirs, title: 'Mine' }, stored: theirs };
  form.actor.send({ type: 'project.overwrite', etag: '"4"', merged });
  expect(form.actor.getSnapshot().context).toMatchObject({ values: { title: 'Mine', year: '2026' }, stored: theirs });
  await form.refuse(problems.offline);
  form.actor.send({ type: 'project.take', project: makeProject({ title: 'Theirs', etag: '"3"' }) });
  const { values, stored, etag } = form.actor.getSnapshot().context;
  expect([values.title, stored.title, etag]).toEqual(['Theirs', 'Theirs', '"3"']);
});

describe('films', () => {
  const progress = (key: string, stage: FilmProgress['stage'], rendition: Blob | null = null): FilmProgress => ({
    key,
    stage,
    rendition,
    cannotKeep: null,
    isKept: false,
    share: 0,
    secondsLeft: null,
    step: null,
    before: 1,
    after: null,
    isConverted: true,
    fault: null,
    canKeepOriginal: false,
    keepsOriginal: false,
    canBeHeard: false,
    isHeard: false,
    isSilent: false,
    original: null,
  });
  const film = makeMedia('blob:film', 'video');

  async function withFilm() {
    const form = open();
    form.choose(null, 0, 'a.mov');
    form.looks.get('a.mov')?.resolve({ unfit: 'It is a QuickTime film' });
    await settle();
    return form;
  }

  it('are sent with their originals on request, which stays with a film that waits', async () => {
    const form = await withFilm();
    form.actor.send({ type: 'film.preserve', key: '1', isKept: true });
    expect(form.films.asked).toEqual(['film.preserve 1']);
    for (const keepsOriginal of [true, false, true]) {
      form.actor.send({ type: 'films.told', films: [{ ...progress('1', 'converting'), keepsOriginal }] });
      expect(form.context().waiting).toMatchObject([{ key: '1', keepsOriginal }]);
    }
    const original = makeFile('a.mov');
    form.actor.send({ type: 'file.accepted', key: '1', file: makeFile('a.mp4'), media: film });
    form.actor.send({ type: 'films.told', films: [{ ...progress('1', 'done'), original }] });
    form.submit();
    expect(form.sent.map(({ originals }) => originals)).toEqual([[{ key: '1', file: original }]]);
  });

  it('are heard unless they are not to be, which stays with a film that waits; one that lost its sound holds the form up', async () => {
    const form = await withFilm();
    form.actor.send({ type: 'film.hear', key: '1', isHeard: false });
    expect(form.films.asked).toEqual(['film.hear 1']);
    const heard = { canBeHeard: true, isHeard: true };
    for (const isHeard of [false, true]) {
      form.actor.send({ type: 'films.told', films: [{ ...progress('1', 'converting'), canBeHeard: true, isHeard }] });
      expect(form.context().waiting).toMatchObject([{ key: '1', isHeard }]);
    }
    form.actor.send({ type: 'file.accepted', key: '1', file: makeFile('a.mp4'), media: film });
    form.actor.send({ type: 'films.told', films: [{ ...progress('1', 'failed'), ...heard, fault: 'soundless' }] });
    form.submit();
    expect([form.state(), form.sent]).toEqual(['editing', []]);
    form.actor.send({ type: 'films.told', films: [{ ...progress('1', 'done'), ...heard }] });
    form.submit();
    expect(form.sent.map((sent) => sent.heard)).toEqual([['1']]);
  });

  it('are prepared before they count, and what is made of them is sent', async () => {
    const form = await withFilm();
    expect([form.films.used.at(-1), names(form.context().values)]).toEqual([['1'], []]);
    form.films.listeners?.onTold([progress('1', 'converting')]);
    form.submit();
    expect(form.state(), 'it waits').toBe('checking');
    form.films.listeners?.onReady('1', { file: makeFile('a.mp4'), media: film });
    expect(form.state(), 'also for the version for phones').toBe('checking');
    const rendition = new Blob(['x']);
    form.films.listeners?.onTold([progress('1', 'done', rendition)]);
    expect(form.state()).toBe('submitting');
    expect([names(form.sent[0]?.values ?? form.context().values), form.sent[0]?.renditions]).toMatchObject([
      ['a.mp4'],
      [{ name: 'a.mp4', rendition }],
    ]);
  });

  it('that were cancelled hold the form until they are decided about; nothing is lost', async () => {
    const form = await withFilm();
    form.actor.send({ type: 'film.cancel', key: '1' });
    expect(form.films.asked).toEqual(['film.cancel 1']);
    form.films.listeners?.onTold([progress('1', 'cancelled')]);
    form.submit();
    expect([form.state(), form.news, form.context().waiting.length]).toEqual(['editing', ['held'], 1]);
    form.actor.send({ type: 'file.drop', key: '1' });
    expect([form.context().waiting, form.films.used.at(-1)]).toEqual([[], []]);
  });

  it('tell what comes to their place; several, what will be over first', async () => {
    const form = await withFilm();
    const header = { grid: null, slot: 0 };
    const arrival = () => arrivalAt(form.context(), header);
    expect([arrival(), arrivalAt(form.context(), { grid: 'a', slot: 0 })]).toEqual(['checking', 'none']);
    const seen = (['looking', 'waiting', 'converting', 'checking', 'failed', 'cancelled'] as const).map((stage) => {
      form.films.listeners?.onTold([progress('1', stage)]);
      return arrival();
    });
    expect(seen).toEqual(['checking', 'waiting', 'converting', 'converting', 'held', 'held']);
    form.films.listeners?.onTold([{ ...progress('1', 'converting'), step: 'queued' }]);
    expect(arrival()).toBe('waiting');
    form.actor.send({ type: 'file.drop', key: '1' });
    expect(arrival()).toBe('none');
  });

  it('give way to what is chosen after them for the same place', async () => {
    const form = await withFilm();
    form.films.listeners?.onTold([progress('1', 'failed')]);
    form.choose(null, 0, 'b.png');
    expect(form.context().waiting.map(({ file }) => file.name)).toEqual(['b.png']);
    form.looks.get('b.png')?.resolve({ media: makeMedia('blob:b') });
    await settle();
    expect([names(form.context().values), form.films.used.at(-1)]).toEqual([['b.png'], []]);
    form.submit();
    expect(form.state(), 'nothing is held up').toBe('submitting');
  });

  it('can be awaited, and gone back from', async () => {
    const form = await withFilm();
    form.submit();
    form.actor.send({ type: 'upload.cancel' });
    expect([form.state(), form.sent]).toEqual(['editing', []]);
  });

  it('that are kept after all show the chosen file again, not what was made of it', async () => {
    const form = open();
    form.choose(null, 0, 'a.mp4');
    const chosen = makeMedia('blob:chosen', 'video');
    form.looks.get('a.mp4')?.resolve({ media: chosen });
    await settle();
    const shown = () => chosenMedia(form.context().values).map(({ media }) => media.url);
    form.films.listeners?.onReady('1', { file: makeFile('made.mp4'), media: film });
    expect([shown(), form.released]).toEqual([[film.url], []]);
    form.films.listeners?.onReady('1', { file: makeFile('a.mp4'), media: null });
    expect(shown()).toEqual([chosen.url]);
  });

  it('are kept as they are once they have their place', async () => {
    const form = await withFilm();
    form.films.listeners?.onReady('1', { file: makeFile('a.mp4'), media: film });
    form.films.listeners?.onReady('1', { file: makeFile('a.mov'), media: null });
    expect(chosenMedia(form.context().values).map(({ file, media }) => [file.name, media.url])).toEqual([
      ['a.mov', 'blob:film'],
    ]);
  });
});
