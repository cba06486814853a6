import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Timer } from './clock.ts';
import { begin } from './run.ts';
import type { Deed, Outcome, Run } from './run.ts';

/** One line of the log: a deed and what it did. The first line is the start and has no deed. */
export interface Step {
  readonly deed: Deed | null;
  readonly outcome: Outcome;
}

/** Everything the page draws. A new object after every change. */
export interface LabView {
  readonly actor: AnyActor;
  /** Counts the journeys through time: each ends in an actor of its own. */
  readonly run: number;
  readonly snapshot: AnyMachineSnapshot;
  readonly steps: readonly Step[];
  /** Which step is shown; those behind it can be gone to again. */
  readonly at: number;
  readonly timers: readonly Timer[];
  readonly now: number;
}

/** A machine in the laboratory: it is moved by hand, and can be taken back to any step. */
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

/** @param machine already standing alone (`standAlone`) */
export function createLab(machine: AnyStateMachine, input: unknown): Lab {
  const listeners = new Set<() => void>();
  let run: Run = start();
  let steps: readonly Step[] = [{ deed: null, outcome: run.first }];
  let at = 0;
  let journeys = 0;
  let view = look();

  function start(): Run {
    return begin(machine, input, (event, outcome) => {
      // A component that is drawn anew says what it knows: that changes nothing, and must not erase what came after.
      const before = steps[at]?.outcome;
      if (before !== undefined && looksTheSame(before, outcome)) return;
      record({ kind: 'send', event }, outcome);
    });
  }

  function look(): LabView {
    return {
      actor: run.actor,
      run: journeys,
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

  function record(deed: Deed, outcome: Outcome): void {
    const last = steps[at];
    const isMoreOfTheSame =
      deed.kind === 'wait' && last?.deed?.kind === 'wait' && isQuiet(outcome) && isQuiet(last.outcome);
    steps = isMoreOfTheSame
      ? [...steps.slice(0, at), { deed: { kind: 'wait', ms: last.deed.ms + deed.ms }, outcome }]
      : [...steps.slice(0, at + 1), { deed, outcome }];
    at = steps.length - 1;
    publish();
  }

  function perform(deed: Deed): void {
    record(deed, run.perform(deed));
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
      for (const { deed } of steps.slice(1, step + 1)) if (deed !== null) run.perform(deed);
      at = step;
      journeys += 1;
      publish();
    },
    stop: () => run.stop(),
  };
}

function looksTheSame(before: Outcome, after: Outcome): boolean {
  const write = ({ snapshot: { context, value } }: Outcome) => JSON.stringify([value, context]);
  return after.news.length === 0 && write(before) === write(after);
}

function isQuiet({ taken, news }: Outcome): boolean {
  return taken.length === 0 && news.length === 0;
}
