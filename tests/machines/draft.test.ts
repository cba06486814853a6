import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { KeptDraft, StoredDraft } from '../../src/domain/draft.ts';
import { createDraftActors } from '../../src/machines/draft/draft.actors.ts';
import { draftMachine } from '../../src/machines/draft/draft.machine.ts';
import { DRAFT_PATIENCE_MS, DRAFT_REST_MS } from '../../src/machines/draft/draft.rules.ts';
import type { DraftOpened, DraftTaken } from '../../src/machines/draft/draft.types.ts';
import { createSource, deferred, settle } from './support/play.ts';

const kept: KeptDraft = { savedAt: 5, version: 'as it was', value: 'kept' };
const other: StoredDraft = { id: 'b', savedAt: 3, version: 'then', value: 'of another tab', files: 2 };

function open() {
  const clock = new SimulatedClock();
  const opening = deferred<DraftOpened>();
  const taking = deferred<DraftTaken>();
  const leaving = createSource<void>();
  const done: unknown[] = [];
  const restored: unknown[] = [];
  const began: string[] = [];
  const browser: { refusal: Error | null; isFree: boolean; takesFiles: boolean } = {
    refusal: null,
    isFree: true,
    takesFiles: true,
  };
  const act = async <Value>(what: unknown, value: Value) => {
    done.push(what);
    if (browser.refusal !== null) throw browser.refusal;
    return value;
  };
  const actors = createDraftActors({
    open: () => opening.promise,
    take: (_form, from, content, id) => {
      done.push(['take', id, 'from', from, content?.value ?? null]);
      return taking.promise;
    },
    setAside: (form, aside, fresh) => act(`${form} ${aside} aside for ${fresh}`, [other]),
    write: (form, id, { value, version }) => act([form, id, value, version], { isWhole: browser.takesFiles }),
    remove: (form, id) => act(`${form} ${id} removed`, undefined),
    drop: (form, id) => act(`${form} ${id} dropped`, browser.isFree),
    putBack: (form, { id, value, savedAt }) => act([form, id, value, savedAt, 'back'], undefined),
    close: (form) => done.push(`${form} closed`),
    watchPageLeaving: (listener) => leaving.watch(() => listener()),
  });
  const actor = createActor(draftMachine.provide({ actors }), { clock, input: { form: 'story:1', id: 'a' } });
  // As a form that holds texts only.
  actor.on('draft.found', ({ value, version }) => {
    began.push(version);
    if (typeof value === 'string') restored.push(value);
    else actor.send({ type: 'draft.unreadable', fresh: 'n' });
  });
  actor.start();
  return {
    actor,
    began,
    browser,
    clock,
    done,
    leaving,
    opening,
    restored,
    taking,
    type: (value: string, version = 'now') => actor.send({ type: 'draft.changed', content: { value, version } }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function opened(found: KeptDraft | null = null, others: readonly StoredDraft[] = [], id = 'a') {
  const form = open();
  form.opening.resolve({ id, found, others });
  await settle();
  return form;
}

describe('draft', () => {
  it('keeps what is typed once the hands rest, and only the last of it', async () => {
    const { clock, done, state, type } = await opened();
    type('T');
    clock.increment(DRAFT_REST_MS - 1);
    type('Th');
    clock.increment(DRAFT_REST_MS - 1);
    expect(done).toEqual([]);
    clock.increment(1);
    await settle();
    expect([done, state()]).toEqual([[['story:1', 'a', 'Th', 'now']], 'saved']);
  });

  it('keeps it at once when the page or the form goes away, and lets another tab have it', async () => {
    const { actor, done, leaving, type } = await opened();
    type('T');
    leaving.tell();
    expect(done).toEqual([['story:1', 'a', 'T', 'now']]);
    expect(leaving.listeners()).toBe(0);
    type('Th');
    actor.send({ type: 'draft.flush' });
    actor.stop();
    expect(done.slice(1)).toEqual([['story:1', 'a', 'Th', 'now'], 'story:1 closed']);
  });

  it('restores what it finds, does not keep it again, and goes on from the record it began from', async () => {
    const { began, clock, context, done, restored, state, type } = await opened(kept, [], 'of the tab');
    expect([restored, began, context().restored]).toEqual([['kept'], ['as it was'], kept]);
    type('kept', 'changed meanwhile');
    clock.increment(DRAFT_REST_MS);
    expect([state(), done]).toEqual(['saved', []]);
    type('kept on', 'changed meanwhile');
    clock.increment(DRAFT_REST_MS);
    expect(done).toEqual([['story:1', 'of the tab', 'kept on', 'as it was']]);
  });

  it('goes on from the present record once what was changed in it is laid over that', async () => {
    const { actor, clock, context, done, type } = await opened(kept);
    const merged = { value: 'kept, and stored', version: 'now' };
    actor.send({ type: 'draft.merged', content: merged });
    type('kept, and stored');
    expect([context().content, context().restored, done]).toEqual([merged, kept, []]);
    actor.send({ type: 'draft.discard' });
    actor.send({ type: 'draft.undo' });
    await settle();
    expect(done.at(-1)).toEqual(['story:1', 'a', 'kept, and stored', 'now']);
    type('kept, and on');
    clock.increment(DRAFT_REST_MS);
    expect(done.at(-1)).toEqual(['story:1', 'a', 'kept, and on', 'now']);
  });

  it.each(['draft.settled', 'draft.discard'] as const)('is gone after %s; what is typed next is new', async (type) => {
    const { actor, clock, context, done, type: write } = await opened(kept);
    write('kept');
    actor.send({ type });
    expect([done, context().restored]).toEqual([['story:1 a removed'], null]);
    write('new');
    clock.increment(DRAFT_REST_MS);
    expect(done.at(-1)).toEqual(['story:1', 'a', 'new', 'now']);
  });

  it.each(['at once', 'once it is removed'])(
    'comes back when its discarding is undone %s, note and all',
    async (when) => {
      const { actor, context, done, restored, type } = await opened(kept);
      type('kept', 'changed meanwhile');
      type('kept on', 'changed meanwhile');
      actor.send({ type: 'draft.discard' });
      if (when !== 'at once') await settle();
      actor.send({ type: 'draft.settled' });
      expect([context().content, context().discarded?.content.value]).toEqual([null, 'kept on']);
      actor.send({ type: 'draft.undo' });
      expect([restored.at(-1), context().restored, context().discarded]).toEqual(['kept on', kept, null]);
      expect(done).toEqual(['story:1 a removed', ['story:1', 'a', 'kept on', 'as it was']]);
    },
  );

  it('cannot be had back once something else is typed', async () => {
    const { actor, restored, type, context } = await opened(kept);
    actor.send({ type: 'draft.discard' });
    type('new');
    expect(context().discarded).toBeNull();
    actor.send({ type: 'draft.undo' });
    expect(restored).toEqual(['kept']);
  });

  it('keeps what the form cannot hold beside a new one, and offers it', async () => {
    const { actor, clock, context, done, restored, state, type } = await opened({
      ...kept,
      value: { of: 'a newer release' },
    });
    expect([done, restored, state()]).toEqual([['story:1 a aside for n'], [], 'idle']);
    expect(context()).toMatchObject({
      id: 'n',
      content: null,
      restored: null,
      others: [other],
      isOff: false,
    });
    type('new');
    clock.increment(DRAFT_REST_MS);
    expect(done.at(-1)).toEqual(['story:1', 'n', 'new', 'now']);
    actor.send({ type: 'draft.settled' });
    expect(done.at(-1), 'never that one').toBe('story:1 n removed');
  });

  it('never writes over what the form cannot hold, also where the browser does not answer', async () => {
    const form = open();
    form.browser.refusal = new Error('No');
    form.opening.resolve({ id: 'a', found: { ...kept, value: 7 }, others: [] });
    await settle();
    expect([form.state(), form.context().id, form.context().isOff]).toEqual(['idle', 'n', true]);
  });

  it('is off where the browser keeps nothing, and on again once it does', async () => {
    const { browser, clock, context, done, opening, type } = open();
    opening.reject(new Error('No site data'));
    await settle();
    expect(context().isOff).toBe(true);
    browser.refusal = new DOMException('Full', 'QuotaExceededError');
    type('T');
    clock.increment(DRAFT_REST_MS);
    await settle();
    expect([context().isOff, done]).toEqual([true, [['story:1', 'a', 'T', 'now']]]);
    browser.refusal = null;
    type('Th');
    clock.increment(DRAFT_REST_MS);
    await settle();
    expect(context().isOff).toBe(false);
  });

  it('removes what was restored and saved before anything else was typed', async () => {
    const { actor, done } = await opened(kept);
    actor.send({ type: 'draft.settled' });
    expect(done).toEqual(['story:1 a removed']);
  });

  it('is off where the browser does not even let go', async () => {
    const { actor, browser, clock, context, state, type } = await opened();
    type('T');
    clock.increment(DRAFT_REST_MS);
    await settle();
    browser.refusal = new Error('No site data');
    actor.send({ type: 'draft.discard' });
    await settle();
    expect([state(), context().isOff, context().content]).toEqual(['idle', true, null]);
  });

  it('knows of a browser that keeps no files', async () => {
    const { browser, clock, context, type } = await opened();
    browser.takesFiles = false;
    for (const [text, lacksFiles] of [
      ['T', true],
      ['Ti', false],
    ] as const) {
      type(text);
      clock.increment(DRAFT_REST_MS);
      await settle();
      expect([context().isOff, context().lacksFiles]).toEqual([false, lacksFiles]);
      browser.takesFiles = true;
    }
  });

  it('does not wait long for another draft either', async () => {
    const { actor, clock, context, state } = await opened(null, [other]);
    actor.send({ type: 'draft.take', id: 'b' });
    clock.increment(DRAFT_PATIENCE_MS);
    expect([state(), context().isOff]).toEqual(['idle', true]);
  });

  it('does not wait long for a browser that says nothing', () => {
    const { actor, clock, context, state } = open();
    expect(actor.getSnapshot().hasTag('opening')).toBe(true);
    clock.increment(DRAFT_PATIENCE_MS);
    expect([state(), context().isOff]).toEqual(['idle', true]);
  });
});

describe('other drafts of the same form', () => {
  it('are offered; one is gone on with, after what is typed was stored', async () => {
    const { actor, clock, context, done, restored, taking, type } = await opened(null, [other]);
    expect([restored, context().others]).toEqual([[], [other]]);
    type('mine');
    actor.send({ type: 'draft.take', id: 'b' });
    expect(actor.getSnapshot().hasTag('opening')).toBe(true);
    expect(done).toEqual([['take', 'b', 'from', 'a', 'mine']]);
    const mine = { id: 'a', savedAt: 9, version: 'now', value: 'mine', files: 0 };
    taking.resolve({ found: other, others: [mine] });
    await settle();
    expect([restored, context().others]).toEqual([['of another tab'], [mine]]);
    type('of another tab', 'now');
    type('and on', 'now');
    clock.increment(DRAFT_REST_MS);
    expect(done.at(-1)).toEqual(['story:1', 'b', 'and on', 'then']);
  });

  it('leave the form as it is when another tab was first', async () => {
    const { actor, context, restored, state, taking, type } = await opened(null, [other]);
    type('mine');
    actor.send({ type: 'draft.take', id: 'b' });
    taking.resolve({ found: null, others: [] });
    await settle();
    expect([state(), restored, context().others, context().content?.value]).toEqual(['saved', [], [], 'mine']);
  });

  it('leave the form as it is when they cannot be read', async () => {
    const { actor, context, state, taking, type } = await opened(null, [other]);
    type('mine');
    actor.send({ type: 'draft.take', id: 'b' });
    taking.reject(new Error('No site data'));
    await settle();
    expect([state(), context().isOff, context().content?.value]).toEqual(['pending', true, 'mine']);
  });

  it('are discarded, and come back as they were', async () => {
    const { actor, context, done } = await opened(null, [other]);
    actor.send({ type: 'other.drop', id: 'b' });
    expect([context().dropped, context().others]).toEqual([['b'], [other]]);
    actor.send({ type: 'other.keep', id: 'b' });
    await settle();
    expect(done).toEqual(['story:1 b dropped', ['story:1', 'b', 'of another tab', 3, 'back']]);
    expect(context().dropped).toEqual([]);
  });

  it('are left to the tab that has gone on with them meanwhile', async () => {
    const { actor, browser, context } = await opened(null, [other]);
    browser.isFree = false;
    actor.send({ type: 'other.drop', id: 'b' });
    await settle();
    expect(context().others).toEqual([]);
  });

  it('say when the browser refuses, and go on', async () => {
    const { actor, browser, context, done } = await opened(null, [other]);
    browser.refusal = new Error('No site data');
    actor.send({ type: 'other.drop', id: 'b' });
    await settle();
    expect(context().isOff).toBe(true);
    browser.refusal = null;
    actor.send({ type: 'other.keep', id: 'b' });
    await settle();
    expect(done).toHaveLength(2);
  });
});
