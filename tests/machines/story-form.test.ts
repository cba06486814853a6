import { storyFields } from '@vitrine/content';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { ForEditing, Story } from '../../src/domain/content.ts';
import { noPublication } from '../../src/domain/publication.ts';
import { isSameForm, mergeForm } from '../../src/domain/record.ts';
import { createFormActors } from '../../src/machines/form/form.actors.ts';
import { createFormMachine } from '../../src/machines/form/form.machine.ts';
import type { FormToSend, FormWritten } from '../../src/machines/form/form.machine.ts';
import { describeStoryFailure, recordOf, storyForm } from '../../src/machines/story-form/story.rules.ts';
import type { StoryField, StoryText } from '../../src/machines/story-form/story.rules.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';

const text: StoryText = {
  title: 'Make the dummy first',
  author: 'Ritika Anand',
  content: 'One\nTwo',
  contentFormat: '',
  ...noPublication,
  searchDescription: '',
};

function open(story: ForEditing<Story> | null = null) {
  const sent: FormToSend<StoryField>[] = [];
  const news: string[] = [];
  const answer = deferred<FormWritten | null>();
  const actors = createFormActors<StoryField>((saved) => {
    sent.push(saved);
    return answer.promise;
  });
  const actor = createActor(createFormMachine(storyForm).provide({ actors }), {
    input: story === null ? null : recordOf(story),
  });
  actor.on('form.accepted', ({ written }) => news.push(written === null ? 'saved' : `saved ${String(written.id)}`));
  actor.on('form.refused', ({ problem }) => news.push(`refused ${problem.kind}`));
  actor.start();
  const type = (next: Partial<StoryText>) => {
    for (const field of [
      'title',
      'author',
      'content',
      'contentFormat',
      'visibility',
      'publishAt',
      'searchDescription',
    ] as const) {
      const value = next[field];
      if (value !== undefined) actor.send({ type: 'field.changed', field, value });
    }
  };
  let attempts = 0;
  const submit = () => actor.send({ type: 'form.submit', idempotencyKey: `k${String((attempts += 1))}` });
  return { actor, answer, news, sent, submit, type, context: () => actor.getSnapshot().context };
}

