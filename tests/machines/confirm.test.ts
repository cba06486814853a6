import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createConfirmActors } from '../../src/machines/confirm/confirm.actors.ts';
import { createConfirmMachine } from '../../src/machines/confirm/confirm.machine.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';

const question = 'Are you sure you want to delete this project?';

function open() {
  const acted: number[] = [];
  const news: string[] = [];
  const answers = [deferred<string | null>(), deferred<string | null>()];
  const actors = createConfirmActors<number>((subject) => {
    acted.push(subject);
    return answers[acted.length - 1]?.promise ?? Promise.resolve(null);
  });
  const actor = createActor(createConfirmMachine<number>().provide({ actors }));
  actor.on('confirm.acted', ({ subject, undo }) => news.push(`acted ${subject} ${undo}`));
  actor.on('confirm.refused', ({ subject, problem }) => news.push(`refused ${subject} ${problem.kind}`));
  actor.start();
  return { actor, acted, answers, news };
}

describe('confirm', () => {
  it('asks before it acts, and does nothing when the answer is no', () => {
    const { actor, acted } = open();
    actor.send({ type: 'confirm.ask', question, subject: 5 });
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { asked: { question, subject: 5 } } });
    actor.send({ type: 'confirm.cancel' });
    expect([actor.getSnapshot().value, acted]).toEqual(['closed', []]);
  });

  it('acts once, on what was asked about', async () => {
    const { actor, acted, answers, news } = open();
    actor.send({ type: 'confirm.ask', question, subject: 5 });
    actor.send({ type: 'confirm.accept' });
    actor.send({ type: 'confirm.accept' });
    actor.send({ type: 'confirm.cancel' });
    actor.send({ type: 'confirm.ask', question, subject: 6 });
    expect([actor.getSnapshot().value, acted]).toEqual(['acting', [5]]);
    answers[0]?.resolve('token');
    await settle();
    expect([actor.getSnapshot().value, news]).toEqual(['closed', ['acted 5 token']]);
  });

  it('leaves the question standing when the act fails, to be tried again', async () => {
    const { actor, acted, answers, news } = open();
    actor.send({ type: 'confirm.ask', question, subject: 5 });
    actor.send({ type: 'confirm.accept' });
    answers[0]?.reject(thrown(problems.down));
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: problems.down } });
    actor.send({ type: 'confirm.accept' });
    expect(actor.getSnapshot().context.problem).toBe(null);
    answers[1]?.resolve(null);
    await settle();
    expect([acted, news]).toEqual([
      [5, 5],
      ['refused 5 http', 'acted 5 null'],
    ]);
  });

  it('asks again without the last problem, and says nothing of an act the page gave up', async () => {
    const { actor, answers, news } = open();
    actor.send({ type: 'confirm.ask', question, subject: 5 });
    actor.send({ type: 'confirm.accept' });
    answers[0]?.reject(thrown(problems.down));
    await settle();
    actor.send({ type: 'confirm.cancel' });
    expect(actor.getSnapshot().context).toEqual({ asked: null, problem: null });
    actor.send({ type: 'confirm.ask', question, subject: 6 });
    actor.send({ type: 'confirm.accept' });
    answers[1]?.reject(thrown(problems.givenUp));
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: null } });
    expect(news).toEqual(['refused 5 http']);
  });

  it('does nothing unasked', () => {
    const { actor, acted } = open();
    actor.send({ type: 'confirm.accept' });
    expect([actor.getSnapshot().value, acted]).toEqual(['closed', []]);
  });
});
