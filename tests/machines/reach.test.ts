import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { findMachines } from './support/every-machine.ts';
import { findPlan } from './support/find-plan.ts';
import { findUnreached } from './support/reach.ts';

describe('every state is entered, every transition taken, every guard answers both ways', async () => {
  it.each(await findMachines())('$file', async ({ file, machine }) => {
    expect(findUnreached(machine, await findPlan(file))).toEqual([]);
  });
});

describe('the check of reach itself', () => {
  const lamp = setup({
    guards: { isNever: () => false, isOdd: ({ context }) => context['turns'] % 2 === 1 },
    actions: { count: assign(({ context }) => ({ turns: context['turns'] + 1 })) },
  }).createMachine({
    id: 'lamp',
    initial: 'off',
    context: { turns: 0 },
    states: {
      off: { on: { press: { target: 'on', actions: 'count' }, kick: { guard: 'isNever', target: 'broken' } } },
      on: { on: { press: [{ guard: 'isOdd', target: 'off' }, { target: 'off' }] } },
      broken: {},
    },
  });

  it('names dead states, transitions and one-sided guards', () => {
    const unreached = findUnreached(lamp, {
      events: [{ type: 'press' }, { type: 'kick' }],
      stopWhen: (context) => Number(context['turns']) > 3,
    });
    expect(unreached).toEqual(['lamp.broken', 'lamp.off on kick [0]', 'guard isNever answered only false']);
  });

  it('names transitions whose event nobody sends', () => {
    expect(findUnreached(lamp, { events: [{ type: 'kick' }] })).toContain('lamp.off on press [0]');
  });
});
