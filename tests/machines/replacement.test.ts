import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { createReplacementActors } from '../../src/machines/replacement/replacement.actors.ts';
import { createReplacementMachine } from '../../src/machines/replacement/replacement.machine.ts';
import { problems, settle, thrown } from './support/play.ts';

type Page = { readonly heading: string };

async function check(read: () => Promise<Page | null>) {
  const news: unknown[] = [];
  const machine = createReplacementMachine<Page>().provide({ actors: createReplacementActors<Page>(read) });
  const actor = createActor(machine);
  actor.on('*', (said) => news.push(said));
  actor.start();
  actor.send({ type: 'replacement.check' });
  await settle();
  return { actor, news, state: () => actor.getSnapshot().value };
}

it('allows a creation at once where nothing is there', async () => {
  const { news, state } = await check(() => Promise.resolve(null));
  expect([state(), news]).toEqual(['closed', [{ type: 'replacement.allowed' }]]);
});

it('asks with what goes, and allows nothing before the yes', async () => {
  const { actor, news, state } = await check(() => Promise.resolve({ heading: 'Live' }));
  expect([state(), news, actor.getSnapshot().context.stored]).toEqual(['asking', [], { heading: 'Live' }]);
  actor.send({ type: 'replacement.accept' });
  expect([state(), news]).toEqual(['closed', [{ type: 'replacement.allowed' }]]);
});

it('replaces nothing after a no', async () => {
  const { actor, news, state } = await check(() => Promise.resolve({ heading: 'Live' }));
  actor.send({ type: 'replacement.cancel' });
  expect([state(), news]).toEqual(['closed', []]);
});

it.each([problems.offline, problems.slow])('creates nothing when nobody answers: %o', async (problem) => {
  const { news, state } = await check(() => Promise.reject(thrown(problem)));
  expect([state(), news]).toEqual(['closed', [{ type: 'replacement.refused', problem }]]);
});

it.each([problems.down, problems.odd])('asks as well where it is not known what goes: %o', async (problem) => {
  const { actor, news, state } = await check(() => Promise.reject(thrown(problem)));
  expect([state(), news, actor.getSnapshot().context.stored]).toEqual(['asking', [], null]);
});
