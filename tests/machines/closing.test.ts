import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { ProblemError, unreachable } from '../../src/api/problem.ts';
import { createClosingActors } from '../../src/machines/closing/closing.actors.ts';
import { closingMachine, type ClosingEmitted } from '../../src/machines/closing/closing.machine.ts';
import { settle } from './support/play.ts';

async function open(isClosed: boolean | Error, write: (isClosed: boolean) => Promise<void> = async () => undefined) {
  const written: boolean[] = [];
  const answers = [isClosed];
  const actors = createClosingActors({
    readClosing: async () => {
      const answer = answers.shift() ?? false;
      if (answer instanceof Error) throw answer;
      return { isClosed: answer };
    },
    setClosed: (wanted) => {
      written.push(wanted);
      return write(wanted);
    },
  });
  const actor = createActor(closingMachine.provide({ actors }));
  const told: ClosingEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  const before = actor.getSnapshot().value;
  actor.send({ type: 'closing.offer' });
  await settle();
  return { actor, before, told, written, state: () => actor.getSnapshot().value };
}

describe('closing the site', () => {
  it('knows nothing until the provider offers it, and then what it says', async () => {
    const site = await open(true);
    expect([site.before, site.state()]).toEqual(['unoffered', 'closed']);
    expect((await open(false)).state()).toBe('open');
  });

  it('can be asked again where it did not say', async () => {
    const { actor, state } = await open(new ProblemError(unreachable));
    expect(state()).toBe('unknown');
    actor.send({ type: 'site.close' });
    expect(state()).toBe('unknown');
    actor.send({ type: 'closing.retry' });
    await settle();
    expect(state()).toBe('open');
  });

  it('closes and opens, each once and told once', async () => {
    const { actor, state, told, written } = await open(false);
    actor.send({ type: 'site.close' });
    actor.send({ type: 'site.close' });
    expect(state()).toBe('closing');
    await settle();
    expect([state(), written]).toEqual(['closed', [true]]);
    actor.send({ type: 'site.open' });
    await settle();
    expect([state(), written]).toEqual(['open', [true, false]]);
    expect(told).toEqual([
      { type: 'closing.done', isClosed: true },
      { type: 'closing.done', isClosed: false },
    ]);
  });

  it.each([
    [false, 'site.close', 'open'],
    [true, 'site.open', 'closed'],
  ] as const)('that fails leaves a site that is closed: %s as it is', async (isClosed, type, state) => {
    const site = await open(isClosed, () => Promise.reject(new ProblemError(unreachable)));
    site.actor.send({ type });
    await settle();
    expect(site.state()).toBe(state);
    expect(site.told).toEqual([{ type: 'closing.refused', isClosed: !isClosed, problem: unreachable }]);
  });

  it('that was given up says nothing', async () => {
    const site = await open(false, () => Promise.reject(new ProblemError({ kind: 'aborted', message: 'Given up.' })));
    site.actor.send({ type: 'site.close' });
    await settle();
    expect([site.state(), site.told]).toEqual(['open', []]);
  });
});
