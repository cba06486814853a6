import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { middle } from '../../src/domain/focus.ts';
import type { Focus } from '../../src/domain/focus.ts';
import { focalPointMachine } from '../../src/machines/focal-point/focal-point.machine.ts';

const start = (focus: Focus = middle) => createActor(focalPointMachine, { input: { focus } }).start();
const there = { x: 0.2, y: 0.9 };

test('the point follows a finger, and one step takes all of that back', () => {
  const actor = start();
  actor.send({ type: 'point.pressed', at: { x: 0.1, y: 0.1 } });
  actor.send({ type: 'point.moved', at: { x: 0.15, y: 0.5 } });
  actor.send({ type: 'point.moved', at: there });
  actor.send({ type: 'point.released' });
  expect(actor.getSnapshot().context.focus).toEqual(there);
  actor.send({ type: 'point.undone' });
  expect(actor.getSnapshot().context).toEqual({ focus: middle, before: [] });
});

test('it stays in the picture, and as fine as it is stored', () => {
  const actor = start();
  actor.send({ type: 'point.pressed', at: { x: -4, y: 1.2 } });
  expect(actor.getSnapshot().context.focus).toEqual({ x: 0, y: 1 });
  actor.send({ type: 'point.moved', at: { x: 1 / 3, y: 2 / 3 } });
  expect(actor.getSnapshot().context.focus).toEqual({ x: 0.333, y: 0.667 });
});

test('keys move it, each press a step', () => {
  const actor = start();
  actor.send({ type: 'point.nudged', by: { x: 0.01, y: 0 } });
  actor.send({ type: 'point.nudged', by: { x: 0, y: -0.1 } });
  expect(actor.getSnapshot().context.focus).toEqual({ x: 0.51, y: 0.4 });
  actor.send({ type: 'point.undone' });
  expect(actor.getSnapshot().context.focus).toEqual({ x: 0.51, y: 0.5 });
});

test('back to the middle is a step like any other; in the middle it is none', () => {
  const actor = start(there);
  actor.send({ type: 'point.centred' });
  actor.send({ type: 'point.centred' });
  expect(actor.getSnapshot().context).toEqual({ focus: middle, before: [there] });
});

test('a press that moves nothing is no step, and one that the browser takes away leaves the point where it was', () => {
  const actor = start(there);
  actor.send({ type: 'point.pressed', at: there });
  actor.send({ type: 'point.released' });
  actor.send({ type: 'point.pressed', at: middle });
  actor.send({ type: 'point.moved', at: { x: 1, y: 1 } });
  actor.send({ type: 'point.dropped' });
  expect(actor.getSnapshot().context).toEqual({ focus: there, before: [] });
});
