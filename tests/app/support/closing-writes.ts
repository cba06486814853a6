import { createActor, fromPromise, waitFor } from 'xstate';
import { closeFailed, openFailed } from '../../../src/dashboard/shared/closing/use-closing-toasts.ts';
import { always, createLedger, type Attempt, type DashboardWrite } from './dashboard-writes.ts';
import type { WritingMachines } from './writing-machines.ts';

/** Closes a site that is open, or opens one that is closed. */
async function closing(machine: WritingMachines['closing'], isClosed: boolean): Promise<Attempt> {
  const known = machine.provide({ actors: { readClosing: fromPromise(async () => ({ isClosed: !isClosed })) } });
  const actor = createActor(known);
  const ledger = createLedger();
  actor.on('closing.done', ledger.accepted);
  actor.on('closing.refused', ledger.refused);
  actor.start();
  actor.send({ type: 'closing.offer' });
  await waitFor(actor, (snapshot) => snapshot.matches(isClosed ? 'open' : 'closed'));
  const send = () => {
    ledger.begin();
    actor.send({ type: isClosed ? 'site.close' : 'site.open' });
  };
  return {
    send,
    again: send,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    input: () => null,
    ...ledger.state,
  };
}

/** Closing the site, and opening it. */
export const closingWrites: Readonly<Record<string, DashboardWrite>> = {
  'close the site': { open: ({ closing: machine }) => closing(machine, true), ...always(closeFailed) },
  'open the site': { open: ({ closing: machine }) => closing(machine, false), ...always(openFailed) },
};
