import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createAuthPollingActors } from '../../src/machines/auth-polling/auth-polling.actors.ts';
import { RETRY_DELAY_MS, authPollingMachine } from '../../src/machines/auth-polling/auth-polling.machine.ts';
import type { Problem } from '../../src/api/problem.ts';
import { createSource, deferred, problems, settle, thrown } from './support/play.ts';
import type { Deferred } from './support/play.ts';
import { createRandom, seeds } from './support/random.ts';

async function open(isFlagged = true) {
  const browser = { isFlagged };
  const checks: Deferred<boolean>[] = [];
  const sessionEnd = createSource<void>();
  const silenceEnd = createSource<void>();
  const connection = createSource<void>();
  const page = { isShown: true, comeBack: () => {} };
  const flight = { now: 0, most: 0 };
  const clock = new SimulatedClock();
  const actors = createAuthPollingActors(
    {
      verifyAuth: async () => {
        const check = deferred<boolean>();
        checks.push(check);
        flight.now += 1;
        flight.most = Math.max(flight.most, flight.now);
        try {
          return await check.promise;
        } finally {
          flight.now -= 1;
        }
      },
      watchSessionEnd: (onEnd) => sessionEnd.watch(() => onEnd()),
      watchSilenceEnd: (onEnd) => silenceEnd.watch(() => onEnd()),
    },
    {
      isFlagged: () => browser.isFlagged,
      clearSession: () => {
        browser.isFlagged = false;
      },
      watchConnection: (onReturn) => connection.watch(() => onReturn()),
      watchBackForwardCache: (onReturn) => {
        const show = () => {
          page.isShown = true;
        };
        page.comeBack = () => {
          page.isShown = false;
          onReturn();
        };
        return { show, stop: show };
      },
    },
  );
  const actor = createActor(authPollingMachine.provide({ actors }), { clock });
  actor.start();
  await settle();
  const answer = async (isAuthenticated: boolean) => {
    checks.at(-1)?.resolve(isAuthenticated);
    await settle();
  };
  const look = () => {
    const snapshot = actor.getSnapshot();
    return [snapshot.hasTag('admitted'), snapshot.context.reason];
  };
  const fail = async (problem: Problem = problems.offline) => {
    checks.at(-1)?.reject(thrown(problem));
    await settle();
  };
  const isTold = () => actor.getSnapshot().hasTag('telling');
  return {
    actor,
    answer,
    browser,
    checks,
    clock,
    connection,
    fail,
    flight,
    isTold,
    look,
    page,
    sessionEnd,
    silenceEnd,
  };
}

