import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { KeptDraft } from '../../src/domain/draft.ts';
import { createDraftActors } from '../../src/machines/draft/draft.actors.ts';
import { DRAFT_PATIENCE_MS, DRAFT_REST_MS, draftMachine } from '../../src/machines/draft/draft.machine.ts';
import { createSource, deferred, settle } from './support/play.ts';

const kept: KeptDraft = { savedAt: 5, version: 'as it was', value: 'kept' };

function open() {
  const clock = new SimulatedClock();
  const reading = deferred<KeptDraft | null>();
  const leaving = createSource<void>();
  const done: unknown[] = [];
  const restored: unknown[] = [];
  let refusal: Error | null = null;
  const act = async (what: unknown) => {
    done.push(what);
    if (refusal !== null) throw refusal;
  };
  const actors = createDraftActors({
    readDraft: () => reading.promise,
    writeDraft: (key, content) => act([key, content.value, content.version]),
    removeDraft: (key) => act(`${key} removed`),
    watchPageLeaving: (listener) => leaving.watch(() => listener()),
  });
  const actor = createActor(draftMachine.provide({ actors }), { clock, input: { key: 'story:1' } });
  // As a form that holds texts only.
  actor.on('draft.found', ({ value }) => {
    if (typeof value === 'string') restored.push(value);
    else actor.send({ type: 'draft.discard' });
  });
  actor.start();
  return {
    actor,
    clock,
    done,
    leaving,
    reading,
    restored,
    refuse: (error: Error | null) => {
      refusal = error;
    },
    type: (value: string, version = 'now') => actor.send({ type: 'draft.changed', content: { value, version } }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function opened(found: KeptDraft | null = null) {
  const form = open();
  form.reading.resolve(found);
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
    expect([done, state()]).toEqual([[['story:1', 'Th', 'now']], 'saved']);
  });

  it('keeps it at once when the page or the form goes away', async () => {
    const { actor, done, leaving, type } = await opened();
    type('T');
    leaving.tell();
    expect(done).toEqual([['story:1', 'T', 'now']]);
    expect(leaving.listeners()).toBe(0);
    type('Th');
    actor.send({ type: 'draft.flush' });
    actor.stop();
    expect(done.at(-1)).toEqual(['story:1', 'Th', 'now']);
  });

  it('restores what it finds, does not keep it anew, and goes on from the record it began from', async () => {
    const { clock, context, done, restored, state, type } = await opened(kept);
    expect([restored, context().restored]).toEqual([['kept'], kept]);
    type('kept', 'changed meanwhile');
    clock.increment(DRAFT_REST_MS);
    expect([state(), done]).toEqual(['saved', []]);
    type('kept on', 'changed meanwhile');
    clock.increment(DRAFT_REST_MS);
    expect(done).toEqual([['story:1', 'kept on', 'as it was']]);
  });

  it.each(['draft.settled', 'draft.discard'] as const)('is gone after %s; what is typed next is new', async (type) => {
    const { actor, clock, context, done, type: write } = await opened(kept);
    write('kept');
    actor.send({ type });
    expect([done, context().restored]).toEqual([['story:1 removed'], null]);
    write('new');
    clock.increment(DRAFT_REST_MS);
    expect(done.at(-1)).toEqual(['story:1', 'new', 'now']);
  });

  it('removes what the form cannot hold, unseen', async () => {
    const { context, done, restored } = await opened({ ...kept, value: { of: 'another release' } });
    expect([done, restored, context().isOff]).toEqual([['story:1 removed'], [], false]);
  });

  it('is off where the browser keeps nothing, and on again once it does', async () => {
    const { clock, context, reading, refuse, type } = open();
    reading.reject(new Error('No site data'));
    await settle();
    expect(context().isOff).toBe(true);
    refuse(new DOMException('Full', 'QuotaExceededError'));
    type('T');
    clock.increment(DRAFT_REST_MS);
    await settle();
    expect(context().isOff).toBe(true);
    refuse(null);
    type('Th');
    clock.increment(DRAFT_REST_MS);
    await settle();
    expect(context().isOff).toBe(false);
  });

  it('removes what was restored and saved before anything else was typed', async () => {
    const { actor, done } = await opened(kept);
    actor.send({ type: 'draft.settled' });
    expect(done).toEqual(['story:1 removed']);
  });

  it('is off where the browser does not even let go', async () => {
    const { actor, clock, context, refuse, state, type } = await opened();
    type('T');
    clock.increment(DRAFT_REST_MS);
    await settle();
    refuse(new Error('No site data'));
    actor.send({ type: 'draft.discard' });
    await settle();
    expect([state(), context().isOff, context().content]).toEqual(['idle', true, null]);
  });

  it('does not wait long for a browser that says nothing', () => {
    const { actor, clock, context, state } = open();
    expect(actor.getSnapshot().hasTag('opening')).toBe(true);
    clock.increment(DRAFT_PATIENCE_MS);
    expect([state(), context().isOff]).toEqual(['idle', true]);
  });
});
