import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Category } from '../../src/domain/content.ts';
import { createCategoryRowActors } from '../../src/machines/category-row/category-row.actors.ts';
import { categoryRowMachine } from '../../src/machines/category-row/category-row.machine.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';

function open() {
  const saved: Category[] = [];
  const news: string[] = [];
  const answer = deferred<void>();
  const actors = createCategoryRowActors({
    saveCategory: (category) => {
      saved.push(category);
      return answer.promise;
    },
  });
  const actor = createActor(categoryRowMachine.provide({ actors }), { input: { category: { id: 3, name: 'Print' } } });
  actor.on('row.saved', ({ category }) => news.push(`saved ${category.name}`));
  actor.on('row.refused', ({ problem }) => news.push(`refused ${problem.kind}`));
  actor.start();
  const draft = (text: string) => actor.send({ type: 'draft.changed', draft: text });
  const save = () => actor.send({ type: 'row.save' });
  return { actor, answer, draft, news, save, saved, context: () => actor.getSnapshot().context };
}

describe('category row', () => {
  it('edits a copy of the name, and Cancel leaves it as it was', () => {
    const { actor, draft, saved, context } = open();
    actor.send({ type: 'row.edit' });
    expect(context().draft).toBe('Print');
    draft('Film');
    actor.send({ type: 'row.cancel' });
    expect([actor.getSnapshot().value, context().category.name, saved]).toEqual(['viewing', 'Print', []]);
    actor.send({ type: 'row.edit' });
    expect(context().draft).toBe('Print');
  });

  it.each(['', '   '])('refuses the name "%s"', (name) => {
    const { actor, draft, save, saved, context } = open();
    actor.send({ type: 'row.edit' });
    draft(name);
    save();
    expect([actor.getSnapshot().value, context().error, saved]).toEqual([
      'editing',
      'Category name cannot be empty!',
      [],
    ]);
    draft('F');
    expect(context().error).toBe(null);
  });

  it('saves the trimmed name and goes back to view', async () => {
    const { actor, answer, draft, news, save, saved, context } = open();
    actor.send({ type: 'row.edit' });
    draft(' Film ');
    save();
    save();
    actor.send({ type: 'row.cancel' });
    expect([actor.getSnapshot().value, saved]).toEqual(['saving', [{ id: 3, name: 'Film' }]]);
    answer.resolve();
    await settle();
    expect([actor.getSnapshot().value, context().category.name, news]).toEqual(['viewing', 'Film', ['saved Film']]);
  });

  it('keeps the draft when saving fails', async () => {
    const { actor, answer, draft, news, save, context } = open();
    actor.send({ type: 'row.edit' });
    draft('Film');
    save();
    answer.reject(thrown(problems.down));
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { draft: 'Film', problem: problems.down } });
    expect([context().category.name, news]).toEqual(['Print', ['refused http']]);
  });

  it('takes back what it said of the draft before it saves', () => {
    const { actor, draft, news, save, context } = open();
    actor.send({ type: 'row.edit' });
    draft(' ');
    save();
    draft('Film');
    save();
    expect([actor.getSnapshot().value, context().error]).toEqual(['saving', null]);
    actor.send({ type: 'row.edit' });
    expect(actor.getSnapshot().value).toBe('saving');
    expect(news).toEqual([]);
  });

  it('goes back to editing when the page gave the save up', async () => {
    const { actor, answer, news, save, context } = open();
    actor.send({ type: 'row.edit' });
    save();
    answer.reject(thrown(problems.givenUp));
    await settle();
    expect([actor.getSnapshot().value, context().problem, news]).toEqual(['editing', null, []]);
  });

  it('tries again without the old problem', async () => {
    const { actor, answer, save, context } = open();
    actor.send({ type: 'row.edit' });
    save();
    answer.reject(thrown(problems.down));
    await settle();
    save();
    expect([actor.getSnapshot().value, context().problem]).toEqual(['saving', null]);
  });

  it('begins each edit clean', async () => {
    const { actor, answer, save, context } = open();
    actor.send({ type: 'row.edit' });
    save();
    answer.reject(thrown(problems.down));
    await settle();
    actor.send({ type: 'row.cancel' });
    actor.send({ type: 'row.edit' });
    expect(context()).toMatchObject({ draft: 'Print', error: null, problem: null });
  });

  it('takes a newer name from the list without losing the draft', () => {
    const { actor, draft, context } = open();
    actor.send({ type: 'row.edit' });
    draft('Film');
    actor.send({ type: 'category.changed', category: { id: 3, name: 'Prints' } });
    expect([context().draft, context().category.name]).toEqual(['Film', 'Prints']);
  });
});
