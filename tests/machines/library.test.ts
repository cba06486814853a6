import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/api/problem.ts';
import type { LibraryPage } from '../../src/domain/library.ts';
import { createLibraryActors } from '../../src/machines/library/library.actors.ts';
import { libraryMachine } from '../../src/machines/library/library.machine.ts';
import { libraryPage } from './support/library.ts';
import { createSource, deferred, problems, settle, thrown } from './support/play.ts';
import type { Deferred } from './support/play.ts';

interface Read extends Deferred<LibraryPage> {
  readonly after: string | null;
  readonly signal: AbortSignal;
}

function open(isWanted = true) {
  const reads: Read[] = [];
  const logged: Problem[] = [];
  const connection = createSource<void>();
  const clock = new SimulatedClock();
  const actors = createLibraryActors(
    { watchConnection: (listener) => connection.watch(() => listener()), logProblem: (one) => logged.push(one) },
    (after, signal) => {
      const read = { after, signal, ...deferred<LibraryPage>() };
      reads.push(read);
      return read.promise;
    },
  );
  const actor = createActor(libraryMachine.provide({ actors }), { input: { isWanted }, clock });
  actor.start();
  const last = (): Read => {
    const read = reads.at(-1);
    if (read === undefined) throw new Error('Nothing was read');
    return read;
  };
  const answer = async (ids: readonly number[], next: string | null = null, total?: number) => {
    last().resolve(libraryPage(ids, next, total));
    await settle();
  };
  const refuse = async (problem: Problem) => {
    last().reject(thrown(problem));
    await settle();
  };
  const look = () => {
    const snapshot = actor.getSnapshot();
    const tag = (['busy', 'settled', 'failed'] as const).find((one) => snapshot.hasTag(one)) ?? null;
    const { files, isWhole } = snapshot.context;
    return [tag, files?.map(({ file }) => file.id) ?? null, isWhole] as const;
  };
  const asked = () => reads.map(({ after }) => after);
  return { actor, logged, connection, clock, last, answer, refuse, look, asked };
}

describe('library', () => {
  it('shows the first files at once, and the others as they come', async () => {
    const library = open();
    expect(library.look()).toEqual(['busy', null, false]);
    await library.answer([9, 8], 'a', 5);
    expect(library.look()).toEqual(['settled', [9, 8], false]);
    await library.answer([7, 6], 'b');
    expect(library.look()).toEqual(['settled', [9, 8, 7, 6], false]);
    await library.answer([5]);
    expect(library.look()).toEqual(['settled', [9, 8, 7, 6, 5], true]);
    expect(library.asked()).toEqual([null, 'a', 'b']);
    expect(library.actor.getSnapshot().context.total).toBe(5);
  });

  it('keeps what has come where a later page fails, and goes on from there', async () => {
    const library = open();
    await library.answer([9, 8], 'a');
    await library.refuse(problems.down);
    expect(library.look()).toEqual(['settled', [9, 8], false]);
    expect([library.actor.getSnapshot().context.problem, library.logged]).toEqual([problems.down, [problems.down]]);
    library.actor.send({ type: 'library.retry' });
    await library.answer([7]);
    expect(library.look()).toEqual(['settled', [9, 8, 7], true]);
    expect(library.asked()).toEqual([null, 'a', 'a']);
    expect(library.actor.getSnapshot().context.problem).toBeNull();
  });

  it('tries a later page again by itself, ever later, and when the connection returns, but not what is refused for good', async () => {
    const library = open();
    await library.answer([9], 'a');
    await library.refuse(problems.offline);
    library.clock.increment(10_000);
    await library.refuse(problems.offline);
    library.clock.increment(10_000);
    expect(library.asked()).toHaveLength(3);
    library.connection.tell();
    expect(library.asked()).toHaveLength(4);
    await library.refuse(problems.missing);
    library.clock.increment(100_000);
    library.connection.tell();
    expect(library.asked()).toHaveLength(4);
  });

  it('reads everything again after a write, and shows what was there until it comes again', async () => {
    const library = open();
    await library.answer([9, 8, 7], 'a');
    await library.answer([6, 5, 4]);
    library.actor.send({ type: 'library.changed' });
    expect(library.look()).toEqual(['settled', [9, 8, 7, 6, 5, 4], true]);
    // 10 is new, 8 is deleted; of what comes later nothing is known yet.
    await library.answer([10, 9, 7], 'b');
    expect(library.look()).toEqual(['settled', [10, 9, 7, 6, 5, 4], true]);
    await library.answer([5, 4]);
    expect(library.look()).toEqual(['settled', [10, 9, 7, 5, 4], true]);
    expect(library.asked()).toEqual([null, 'a', null, 'b']);
  });

  it('begins anew where something is written while pages still come: what is on its way is too old', async () => {
    const library = open();
    await library.answer([9, 8], 'a');
    const old = library.last();
    library.actor.send({ type: 'library.changed' });
    expect([old.signal.aborted, library.look()]).toEqual([true, ['settled', [9, 8], false]]);
    await library.answer([9], 'b');
    expect(library.look()).toEqual(['settled', [9, 8], false]);
    await library.answer([7]);
    expect(library.look()).toEqual(['settled', [9, 7], true]);
  });

  it('waits while nobody wants the files, and goes on from there', async () => {
    const library = open(false);
    expect([library.look(), library.asked()]).toEqual([[null, null, false], []]);
    library.actor.send({ type: 'library.wanted' });
    await library.answer([9], 'a');
    library.actor.send({ type: 'library.unwanted' });
    expect(library.last().signal.aborted).toBe(true);
    library.actor.send({ type: 'library.wanted' });
    expect(library.look()).toEqual(['settled', [9], false]);
    await library.answer([8]);
    expect(library.asked()).toEqual([null, 'a', 'a']);
    // What is written meanwhile is read when they are wanted again.
    library.actor.send({ type: 'library.unwanted' });
    library.actor.send({ type: 'library.changed' });
    library.actor.send({ type: 'library.wanted' });
    expect(library.look()).toEqual(['settled', [9, 8], true]);
    expect(library.asked()).toEqual([null, 'a', 'a', null]);
  });

  it('begins to read where it was closed before the first page had come', async () => {
    const library = open();
    library.actor.send({ type: 'library.unwanted' });
    library.actor.send({ type: 'library.wanted' });
    expect(library.look()).toEqual(['busy', null, false]);
    await library.answer([9]);
    expect(library.look()).toEqual(['settled', [9], true]);
  });

  it('fails where nothing comes, and is tried again', async () => {
    const library = open();
    await library.refuse(problems.down);
    expect(library.look()).toEqual(['failed', null, false]);
    library.clock.increment(10_000);
    expect(library.look()).toEqual(['failed', null, false]);
    library.actor.send({ type: 'library.retry' });
    expect(library.look()).toEqual(['busy', null, false]);
    await library.answer([9]);
    expect(library.look()).toEqual(['settled', [9], true]);
  });
});