describe('story form', () => {
  it('asks for all three at once, blanks included, and takes each message back with the first letter', () => {
    const { sent, submit, type, context } = open();
    type({ title: '  ' });
    submit();
    submit();
    expect(context()).toMatchObject({
      errors: {
        title: 'Please enter the title',
        author: "Please enter the author's name",
        content: 'Please enter the content',
      },
      refusals: 2,
    });
    type({ author: 'R' });
    expect([context().errors.author, context().errors.title]).toEqual([null, 'Please enter the title']);
    expect(sent).toEqual([]);
  });

  it('creates once, however often it is submitted, and is empty again', async () => {
    const { actor, answer, news, sent, submit, type, context } = open();
    type(text);
    submit();
    submit();
    type({ title: 'Too late' });
    expect([actor.getSnapshot().value, sent]).toEqual([
      'submitting',
      [{ id: null, values: text, stored: storyForm.empty, etag: null, idempotencyKey: 'k1' }],
    ]);
    answer.resolve(null);
    await settle();
    expect(actor.getSnapshot().value).toBe('editing');
    expect([context().values, context().stored]).toEqual(
      Array(2).fill({ title: '', author: '', content: '', contentFormat: '', ...noPublication, searchDescription: '' }),
    );
    expect(news).toEqual(['saved']);
    type(text);
    submit();
    expect(sent[1]?.idempotencyKey, 'another story').toBe('k3');
  });

  it('tells where a new story is, as far as the provider does', async () => {
    const { answer, news, submit, type } = open();
    type(text);
    submit();
    answer.resolve({ id: 9, etag: null });
    await settle();
    expect(news).toEqual(['saved 9']);
  });

  it('keeps an edited story, which is then no change any more', async () => {
    const { answer, news, sent, submit, type, context } = open({
      id: 's-1',
      ...text,
      content: 'One\r\nTwo',
      etag: '"a"',
    });
    expect(context().values).toEqual(text);
    type({ title: 'Another' });
    expect(isSameForm(storyFields, context().values, context().stored)).toBe(false);
    submit();
    answer.resolve({ id: 's-1', etag: '"b"' });
    await settle();
    expect(sent).toEqual([
      { id: 's-1', values: { ...text, title: 'Another' }, stored: text, etag: '"a"', idempotencyKey: null },
    ]);
    submit();
    expect(sent[1]?.etag, 'its own save is not another version').toBe('"b"');
    expect([context().values.title, isSameForm(storyFields, context().values, context().stored), news]).toEqual([
      'Another',
      true,
      ['saved s-1'],
    ]);
  });

  it('keeps what was typed when it fails, and can be submitted again', async () => {
    const { actor, answer, news, sent, submit, type, context } = open();
    type(text);
    submit();
    answer.reject(thrown(problems.down));
    await settle();
    expect([actor.getSnapshot().value, context().values, news]).toEqual(['editing', text, ['refused http']]);
    submit();
    expect(sent[1]?.idempotencyKey, 'the same story').toBe('k1');
    expect(sent.length).toBe(2);
  });

  it('sends a restored creation under the key of the attempt that got no answer, until it is discarded', async () => {
    const { actor, answer, sent, submit, type, context } = open();
    actor.send({ type: 'form.restored', draft: { values: text, idempotencyKey: 'of the lost answer' } });
    submit();
    answer.reject(thrown(problems.offline));
    await settle();
    actor.send({ type: 'form.reset' });
    expect(context()).toMatchObject({ values: { title: '', author: '', content: '' }, idempotencyKey: null });
    type(text);
    submit();
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['of the lost answer', 'k2']);
  });

  it('saves over what was stored meanwhile, or takes it', async () => {
    const story = { id: 1, ...text, etag: '"a"' };
    const { actor, answer, sent, submit, type, context } = open(story);
    type({ title: 'Mine' });
    submit();
    answer.reject(thrown(problems.down));
    await settle();
    actor.send({ type: 'form.take', record: recordOf({ ...story, title: 'Theirs', etag: '"b"' }) });
    expect([context().values.title, isSameForm(storyFields, context().values, context().stored)]).toEqual([
      'Theirs',
      true,
    ]);
    actor.send({ type: 'form.overwrite', etag: '"c"', merged: null });
    expect(sent.map(({ etag }) => etag)).toEqual(['"a"', '"c"']);
  });

  it('saves what was merged, and knows what is stored from then on', async () => {
    const { actor, answer, sent, type, context } = open({ id: 1, ...text, etag: '"a"' });
    const { values: base } = recordOf({ id: 1, ...text, etag: null });
    type({ title: 'Mine' });
    const theirs = { ...base, author: 'Theirs' };
    const values = mergeForm(storyFields, { base, mine: context().values, theirs });
    actor.send({ type: 'form.overwrite', etag: '"c"', merged: { values, stored: theirs } });
    expect(sent.map((one) => one.values)).toEqual([{ ...base, title: 'Mine', author: 'Theirs' }]);
    answer.reject(thrown(problems.down));
    await settle();
    expect([context().values.author, context().stored]).toEqual(['Theirs', theirs]);
  });

  it('writes nothing incomplete over another version, and knows that version from then on', () => {
    const { actor, sent, submit, type, context } = open({ id: 1, ...text, etag: '"a"' });
    type({ title: ' ' });
    actor.send({ type: 'form.overwrite', etag: '"c"', merged: null });
    expect(sent).toEqual([]);
    expect(context().errors.title).not.toBe(null);
    type({ title: 'Mine' });
    submit();
    expect(sent.map(({ etag, values: { title } }) => [etag, title])).toEqual([['"c"', 'Mine']]);
  });

  it('says nothing of what the page gave up', async () => {
    const { actor, answer, news, sent, submit, type } = open();
    type(text);
    submit();
    answer.reject(thrown(problems.givenUp));
    await settle();
    expect([news, actor.getSnapshot().value, sent.length]).toEqual([[], 'editing', 1]);
  });

  it.each([
    [{ ...problems.down, body: 'The disk is full.' }, 'Failed: The disk is full.'],
    [problems.offline, 'Network error!'],
    [problems.odd, 'Network error!'],
  ])('describes a failure', (problem, words) => {
    expect(describeStoryFailure(problem)).toBe(words);
  });
});
