import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { Problem } from '../../api/problem.ts';
import type { SecondFactorAct } from '../../domain/sign-in.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { DrawnSecret, SecondFactorMachine } from './second-factor.machine.ts';

export const SecondFactorMachineContext = createMachineContext<SecondFactorMachine>('SecondFactorMachineContext');

/** What the screen draws of the second step. */
export interface SecondFactor {
  /** What is asked for now: nothing, the password, a code, or that the recovery codes are put away. */
  readonly asks: 'nothing' | 'password' | 'code' | 'keeping';
  readonly act: SecondFactorAct | null;
  readonly typed: string;
  readonly error: string | null;
  readonly problem: Problem | null;
  readonly refusals: number;
  readonly secret: DrawnSecret | null;
  readonly codes: readonly string[];
  readonly isBusy: boolean;
  readonly ask: (act: SecondFactorAct) => void;
  readonly change: (value: string) => void;
  readonly submit: () => void;
  readonly leave: () => void;
}

/** Said once for each act. */
export interface SecondFactorListeners {
  readonly onDone: (act: SecondFactorAct) => void;
  readonly onRefused: (act: SecondFactorAct, problem: Problem) => void;
}

const asksIn = {
  closed: 'nothing',
  asking: 'password',
  proving: 'password',
  scanning: 'code',
  confirming: 'code',
  showing: 'keeping',
} as const;

/** The second step of a login: set up, turned off, with new recovery codes. */
export function useSecondFactor({ onDone, onRefused }: SecondFactorListeners): SecondFactor {
  const actor = useActorRef(useProvidedMachine(SecondFactorMachineContext));
  const shown = useSelector(
    actor,
    (now) => ({ ...now.context, asks: asksIn[now.value], isBusy: now.hasTag('busy') }),
    shallowEqual,
  );
  useEmitted(actor, {
    'act.done': ({ act }) => onDone(act),
    'act.refused': ({ act, problem }) => onRefused(act, problem),
  });
  return {
    ...shown,
    ask: (act) => actor.send({ type: 'act.ask', act }),
    change: (value) => actor.send({ type: 'field.changed', value }),
    submit: () => actor.send({ type: 'field.submit' }),
    leave: () => actor.send({ type: 'act.leave' }),
  };
}
