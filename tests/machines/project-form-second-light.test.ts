/** The second light of a picture that is not stored yet: chosen, taken away, kept in the draft, refused. */
import { describe, expect, it } from 'vitest';
import { toHttpProblem } from '../../src/api/http/read.ts';
import { darkGrid } from '../../src/domain/new-second-light.ts';
import { projectDraftShape, toProjectDraft } from '../../src/domain/project-draft.ts';
import { chosenMedia } from '../../src/domain/project-form.ts';
import { nameSlot } from '../../src/domain/project-parts.ts';
import { readStored } from '../../src/domain/stored-shape.ts';
import { arrivalAt } from '../../src/machines/project-form/file-state.ts';
import { settle } from './support/play.ts';
import { open } from './support/play-project-form.ts';

/** A form with a new header, whose key is told. */
async function withHeader() {
  const form = open();
  form.choose(null, 0, 'day.jpg');
  await form.good('day.jpg');
  const header = () => {
    const { header: content } = form.context().values;
    return content?.source === 'chosen' ? content : null;
  };
  return { form, header, place: { grid: darkGrid(header()?.key ?? ''), slot: 0 } };
}

describe('the second light of a new picture', () => {
  it('is shown beside it once it is found to be good, and sent behind it', async () => {
    const { form, header, place } = await withHeader();
    form.choose(place.grid, 0, 'night.jpg', 'too many.jpg');
    expect(arrivalAt(form.context(), place)).toBe('checking');
    expect(arrivalAt(form.context(), { grid: null, slot: 0 })).toBe('none');
    expect(form.context().refusals.map(({ text }) => text)).toEqual(['There is no slot left for too many.jpg.']);
    expect(form.context().surplus).toBeNull();
    await form.good('night.jpg');
    expect(header()?.media.dark?.url).toBe('blob:night.jpg');
    expect(chosenMedia(form.context().values).map(({ file }) => file.name)).toEqual(['day.jpg', 'night.jpg']);
  });

  it('is taken away, replaced, and put back; what nothing shows lets go of its preview', async () => {
    const { form, header, place } = await withHeader();
    const of = header()?.key ?? '';
    form.choose(place.grid, 0, 'night.jpg');
    await form.good('night.jpg');
    form.actor.send({ type: 'dark.changed', of, to: 'none' });
    expect([header()?.dark, header()?.media.dark]).toEqual([undefined, undefined]);
    expect(form.released, 'it can be put back').toEqual([]);
    form.actor.send({ type: 'dark.changed', of, to: 'before' });
    expect(header()?.dark?.file.name).toBe('night.jpg');
    form.choose(place.grid, 0, 'later.jpg');
    await form.good('later.jpg');
    form.actor.send({ type: 'dark.changed', of, to: 'before' });
    expect(header()?.dark?.file.name).toBe('night.jpg');
    expect(form.released).toEqual(['blob:later.jpg']);
  });

  it('goes with its picture, and comes back with it', async () => {
    const { form, header, place } = await withHeader();
    form.choose(place.grid, 0, 'night.jpg');
    await form.good('night.jpg');
    form.actor.send({ type: 'header.removed' });
    expect(form.released).toEqual([]);
    form.actor.send({ type: 'header.restored' });
    expect(header()?.dark?.file.name).toBe('night.jpg');
  });

  it('comes to its picture also while that is removed, and is there when it is put back', async () => {
    const { form, header, place } = await withHeader();
    form.choose(place.grid, 0, 'night.jpg');
    form.actor.send({ type: 'header.removed' });
    await form.good('night.jpg');
    form.actor.send({ type: 'header.restored' });
    expect(header()?.dark?.file.name).toBe('night.jpg');
    expect(form.released).toEqual([]);
  });

  it('can be put back where another has come after it was removed', async () => {
    const { form, header, place } = await withHeader();
    const of = header()?.key ?? '';
    form.choose(place.grid, 0, 'night.jpg');
    await form.good('night.jpg');
    form.actor.send({ type: 'dark.changed', of, to: 'none' });
    form.choose(place.grid, 0, 'later.jpg');
    await form.good('later.jpg');
    form.actor.send({ type: 'dark.changed', of, to: 'before' });
    expect(header()?.dark?.file.name).toBe('night.jpg');
  });

  it('is a picture: a film is refused before it is looked at', async () => {
    const { form, place } = await withHeader();
    form.actor.send({ type: 'files.chosen', place, files: [new File(['x'], 'night.mp4', { type: 'video/mp4' })] });
    expect(form.context().refusals).toEqual([
      { place, text: 'In the black theme only a picture can take a picture’s place.' },
    ]);
    expect(form.context().waiting).toEqual([]);
  });

  it('is kept in the draft, also under inspection, and comes out of it behind its picture', async () => {
    const { form, header, place } = await withHeader();
    const key = header()?.key ?? '';
    const draftOf = () => {
      const { values, waiting } = form.context();
      return toProjectDraft(
        values,
        waiting.map(({ place: at, ...file }) => ({ ...file, ...at })),
        null,
      );
    };
    form.choose(place.grid, 0, 'night.jpg');
    const early = draftOf();
    expect(early.files).toMatchObject([{ key, grid: null, dark: { file: { name: 'night.jpg' } } }]);
    await form.good('night.jpg');
    expect(draftOf()).toEqual(early);
    expect(readStored(projectDraftShape, early, 3)).toEqual(early);

    const other = open();
    other.actor.send({ type: 'form.restored', draft: early });
    expect([...other.looks.keys()]).toEqual(['day.jpg']);
    await other.good('day.jpg');
    await other.good('night.jpg');
    const names = chosenMedia(other.context().values).map(({ file }) => file.name);
    expect(names).toEqual(['day.jpg', 'night.jpg']);
    expect(new Set(chosenMedia(other.context().values).map((one) => one.key)).size).toBe(2);
  });

  it('that the provider refuses says so beside its picture', async () => {
    const { form, place } = await withHeader();
    form.choose(place.grid, 0, 'night.jpg');
    await form.good('night.jpg');
    form.actor.send({ type: 'form.submit', idempotencyKey: 'k' });
    await settle();
    const refused = { message: 'The picture could not be read.', part: 'dark_HeaderMedia' };
    const { problem } = toHttpProblem(400, JSON.stringify(refused));
    form.actor.send({ type: 'upload.refused', problem });
    expect(form.context().refusals).toEqual([{ place, text: 'The picture could not be read.' }]);
    expect(nameSlot(place.grid, 0, form.context().values)).toBe('Black of header media');
  });
});
