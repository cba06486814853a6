import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/api/problem.ts';
import { createPageResourceActors } from '../../src/machines/page-resource/page-resource.actors.ts';
import { createPageResourceMachine } from '../../src/machines/page-resource/page-resource.machine.ts';
import type { PageAnswer, PageResourceInput } from '../../src/machines/page-resource/page-resource.machine.ts';
import { createSource, deferred, problems, settle, thrown } from './support/play.ts';
import type { Deferred } from './support/play.ts';
import { createRandom, seeds } from './support/random.ts';

interface Read extends Deferred<PageAnswer<string>> {
  readonly key: string;
  readonly signal: AbortSignal;
}

function open(input: PageResourceInput<string>) {
  const reads: Read[] = [];
  const ended = new Set<Read>();
  const logged: Problem[] = [];
  const connection = createSource<void>();
  const clock = new SimulatedClock();
  const actors = createPageResourceActors<string>(
    {
      watchConnection: (listener) => connection.watch(() => listener()),
      logProblem: (problem) => logged.push(problem),
    },
    (key, signal) => {
      const read = { key, signal, ...deferred<PageAnswer<string>>() };
      reads.push(read);
      return read.promise;
    },
  );
  const actor = createActor(createPageResourceMachine<string>().provide({ actors }), { input, clock });
  actor.start();
  const last = (): Read => {
    const read = reads.at(-1);
    if (read === undefined) throw new Error('Nothing was read');
    return read;
  };
  const answer = async (value: string, ...left: readonly Problem[]) => {
    ended.add(last());
    last().resolve({ value, problems: left });
    await settle();
  };
  const refuse = async (problem: Problem) => {
    ended.add(last());
    last().reject(thrown(problem));
    await settle();
  };
  const look = () => {
    const snapshot = actor.getSnapshot();
    const tag = (['busy', 'settled', 'failed'] as const).find((one) => snapshot.hasTag(one)) ?? snapshot.value;
    return [tag, snapshot.context.value, snapshot.context.problems[0]?.kind ?? null] as const;
  };
  return { actor, reads, ended, logged, connection, clock, last, answer, refuse, look };
}