describe('authentication check', () => {
  it('does not admit without the flag, and asks nobody', async () => {
    const { actor, checks, look } = await open(false);
    expect([actor.getSnapshot().value, look(), checks.length]).toEqual(['loggedOut', [false, 'flag'], 0]);
  });

  it.each([
    ['while a check is under way', false],
    ['between two checks', true],
  ])('ends when a write has found the session ended, %s', async (_when, isAnswered) => {
    const { answer, browser, look, sessionEnd } = await open();
    if (isAnswered) await answer(true);
    sessionEnd.tell();
    await settle();
    expect([look(), browser.isFlagged]).toEqual([[false, 'expired'], false]);
  });

  it('passes on that the server gives answers again, whatever stands', async () => {
    const { actor, answer, look, silenceEnd } = await open();
    const told: string[] = [];
    actor.on('server.answered', ({ type }) => told.push(type));
    silenceEnd.tell();
    await answer(true);
    silenceEnd.tell();
    expect([told, look()]).toEqual([
      ['server.answered', 'server.answered'],
      [true, null],
    ]);
  });

  it('does not admit where the flag cannot be read', async () => {
    const clock = new SimulatedClock();
    const actors = createAuthPollingActors(
      {
        verifyAuth: () => Promise.resolve(true),
        watchSessionEnd: () => () => undefined,
        watchSilenceEnd: () => () => undefined,
      },
      {
        isFlagged: () => {
          throw new Error('SecurityError');
        },
        clearSession: () => {
          throw new Error('SecurityError');
        },
        watchConnection: () => () => undefined,
        watchBackForwardCache: () => ({ show: () => undefined, stop: () => undefined }),
      },
    );
    const actor = createActor(authPollingMachine.provide({ actors }), { clock });
    actor.start();
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'loggedOut', status: 'active', context: { reason: 'flag' } });
  });

  it('admits by the flag and checks on opening', async () => {
    const { answer, checks, look } = await open();
    expect([look(), checks.length]).toEqual([[true, null], 1]);
    await answer(true);
    expect(look()).toEqual([true, null]);
  });

  it('checks every 50 seconds, behind the dashboard', async () => {
    const { answer, checks, clock, look } = await open();
    await answer(true);
    clock.increment(49_999);
    expect(checks.length).toBe(1);
    clock.increment(1);
    expect([checks.length, look()]).toEqual([2, [true, null]]);
    await answer(true);
    clock.increment(50_000);
    expect(checks.length).toBe(3);
  });

  it('leaves on a 401 and clears the flag', async () => {
    const { answer, browser, look } = await open();
    await answer(false);
    expect([look(), browser.isFlagged]).toEqual([[false, 'ended'], false]);
  });

  it.each([problems.offline, problems.slow, problems.down, problems.odd])(
    'tells a check that fails, and ends nothing: %o',
    async (problem) => {
      const { browser, clock, checks, fail, isTold, look } = await open();
      await fail(problem);
      expect([look(), isTold(), browser.isFlagged]).toEqual([[true, null], true, true]);
      clock.increment(RETRY_DELAY_MS - 1);
      expect(checks.length).toBe(1);
      clock.increment(1);
      expect([checks.length, isTold()]).toEqual([2, true]);
    },
  );

  it('tries again ever more slowly, and is silent again once the session proves valid', async () => {
    const { answer, checks, clock, connection, fail, isTold, look } = await open();
    await fail();
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const before = checks.length;
      let waited = 0;
      while (checks.length === before) {
        clock.increment(500);
        waited += 500;
      }
      waits.push(waited);
      await fail();
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    clock.increment(30_000);
    await answer(true);
    expect([look(), isTold(), connection.listeners()]).toEqual([[true, null], false, 0]);
    clock.increment(50_000);
    expect(checks.length).toBe(10);
    await fail();
    clock.increment(RETRY_DELAY_MS);
    expect(checks.length, 'patient again').toBe(11);
  });

  it('tries again at once when the connection returns, one check at a time', async () => {
    const { answer, checks, connection, fail, flight, isTold } = await open();
    await fail();
    connection.tell();
    connection.tell();
    expect([checks.length, flight.most, isTold()]).toEqual([2, 1, true]);
    await answer(true);
    expect(isTold()).toBe(false);
  });

  it('leaves on a 401 that comes at last, and when login is chosen before', async () => {
    const late = await open();
    await late.fail();
    late.connection.tell();
    await late.answer(false);
    expect([late.look(), late.isTold(), late.browser.isFlagged]).toEqual([[false, 'ended'], false, false]);
    const impatient = await open();
    await impatient.fail();
    expect(impatient.browser.isFlagged).toBe(true);
    impatient.actor.send({ type: 'session.leave' });
    await settle();
    expect([impatient.look(), impatient.browser.isFlagged]).toEqual([[false, 'left'], false]);
  });

  it('takes a check that was given up for no verdict', async () => {
    const { checks, clock, look } = await open();
    checks[0]?.reject(thrown(problems.givenUp));
    await settle();
    expect(look()).toEqual([true, null]);
    clock.increment(50_000);
    expect(checks.length).toBe(2);
  });

  describe('out of the back/forward cache', () => {
    it('shows the page once the session proves valid, without having left it', async () => {
      const { answer, checks, look, page } = await open();
      await answer(true);
      page.comeBack();
      await settle();
      expect([page.isShown, look(), checks.length]).toEqual([false, [true, null], 2]);
      await answer(true);
      expect([page.isShown, look()]).toEqual([true, [true, null]]);
    });

    it('asks nobody where another document has logged out', async () => {
      const { answer, browser, checks, look, page } = await open();
      await answer(true);
      browser.isFlagged = false;
      page.comeBack();
      await settle();
      expect([page.isShown, look(), checks.length]).toEqual([false, [false, 'ended'], 1]);
    });

    it('shows nothing while the check gets no answer, and the page when it does', async () => {
      const { answer, connection, fail, isTold, page } = await open();
      await answer(true);
      page.comeBack();
      await settle();
      await fail();
      expect([page.isShown, isTold()]).toEqual([false, true]);
      connection.tell();
      await answer(true);
      expect([page.isShown, isTold()]).toEqual([true, false]);
    });

    it('leads to login where the end was told', async () => {
      const { answer, look, page, sessionEnd } = await open();
      await answer(true);
      sessionEnd.tell();
      await settle();
      page.comeBack();
      expect([page.isShown, look()]).toEqual([false, [false, 'ended']]);
    });

    it('is shown when the guard has gone', async () => {
      const { actor, answer, page } = await open();
      await answer(true);
      page.comeBack();
      actor.stop();
      expect(page.isShown).toBe(true);
    });
  });

  it('asks nobody once it is stopped', async () => {
    const { actor, answer, checks, clock } = await open();
    await answer(true);
    actor.stop();
    clock.increment(500_000);
    expect(checks.length).toBe(1);
  });

  it.each(seeds)('never has two checks under way (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const { answer, checks, clock, flight } = await open();
    for (let step = 0; step < 100; step += 1) {
      clock.increment(random.below(200_000));
      if (random.below(3) > 0) await answer(true);
    }
    expect(checks.length).toBeGreaterThan(10);
    expect(flight.most).toBe(1);
  });
});
