import { describe, expect, onTestFinished, test } from 'vitest';
import { createRateLimiter } from '../../provider/src/auth/rate-limit.ts';
import { createSlowAnswers } from '../../provider/src/auth/slow-answers.ts';
import { networksOf } from '../../provider/src/rules/networks.ts';
import { createMemory } from '../../provider/src/auth/short-lived.ts';
import { password, startProvider, username } from '../contract/support/provider.ts';
import { mapInOrder } from '../../provider/src/lib/in-order.ts';

const minute = 60_000;
const windowMs = 15 * minute;

function start(tries = 5, places = 20_000) {
  let now = 1_000_000_000;
  const clock = () => now;
  const limiter = createRateLimiter({ tries, windowMs, clock, failures: createMemory(clock, places) });
  /** How many of so many tries are let through. */
  const passed = async (count: number, from: (at: number) => string, of?: string): Promise<number> => {
    let through = 0;
    for (let at = 0; at < count; at += 1) {
      await limiter.begin(from(at), of).then(
        () => (through += 1),
        () => undefined,
      );
    }
    return through;
  };
  return { limiter, passed, set: (to: number) => (now = to), now: () => now };
}

describe('tries', () => {
  test('of one line are counted together, whatever address of it is used', async () => {
    expect(await start().passed(30, (at) => `2001:db8:1:1::${at.toString(16)}`)).toBe(5);
    expect(await start().passed(30, (at) => (at % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1'))).toBe(5);
    expect(await start().passed(30, (at) => (at % 2 === 0 ? '::ffff:c000:201' : '192.0.2.1'))).toBe(5);
    // A /56 has 256 of them, a /48 65 536.
    expect(await start().passed(300, (at) => `2001:db8:1:${at.toString(16)}::1`)).toBe(20 + 20);
    expect(await start().passed(3000, (at) => `2001:db8:1:${(at * 7).toString(16)}::1`)).toBe(80);
    expect(await start().passed(300, (at) => `192.0.2.${String(at % 256)}`), 'IPv4: one line each').toBe(300);
    expect(networksOf('fe80::1%eth0').map(({ key }) => key)).toEqual([
      'fe80::/64',
      'fe80::/56',
      'fe80::/48',
      'fe80::/32',
    ]);
    expect(networksOf('no address'.repeat(50))).toHaveLength(1);
  });

  test('of one who has a great many networks push nobody else’s out of memory', async () => {
    const { passed } = start(5, 2000);
    expect(await passed(5, () => '198.51.100.7')).toBe(5);
    const hex = (value: number): string => value.toString(16);
    // Networks of a /48, then /48s of a /32: more of each than there are places.
    expect(await passed(3000, (at) => `2001:db8:1:${hex(at)}::1`)).toBe(80);
    expect(await passed(3000, (at) => `2001:db9:${hex(at)}::1`)).toBe(320);
    expect(await passed(1, () => '198.51.100.7')).toBe(0);
  });

  test('that are refused use up nothing of a neighbour’s', async () => {
    const { passed } = start();
    expect(await passed(1000, () => '2001:db8:1:1::1')).toBe(5);
    expect(await passed(5, () => '2001:db8:1:2::1')).toBe(5);
  });

  test('of others stay counted when one succeeds; one’s own do not', async () => {
    const { limiter, passed } = start();
    for (let round = 0; round < 4; round += 1) {
      await passed(4, () => '192.0.2.1', 'victim');
      if ((await passed(1, () => '192.0.2.1', 'own')) === 1) await limiter.succeed('192.0.2.1', 'own');
    }
    expect(await passed(1, () => '192.0.2.1', 'own')).toBe(0);
    const typist = start();
    for (let round = 0; round < 4; round += 1) {
      expect(await typist.passed(5, () => '192.0.2.1', 'own')).toBe(5);
      await typist.limiter.succeed('192.0.2.1', 'own');
    }
  });

  test('are over after one window, and not before, whichever way the clock jumps', async () => {
    const { passed, set, now } = start();
    const year = 365 * 24 * 60 * minute;
    set(now() + year);
    expect(await passed(6, () => '192.0.2.1')).toBe(5);
    set(now() - year);
    expect(await passed(1, () => '192.0.2.1')).toBe(0);
    expect(await passed(1, () => '192.0.2.1'), 'a refused try does not prolong it').toBe(0);
    set(now() + windowMs + 1);
    expect(await passed(6, () => '192.0.2.1')).toBe(5);
  });

  test('cost the same however many addresses there are, and no more than so much memory', async () => {
    const memory = createMemory(() => 0);
    const time = async (from: number): Promise<number> => {
      const began = performance.now();
      for (let at = from; at < from + 10_000; at += 1)
        await memory.change(String(at), () => ({ value: '', endsAt: 1 }));
      return performance.now() - began;
    };
    await time(0);
    const [first, ...later] = await mapInOrder([1, 2, 3, 4, 5, 6], (at) => time(at * 10_000));
    // To walk all of them for each took a thousand times as long.
    expect(Math.min(...later)).toBeLessThan(20 * (first ?? 0) + 50);
    expect(await memory.get('0')).toBeNull();
    expect(await memory.get('69999')).toBe('');
  });
});

describe('a name that is guessed at from everywhere', () => {
  test('is answered ever more slowly, and never refused; whether there is such a name or not', async () => {
    const pauses: number[] = [];
    let now = 0;
    const clock = () => now;
    const names = createSlowAnswers({
      failures: createMemory(clock),
      clock,
      windowMs,
      pause: async (milliseconds) => pauses.push(milliseconds),
    });
    for (let at = 0; at < 40; at += 1) {
      await names.wait(at % 2 === 0 ? 'Admin' : 'admin');
      await names.failed('admin');
    }
    expect(pauses.slice(0, 3)).toEqual([500, 1000, 1500]);
    expect([pauses.length, Math.max(...pauses)]).toEqual([30, 8000]);
    await names.wait('somebody else');
    now += windowMs;
    await names.wait('admin');
    expect(pauses).toHaveLength(30);
  });

  test('gets in with the right password, from another address, after a moment', async () => {
    const provider = await startProvider();
    onTestFinished(() => provider.close());
    const login = async (secret: string, remoteAddress: string) => {
      const began = performance.now();
      const payload = { username, password: secret };
      const { statusCode } = await provider.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress });
      return [statusCode, performance.now() - began > 450] as const;
    };
    for (let at = 0; at < 10; at += 1) expect((await login('wrong', `192.0.2.${String(at)}`))[0]).toBe(401);
    expect(await login(password, '198.51.100.1')).toEqual([200, true]);
  });
});
