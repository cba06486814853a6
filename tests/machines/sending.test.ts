import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { sendingMachine } from '../../src/machines/sending/sending.machine.ts';
import type { Part, PartState, SendingEmitted } from '../../src/machines/sending/sending.machine.ts';

const wish = { form: 'story', sender: 'button' } as const;

function open() {
  const actor = createActor(sendingMachine).start();
  const emitted: SendingEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  const tell = (state: PartState, part: Partial<Part> = {}) =>
    actor.send({ type: 'part.told', part: { key: 'a', form: 'story', kind: 'picture', state, ...part } });
  return { actor, emitted, tell, send: () => actor.send({ type: 'form.send', wish }) };
}

it('sends a form at once whose parts are there', () => {
  const { actor, emitted, tell, send } = open();
  send();
  tell('begun', { key: 'b', form: 'another' });
  tell('begun', { key: 'c', form: null });
  tell('begun');
  actor.send({ type: 'part.ended', key: 'a' });
  send();
  expect(emitted).toEqual([
    { type: 'sending.ready', wish },
    { type: 'sending.ready', wish },
  ]);
});

it('sends it once the last of them is there', () => {
  const { actor, emitted, tell, send } = open();
  tell('begun');
  tell('typed', { key: 'b', kind: 'category' });
  send();
  expect(emitted).toEqual([{ type: 'sending.held', form: 'story' }]);
  expect(actor.getSnapshot().hasTag('waiting')).toBe(true);
  actor.send({ type: 'part.ended', key: 'a' });
  tell('begun', { key: 'b', kind: 'category' });
  expect(emitted).toHaveLength(1);
  actor.send({ type: 'part.ended', key: 'b' });
  expect(emitted.slice(1)).toEqual([{ type: 'sending.ready', wish }]);
  expect(actor.getSnapshot().hasTag('waiting')).toBe(false);
});

it('keeps it back where one could not be sent, before or meanwhile', () => {
  const { emitted, tell, send } = open();
  tell('failed', { kind: 'category' });
  send();
  tell('begun');
  send();
  tell('failed');
  expect(emitted).toEqual([
    { type: 'sending.refused', wish, kind: 'category' },
    { type: 'sending.held', form: 'story' },
    { type: 'sending.refused', wish, kind: 'picture' },
  ]);
});

it('sends nothing any more once the wish is withdrawn, or its form is gone', () => {
  const { actor, emitted, tell, send } = open();
  tell('begun');
  send();
  actor.send({ type: 'form.keep', form: 'another' });
  expect(actor.getSnapshot().hasTag('waiting')).toBe(true);
  actor.send({ type: 'form.keep', form: 'story' });
  actor.send({ type: 'part.ended', key: 'a' });
  expect(emitted).toEqual([{ type: 'sending.held', form: 'story' }]);
});

it('sends it for whoever asked last', () => {
  const { actor, emitted, tell, send } = open();
  const other = { form: 'story', sender: 'link' };
  tell('begun');
  send();
  actor.send({ type: 'form.send', wish: other });
  actor.send({ type: 'part.ended', key: 'a' });
  expect(emitted.at(-1)).toEqual({ type: 'sending.ready', wish: other });
});
