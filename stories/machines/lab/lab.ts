import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Timer } from './clock.ts';
import { begin } from './run.ts';
import type { Command, Outcome, Run } from './run.ts';

/** One line of the log: a command and its outcome. The first line is the start and has no command. */
export interface Step {
  readonly command: Command | null;
  readonly outcome: Outcome;
}

/** Everything the page draws. A new object after every change. */
export interface LabView {
  readonly actor: AnyActor;
  /** Grows with every return to an earlier step, which starts a new actor. */
  readonly run: number;
  readonly snapshot: AnyMachineSnapshot;
  readonly steps: readonly Step[];
  /** Which step is shown; later ones can be returned to. */
  readonly at: number;
  readonly timers: readonly Timer[];
  readonly now: number;
}

/** A machine under manual control, which can be taken back to any step. */
export interface Lab {
  readonly machine: AnyStateMachine;
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => LabView;
  readonly send: (event: AnyEventObject) => void;
  readonly answerLater: (event: AnyEventObject, actorId: string, ms: number) => void;
  /** Moves the clock; every timer on the way is a step of its own. */
  readonly wait: (ms: number) => void;
  readonly goTo: (step: number) => void;
  readonly stop: () => void;
}

/** @param machine with its actors replaced (`standAlone`) */
export function createLab(machine: AnyStateMachine, input: unknown): Lab {
  const listeners = new Set<() => void>();
  let run: Run = start();
  let steps: readonly Step[] = [{ command: null, outcome: run.first }];
  let at = 0;
  let restarts = 0;
  let view = look();

  function start(): Run {
    return begin(machine, input, (event, outcome) => {
      // A component that is mounted again repeats its events. Those change nothing, and must not erase the later steps.
      const before = steps[at]?.outcome;
      if (before !== undefined && looksTheSame(before, outcome)) return;
      record({ kind: 'send', event }, outcome);
    });
  }

  function look(): LabView {
    return {
      actor: run.actor,
      run: restarts,
      snapshot: run.snapshot(),
      steps,
      at,
      timers: run.timers(),
      now: run.now(),
    };
  }

  function publish(): void {
    view = look();
    for (const listener of [...listeners]) listener();
  }

  function record(command: Command, outcome: Outcome): void {
    const last = steps[at];
    const isMoreOfTheSame =
      command.kind === 'wait' && last?.command?.kind === 'wait' && isQuiet(outcome) && isQuiet(last.outcome);
    steps = isMoreOfTheSame
      ? [...steps.slice(0, at), { command: { kind: 'wait', ms: last.command.ms + command.ms }, outcome }]
      : [...steps.slice(0, at + 1), { command, outcome }];
    at = steps.length - 1;
    publish();
  }

  function perform(command: Command): void {
    record(command, run.perform(command));
  }

  return {
    machine,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    send: (event) => perform({ kind: 'send', event }),
    answerLater: (event, actorId, ms) => perform({ kind: 'later', event, actorId, ms }),
    wait: (ms) => {
      let left = ms;
      for (let next = run.timers()[0]; next !== undefined && next.due - run.now() <= left; next = run.timers()[0]) {
        const step = next.due - run.now();
        left -= step;
        perform({ kind: 'wait', ms: step });
      }
      if (left > 0) perform({ kind: 'wait', ms: left });
    },
    goTo: (step) => {
      run.stop();
      run = start();
      for (const { command } of steps.slice(1, step + 1)) if (command !== null) run.perform(command);
      at = step;
      restarts += 1;
      publish();
    },
    stop: () => run.stop(),
  };
}

function looksTheSame(before: Outcome, after: Outcome): boolean {
  const write = ({ snapshot: { context, value } }: Outcome) => JSON.stringify([value, context]);
  return after.notes.length === 0 && write(before) === write(after);
}

function isQuiet({ taken, notes }: Outcome): boolean {
  return taken.length === 0 && notes.length === 0;
}
