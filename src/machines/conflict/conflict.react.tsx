import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing } from '../../domain/content.ts';
import { readLastChange, type LastChange } from '../../domain/last-change.ts';
import { createMachineContext } from '../machine-context.ts';
import type { MachineContext } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { ConflictMachine } from './conflict.machine.ts';

/** A context for the machine of one kind of record; it stands with the screen that uses it. */
export function createConflictContext<Stored>(name: string): MachineContext<ConflictMachine<Stored>> {
  return createMachineContext(name);
}

/** What the dialog of a conflict draws. */
export interface Conflict<Stored> {
  readonly state: 'closed' | 'reading' | 'failed' | 'asking' | 'comparing';
  readonly isOpen: boolean;
  /** What is stored now, once it is read. */
  readonly stored: ForEditing<Stored> | null;
  /** Who has changed it last; null where the provider does not say. */
  readonly change: LastChange | null;
  /** Why it could not be read. */
  readonly problem: Problem | null;
  readonly compare: () => void;
  readonly overwrite: () => void;
  readonly load: () => void;
  readonly retry: () => void;
  readonly close: () => void;
  /** Is this failure of a save a conflict? Then it opens. */
  readonly catches: (problem: Problem, key: string) => boolean;
}

/** What was decided. */
export interface ConflictListeners<Stored> {
  /** Save again, over the version with this tag; null asks for no version at all. */
  readonly onMine: (etag: string | null) => void;
  /** Put this into the form. */
  readonly onStored: (stored: ForEditing<Stored>) => void;
}

/** A record that was changed elsewhere since its form was opened. Draw it with a `ConflictDialog`. */
export function useConflict<Stored>(
  machine: ConflictMachine<Stored>,
  listeners: ConflictListeners<Stored>,
): Conflict<Stored> {
  const actor = useActorRef(machine);
  const shown = useSelector(
    actor,
    (now) => ({
      state: now.value,
      isOpen: now.hasTag('open'),
      stored: now.context.stored,
      change: now.context.change,
      problem: now.context.problem,
    }),
    shallowEqual,
  );
  useEmitted(actor, {
    'conflict.decidedMine': ({ etag }) => listeners.onMine(etag),
    'conflict.decidedStored': ({ stored }) => listeners.onStored(stored),
  });

  return {
    ...shown,
    compare: () => actor.send({ type: 'conflict.compare' }),
    overwrite: () => actor.send({ type: 'conflict.overwrite' }),
    load: () => actor.send({ type: 'conflict.load' }),
    retry: () => actor.send({ type: 'conflict.retry' }),
    close: () => actor.send({ type: 'conflict.close' }),
    catches: (problem, key) => {
      if (problem.kind !== 'http' || problem.status !== 412) return false;
      actor.send({ type: 'conflict.found', key, change: readLastChange(problem.body) });
      return true;
    },
  };
}
