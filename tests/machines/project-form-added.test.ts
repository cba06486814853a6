import { describe, expect, it } from 'vitest';
import { toProjectDraft } from '../../src/domain/project-draft.ts';
import { names, open } from './support/play-project-form.ts';

describe('files', () => {
  it('added together fill free frames first; their order can be changed, and all of them taken out and put back', async () => {
    const form = open();
    const grids = () => form.context().values.grids.map(({ gridType }) => gridType);
    form.actor.send({ type: 'grid.added', gridType: 'G4' });
    form.choose('gathering', 0, 'a', 'b', 'c');
    await form.good('c', 'a', 'b');
    expect([grids(), names(form.context().values)]).toEqual([
      ['G4', 'G7'],
      ['a', 'b', 'c'],
    ]);
    form.actor.send({ type: 'added.moved', from: 2, to: 0 });
    expect([grids(), names(form.context().values)]).toEqual([
      ['G4', 'G7'],
      ['c', 'a', 'b'],
    ]);
    form.actor.send({ type: 'added.moved', from: 0, to: 3 });
    expect(names(form.context().values), 'no such place').toEqual(['c', 'a', 'b']);

    form.actor.send({ type: 'added.removed' });
    expect([grids(), names(form.context().values)]).toEqual([['G4'], []]);
    // Once more is not to lose them.
    form.actor.send({ type: 'added.removed' });
    form.actor.send({ type: 'added.moved', from: 0, to: 1 });
    expect(form.released, 'they can be put back').toEqual([]);
    form.actor.send({ type: 'added.restored' });
    expect([grids(), names(form.context().values)]).toEqual([
      ['G4', 'G7'],
      ['c', 'a', 'b'],
    ]);
    form.actor.send({ type: 'added.dismissed' });
    expect([form.context().added, names(form.context().values)]).toEqual([null, ['c', 'a', 'b']]);
  });

  it('that had no room in a grid get grids behind it, and fill no other', async () => {
    const form = open();
    form.actor.send({ type: 'grid.added', gridType: 'G7' });
    form.actor.send({ type: 'grid.added', gridType: 'G4' });
    form.choose('new-1', 0, 'a', 'b');
    await form.good('a');
    form.actor.send({ type: 'surplus.placed' });
    await form.good('b');
    expect(form.context().values.grids.map(({ gridType, frames }) => [gridType, frames.length])).toEqual([
      ['G7', 1],
      ['G7', 1],
      ['G4', 0],
    ]);
  });
});

describe('a kept form', () => {
  it('makes their grids after it is restored', async () => {
    const before = open();
    before.choose('gathering', 0, 'a', 'b');
    await before.good('a');
    const { values, waiting, gathered } = before.context();
    const kept = toProjectDraft(
      values,
      [...waiting, ...gathered].map(({ key, file }) => ({ key, grid: 'gathering', slot: 0, file })),
      null,
    );
    const form = open();
    form.actor.send({ type: 'form.restored', draft: kept });
    await form.good('b');
    await form.good('a');
    expect(names(form.context().values)).toEqual(['a', 'b']);
  });
});
