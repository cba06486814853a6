import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createSubmissionActors } from '../../src/machines/submission/submission.actors.ts';
import { createSubmissionMachine } from '../../src/machines/submission/submission.machine.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';
import type { Deferred } from './support/play.ts';
import { createRandom, seeds } from './support/random.ts';

function open() {
  const sent: string[] = [];
  const news: string[] = [];
  const flight: { now: number; most: number; last: Deferred<number> | null } = { now: 0, most: 0, last: null };
  let tellLast: (done: number) => void = () => undefined;
  const actors = createSubmissionActors<string, number>(async (payload, _, tell) => {
    sent.push(payload);
    tellLast = tell;
    flight.now += 1;
    flight.most = Math.max(flight.most, flight.now);
    flight.last = deferred<number>();
    try {
      return await flight.last.promise;
    } finally {
      flight.now -= 1;
    }
  });
  const actor = createActor(createSubmissionMachine<string, number>().provide({ actors }));
  actor.on('submission.accepted', ({ output }) => news.push(`accepted ${output}`));
  actor.on('submission.refused', ({ problem }) => news.push(`refused ${problem.kind}`));
  actor.start();
  const submit = (payload: string) => actor.send({ type: 'submission.submit', payload });
  return { actor, sent, news, flight, submit, tell: (done: number) => tellLast(done) };
}

describe('submission', () => {
  it('sends, is busy, and gives the answer', async () => {
    const { actor, sent, news, flight, submit } = open();
    submit('a');
    expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]).toEqual(['submitting', true]);
    flight.last?.resolve(7);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'succeeded', context: { output: 7, problem: null } });
    expect([sent, news]).toEqual([['a'], ['accepted 7']]);
  });

  it('keeps the problem, and sends the same again on retry', async () => {
    const { actor, sent, news, flight, submit } = open();
    submit('a');
    flight.last?.reject(thrown(problems.down));
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { problem: problems.down } });
    actor.send({ type: 'submission.retry' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'submitting', context: { problem: null } });
    flight.last?.resolve(1);
    await settle();
    expect([sent, news]).toEqual([
      ['a', 'a'],
      ['refused http', 'accepted 1'],
    ]);
  });

  it('takes new content after a failure and after a success, and forgets the last answer meanwhile', async () => {
    const { actor, sent, flight, submit } = open();
    submit('a');
    flight.last?.reject(thrown(problems.down));
    await settle();
    submit('b');
    expect(actor.getSnapshot()).toMatchObject({ value: 'submitting', context: { problem: null, output: null } });
    flight.last?.resolve(1);
    await settle();
    submit('c');
    expect(actor.getSnapshot()).toMatchObject({ value: 'submitting', context: { problem: null, output: null } });
    flight.last?.resolve(2);
    await settle();
    actor.send({ type: 'submission.reset' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { sent: null, output: null } });
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('forgets everything on reset', async () => {
    const { actor, flight, submit } = open();
    submit('a');
    flight.last?.reject(thrown(problems.offline));
    await settle();
    actor.send({ type: 'submission.reset' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { sent: null, output: null, problem: null } });
    actor.send({ type: 'submission.retry' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('says nothing of a request the page gave up', async () => {
    const { actor, news, flight, submit } = open();
    submit('a');
    flight.last?.reject(thrown(problems.givenUp));
    await settle();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.sent, news]).toEqual(['idle', null, []]);
  });

  it('says how many parts are done, from none at every attempt, and nothing of what it has given up', async () => {
    const { actor, flight, submit, tell } = open();
    const done = () => actor.getSnapshot().context.done;
    submit('a');
    tell(2);
    expect([actor.getSnapshot().value, done()]).toEqual(['submitting', 2]);
    flight.last?.reject(thrown(problems.down));
    await settle();
    expect(done()).toBe(2);
    actor.send({ type: 'submission.retry' });
    expect(done()).toBe(0);
    tell(1);
    flight.last?.resolve(1);
    await settle();
    expect(done()).toBe(1);
    submit('b');
    expect(done()).toBe(0);
    actor.stop();
    tell(1);
    expect(done()).toBe(0);
  });

  it('tells each of two successes in a row', async () => {
    const { news, flight, submit } = open();
    for (const output of [1, 2]) {
      submit('a');
      flight.last?.resolve(output);
      await settle();
    }
    expect(news).toEqual(['accepted 1', 'accepted 2']);
  });

  it.each(seeds)('never has two in flight (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const { actor, flight, submit } = open();
    for (let step = 0; step < 200; step += 1) {
      random.pick([
        () => submit(String(step)),
        () => submit(String(step)),
        () => actor.send({ type: 'submission.retry' }),
        () => actor.send({ type: 'submission.reset' }),
        () => flight.last?.resolve(step),
        () => flight.last?.reject(thrown(random.pick(Object.values(problems)))),
      ])();
      if (random.below(2) === 0) await settle();
    }
    expect(flight.most).toBe(1);
  });
});
