import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { applyMove, enqueue } from '../../src/machines/project-order/order.rules.ts';
import type { Move } from '../../src/machines/project-order/order.rules.ts';
import { createProjectOrderActors } from '../../src/machines/project-order/project-order.actors.ts';
import { projectOrderMachine } from '../../src/machines/project-order/project-order.machine.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';
import type { Deferred } from './support/play.ts';
import { projectOf } from './support/projects.ts';

const listOf = (...ids: readonly string[]) => ids.map((id, index) => projectOf(id, index + 1));

function open() {
  const sent: Move[] = [];
  const answers: Deferred<void>[] = [];
  const refused: Move[] = [];
  const actors = createProjectOrderActors({
    moveProject: (move) => {
      sent.push(move);
      const answer = deferred<void>();
      answers.push(answer);
      return answer.promise;
    },
  });
  const actor = createActor(projectOrderMachine.provide({ actors }), { input: { projects: listOf('a', 'b', 'c') } });
  actor.on('move.refused', ({ move }) => refused.push(move));
  actor.start();
  return {
    actor,
    answers,
    refused,
    sent,
    move: (id: string, position: number) => actor.send({ type: 'project.move', id, position }),
    shown: () =>
      actor
        .getSnapshot()
        .context.projects.map(({ id, position }) => `${position}${id}`)
        .join(' '),
  };
}

describe('project order', () => {
  it('shows a move at once, renumbered, and sends the moved project alone', async () => {
    const { actor, answers, move, sent, shown } = open();
    move('c', 1);
    expect([shown(), sent]).toEqual(['1c 2a 3b', [{ id: 'c', position: 1 }]]);
    answers[0]?.resolve();
    await settle();
    expect([actor.getSnapshot().value, sent.length]).toEqual(['idle', 1]);
  });

  it('sends nothing for a move that leads nowhere', () => {
    const { move, sent, shown } = open();
    move('a', 1);
    move('a', 0);
    move('a', 4);
    move('nobody', 2);
    expect([shown(), sent]).toEqual(['1a 2b 3c', []]);
  });

  it('sends moves one after another; of two in a row of one project only the last', async () => {
    const { answers, move, sent, shown } = open();
    move('a', 2);
    move('b', 2);
    move('c', 2);
    move('c', 1);
    expect([shown(), sent.length]).toEqual(['1c 2a 3b', 1]);
    for (const index of [0, 1, 2]) {
      answers[index]?.resolve();
      await settle();
    }
    expect(sent).toEqual([
      { id: 'a', position: 2 },
      { id: 'b', position: 2 },
      { id: 'c', position: 1 },
    ]);
  });

  it('does not roll back, tells, goes on with the next, and sends again to where the project stands by then', async () => {
    const { actor, answers, move, refused, sent, shown } = open();
    move('a', 3);
    move('c', 1);
    answers[0]?.reject(thrown(problems.down));
    await settle();
    expect([shown(), refused]).toEqual(['1c 2b 3a', [{ id: 'a', position: 3 }]]);
    answers[1]?.resolve();
    await settle();
    actor.send({ type: 'project.removed', id: 'b' });
    actor.send({ type: 'project.retry', id: 'a' });
    expect(sent.at(-1)).toEqual({ id: 'a', position: 2 });
  });

  it('says nothing of what the page gave up', async () => {
    const { answers, move, refused } = open();
    move('a', 3);
    answers[0]?.reject(thrown(problems.givenUp));
    await settle();
    expect(refused).toEqual([]);
  });

  it('drops what has been deleted, its waiting moves too', async () => {
    const { actor, answers, move, sent, shown } = open();
    move('a', 2);
    move('c', 1);
    actor.send({ type: 'project.removed', id: 'c' });
    answers[0]?.resolve();
    await settle();
    expect([shown(), sent.length]).toEqual(['1b 2a', 1]);
    actor.send({ type: 'project.retry', id: 'c' });
    expect(sent.length).toBe(1);
  });

  it('takes a list read meanwhile with what is still on its way', async () => {
    const { actor, answers, move, shown } = open();
    move('a', 3);
    move('b', 2);
    actor.send({ type: 'list.changed', projects: listOf('a', 'b', 'c', 'd') });
    expect(shown()).toBe('1c 2b 3a 4d');
    answers[0]?.resolve();
    await settle();
    answers[1]?.resolve();
    await settle();
    actor.send({ type: 'list.changed', projects: listOf('d', 'a') });
    expect(shown()).toBe('1d 2a');
  });

  it('moves five hundred as it moves three', () => {
    const many = Array.from({ length: 500 }, (_, index) => projectOf(index, index + 1));
    const moved = applyMove(many, { id: 499, position: 1 });
    expect([moved[0]?.id, moved[1]?.id, moved.at(-1)?.position]).toEqual([499, 0, 500]);
    // Rows that stay as they are stay the same objects, so that they are not drawn again.
    expect(applyMove(many, { id: 1, position: 1 })[2]).toBe(many[2]);
    expect(applyMove(many, { id: 'nobody', position: 1 })).toBe(many);
    expect(enqueue([{ id: 1, position: 2 }], { id: 1, position: 3 })).toEqual([{ id: 1, position: 3 }]);
  });
});
