import { expect, test } from 'vitest';
import { sayClockSkew } from '../../provider/src/health/clock-skew.ts';
import { newDatabase, startServer } from './support/servers.ts';

test('a clock five seconds or more from the database’s is said, and in which direction', async () => {
  const { db } = (await startServer(await newDatabase())).data;
  const said = (ahead: number) => sayClockSkew(db, () => Date.now() + ahead);
  expect(await Promise.all([said(0), said(4000), said(-4000)])).toEqual([null, null, null]);
  expect(await said(6000)).toMatch(/^This machine's clock is 6 seconds ahead of the database's: .*NTP/);
  expect(await said(-7_200_000)).toMatch(/^This machine's clock is 7200 seconds behind the database's: .*NTP/);
});
