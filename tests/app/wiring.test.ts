import { describe, expect, test } from 'vitest';
import { createDashboardMachines } from '../../src/app/services/dashboard-machines.ts';
import { dashboardCalls } from '../../src/app/services/dashboard-provider.ts';
import { siteMachines } from '../../src/app/services/site-machines.ts';
import { findMachines } from '../machines/support/every-machine.ts';

const dashboardMachines = createDashboardMachines(dashboardCalls, {
  isFlagged: () => false,
  saveSession: () => undefined,
  clearSession: () => undefined,
  isLeaving: () => false,
  readAuthToken: () => null,
  watchSessionEnd: () => () => undefined,
});

const filled = Object.entries({ ...siteMachines, ...dashboardMachines });

/** An unfilled slot rejects with these words (src/machines/kit.ts); a filled one has other code. */
function isUnfilled(actor: unknown): boolean {
  const code: unknown = typeof actor === 'object' && actor !== null && 'config' in actor ? actor.config : actor;
  return String(code).includes('is not filled');
}

describe('every slot of every machine the app hands out is filled', () => {
  test.each(filled)('%s', (_name, machine) => {
    const open = Object.entries(machine.implementations.actors)
      .filter(([, actor]) => isUnfilled(actor))
      .map(([slot]) => slot);
    expect(open).toEqual([]);
  });
});

test('the test knows an unfilled slot when it sees one', async () => {
  const found = await findMachines();
  const slots = found.flatMap(({ machine }) => Object.values(machine.implementations.actors));
  expect(slots.filter(isUnfilled).length).toBeGreaterThan(10);
});