describe('page resource', () => {
  it('shows a spinner while loading, then content', async () => {
    const page = open({ key: 'about' });
    expect(page.look()).toEqual(['busy', null, null]);
    await page.answer('hello');
    expect(page.look()).toEqual(['settled', 'hello', null]);
  });

  it('shows an error that can be tried again, with a spinner', async () => {
    const page = open({ key: 'about' });
    await page.refuse(problems.down);
    expect(page.look()).toEqual(['failed', null, 'http']);
    expect(page.logged).toEqual([problems.down]);
    page.actor.send({ type: 'resource.retry' });
    expect(page.look()[0]).toBe('busy');
    await page.answer('hello');
    expect(page.look()).toEqual(['settled', 'hello', null]);
  });

  it('asks for nothing when the answer came with the HTML', async () => {
    const page = open({ key: 'about', initial: { value: 'from html', problems: [] } });
    page.clock.increment(10 * 60_000);
    expect([page.look(), page.reads.length]).toEqual([['settled', 'from html', null], 0]);
  });

  it('reads nothing without a key', () => {
    const page = open({ key: null });
    page.connection.tell();
    expect([page.look(), page.reads.length]).toEqual([['idle', null, null], 0]);
  });

  it('shows a part with its fallbacks, writes the problem down, and heals quietly', async () => {
    const page = open({ key: 'home' });
    await page.answer('half', problems.offline);
    expect(page.look()).toEqual(['settled', 'half', 'network']);
    expect(page.logged).toEqual([problems.offline]);
    page.clock.increment(10_000);
    expect([page.reads.length, page.look()[0]]).toEqual([2, 'settled']);
    await page.answer('whole');
    expect(page.look()).toEqual(['settled', 'whole', null]);
  });

  it('tries again quietly after 10 s, then ever later, never later than 60 s, with the error left standing', async () => {
    const page = open({ key: 'about' });
    await page.refuse(problems.offline);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const before = page.reads.length;
      let waited = 0;
      while (page.reads.length === before) {
        page.clock.increment(1_000);
        waited += 1;
      }
      waits.push(waited);
      expect(page.look()[0]).toBe('failed');
      await page.refuse(problems.offline);
    }
    expect(waits).toEqual([10, 20, 40, 60, 60, 60]);
  });

  it('begins with 10 s again once the visitor has tried', async () => {
    const page = open({ key: 'about' });
    const failAndWait = async (wait: number) => {
      await page.refuse(problems.offline);
      const before = page.reads.length;
      page.clock.increment(wait - 1);
      expect(page.reads.length).toBe(before);
      page.clock.increment(1);
      expect(page.reads.length).toBe(before + 1);
    };
    await failAndWait(10_000);
    await failAndWait(20_000);
    page.actor.send({ type: 'resource.retry' });
    expect(page.look()[0]).toBe('busy');
    await failAndWait(10_000);
    await page.refuse(problems.offline);
    page.actor.send({ type: 'resource.retry' });
    expect(page.look()[0]).toBe('busy');
    await failAndWait(10_000);
    await page.answer('part', problems.offline);
    page.actor.send({ type: 'resource.load', key: 'about' });
    expect(page.look()[0]).toBe('settled');
    await failAndWait(10_000);
  });

  it('heals a part that came with the HTML, and one the visitor asks for again', async () => {
    const page = open({ key: 'home', initial: { value: 'half', problems: [problems.offline] } });
    expect([page.look(), page.reads.length]).toEqual([['settled', 'half', 'network'], 0]);
    page.clock.increment(10_000);
    expect(page.reads.length).toBe(1);
    await page.answer('half', problems.offline);
    page.connection.tell();
    expect([page.look()[0], page.reads.length]).toEqual(['settled', 2]);
    await page.answer('half', problems.offline);
    page.actor.send({ type: 'resource.retry' });
    expect([page.look()[0], page.reads.length]).toEqual(['settled', 3]);
    await page.answer('whole');
    page.actor.send({ type: 'resource.retry' });
    expect([page.look()[0], page.reads.length]).toEqual(['settled', 4]);
  });

  it('leaves a part standing where its rest was refused for good', async () => {
    const page = open({ key: 'home' });
    await page.answer('half', problems.missing);
    page.clock.increment(600_000);
    page.connection.tell();
    expect([page.look(), page.reads.length]).toEqual([['settled', 'half', 'http'], 1]);
  });

  it('asks again after 408 and 429', async () => {
    for (const status of [408, 429]) {
      const page = open({ key: 'home' });
      await page.refuse({ kind: 'http', status, message: '', body: '' });
      page.connection.tell();
      expect(page.reads.length).toBe(2);
    }
  });

  it('goes back to the error when a quiet attempt is given up', async () => {
    const page = open({ key: 'about' });
    await page.refuse(problems.offline);
    page.connection.tell();
    page.actor.send({ type: 'resource.abort' });
    expect(page.look()).toEqual(['failed', null, 'network']);
  });

  it('tries again as soon as the connection returns', async () => {
    const page = open({ key: 'about' });
    await page.refuse(problems.offline);
    page.connection.tell();
    expect([page.reads.length, page.look()[0]]).toEqual([2, 'failed']);
    await page.answer('back');
    expect(page.look()).toEqual(['settled', 'back', null]);
  });

  it('does not ask again what was refused for good', async () => {
    const page = open({ key: 'project/none' });
    await page.refuse(problems.missing);
    page.clock.increment(600_000);
    page.connection.tell();
    expect(page.reads.length).toBe(1);
    page.actor.send({ type: 'resource.retry' });
    expect(page.reads.length).toBe(2);
  });

  it('keeps the value while it is read again, and when that fails', async () => {
    const page = open({ key: 'work' });
    await page.answer('old');
    page.actor.send({ type: 'resource.load', key: 'work' });
    expect(page.look()).toEqual(['settled', 'old', null]);
    await page.refuse(problems.slow);
    expect(page.look()).toEqual(['settled', 'old', 'timeout']);
  });

  it('does not show one key the value of another', async () => {
    const page = open({ key: 'project/a' });
    await page.answer('a');
    page.actor.send({ type: 'resource.load', key: 'project/b' });
    expect(page.look()).toEqual(['busy', null, null]);
  });

  it('gives a running read up for a new key, and ignores what it still brings', async () => {
    const page = open({ key: 'project/a' });
    const first = page.last();
    page.actor.send({ type: 'resource.load', key: 'project/b' });
    expect([first.signal.aborted, page.last().key]).toEqual([true, 'project/b']);
    first.resolve({ value: 'a', problems: [] });
    await settle();
    expect(page.look()).toEqual(['busy', null, null]);
    await page.answer('b');
    expect(page.look()).toEqual(['settled', 'b', null]);
  });

  it('begins a quiet read again when asked again, for the answer on its way may be too old', async () => {
    const page = open({ key: 'categories' });
    await page.answer('before');
    page.actor.send({ type: 'resource.retry' });
    const first = page.last();
    page.actor.send({ type: 'resource.retry' });
    expect([first.signal.aborted, page.reads.length, page.look()[0]]).toEqual([true, 3, 'settled']);
    first.resolve({ value: 'too old', problems: [] });
    await page.answer('after');
    expect(page.look()).toEqual(['settled', 'after', null]);
  });

  it('ignores an aborted request', async () => {
    const page = open({ key: 'about' });
    await page.refuse(problems.givenUp);
    expect([page.look(), page.logged]).toEqual([['idle', null, null], []]);
    page.connection.tell();
    expect(page.look()[0]).toBe('busy');
  });

  it('gives up when told, keeping what it has', async () => {
    const page = open({ key: 'about' });
    page.actor.send({ type: 'resource.abort' });
    expect([page.look()[0], page.last().signal.aborted]).toEqual(['idle', true]);
    page.actor.send({ type: 'resource.load', key: 'about' });
    await page.answer('kept');
    page.actor.send({ type: 'resource.retry' });
    page.actor.send({ type: 'resource.abort' });
    expect(page.look()).toEqual(['settled', 'kept', null]);
  });

  it('gives up when the page is left', () => {
    const page = open({ key: 'about' });
    page.actor.stop();
    expect([page.last().signal.aborted, page.connection.listeners()]).toEqual([true, 0]);
  });

  it.each(seeds)("never reads twice at once, never shows another key's value (seed %i)", async (seed) => {
    const random = createRandom(seed);
    const page = open({ key: 'a' });
    for (let step = 0; step < 150; step += 1) {
      await random.pick([
        async () => page.actor.send({ type: 'resource.load', key: random.pick(['a', 'b']) }),
        async () => page.actor.send({ type: 'resource.retry' }),
        async () => page.actor.send({ type: 'resource.abort' }),
        async () => page.connection.tell(),
        async () => page.clock.increment(random.below(70_000)),
        () => page.answer(page.last().key),
        () => page.answer(page.last().key, problems.offline),
        () => page.refuse(random.pick(Object.values(problems))),
      ])();
      const { key, value } = page.actor.getSnapshot().context;
      if (value !== null) expect(value).toBe(key);
      expect(page.reads.filter((read) => !read.signal.aborted && !page.ended.has(read)).length).toBeLessThanOrEqual(1);
    }
  });
});
