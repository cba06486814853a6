import type {
  AnyActor,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** What one event did to a machine. The first step of a machine is its start, with the event `xstate.init`. */
export interface RecordedStep {
  /** Counts from 0 and is never used again, so that a step keeps its name when older ones are dropped. */
  readonly number: number;
  readonly event: AnyEventObject;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

/** A running machine of the app. */
export interface LiveActor {
  /** XState's own, unique on the page. */
  readonly key: string;
  /** The machine's id, numbered where several run: `film 2`. */
  readonly name: string;
  readonly actor: AnyActorRef;
  /** 1 for a machine inside another machine, and so on. */
  readonly depth: number;
  readonly snapshot: AnyMachineSnapshot;
  /** Oldest first. */
  readonly steps: readonly RecordedStep[];
  /** The ids of its running children that are no machines: promises and callbacks. */
  readonly running: readonly string[];
}

/** Records what the app's actors do. */
export interface Recorder {
  /** The option of the same name of `createActor`. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** Adds the actor of a component to the view. Returns a function that removes it. */
  readonly watch: (actor: AnyActor) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** All running machines, each followed by its children. A new list after every change. */
  readonly view: () => readonly LiveActor[];
}

/** The number of steps recorded for each actor; older ones are dropped. */
const LONGEST = 200;

interface ActorRecord {
  number: number;
  taken: readonly AnyTransitionDefinition[];
  steps: readonly RecordedStep[];
}

function isMachineSnapshot(value: unknown): value is AnyMachineSnapshot {
  return typeof value === 'object' && value !== null && 'machine' in value && '_nodes' in value;
}

function childrenOf(snapshot: AnyMachineSnapshot): readonly AnyActorRef[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return Object.values(children).filter((child) => child !== undefined);
}

/**
 * Records by XState's inspection API.
 *
 * @param soon calls back later, because React must not be told of a change while it renders
 */
export function createRecorder(soon: (act: () => void) => void): Recorder {
  const records = new WeakMap<object, ActorRecord>();
  const roots = new Set<AnyActor>();
  const listeners = new Set<() => void>();
  let isPending = false;
  let view: readonly LiveActor[] = [];

  function recordOf(actor: object): ActorRecord {
    const known = records.get(actor) ?? { number: 0, taken: [], steps: [] };
    records.set(actor, known);
    return known;
  }

  function look(actor: AnyActorRef, depth: number): readonly Omit<LiveActor, 'name'>[] {
    const snapshot: unknown = actor.getSnapshot();
    if (!isMachineSnapshot(snapshot)) return [];
    const children = childrenOf(snapshot);
    const isMachine = (child: AnyActorRef): boolean => isMachineSnapshot(child.getSnapshot());
    const self = {
      key: actor.sessionId,
      actor,
      depth,
      snapshot,
      steps: recordOf(actor).steps,
      running: children.filter((child) => !isMachine(child)).map(({ id }) => id),
    };
    return [self, ...children.flatMap((child) => look(child, depth + 1))];
  }

  function publish(): void {
    if (isPending) return;
    isPending = true;
    soon(() => {
      isPending = false;
      const idOf = ({ snapshot }: { readonly snapshot: AnyMachineSnapshot }): string => snapshot.machine.id;
      const trees = [...roots].map((actor) => look(actor, 0)).filter((tree) => tree.length > 0);
      const name = ([root]: readonly { readonly snapshot: AnyMachineSnapshot }[]): string =>
        root === undefined ? '' : idOf(root);
      const all = trees.sort((one, other) => name(one).localeCompare(name(other))).flat();
      const seen = new Map<string, number>();
      view = all.map((one) => {
        const id = idOf(one);
        const nth = (seen.get(id) ?? 0) + 1;
        seen.set(id, nth);
        const isAlone = all.filter((other) => idOf(other) === id).length === 1;
        return { ...one, name: isAlone ? id : `${id} ${String(nth)}` };
      });
      for (const listener of [...listeners]) listener();
    });
  }

  function note(actor: object, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const record = recordOf(actor);
    const step = { number: record.number, event, taken: record.taken, snapshot };
    record.taken = [];
    // React stops an actor with its component; in development it starts each one twice. Neither is recorded.
    if (event.type === 'xstate.stop') return;
    if (event.type === 'xstate.init' && record.steps.length > 0) return;
    record.number += 1;
    record.steps = [...record.steps, step].slice(-LONGEST);
  }

  return {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') {
        const record = recordOf(inspected.actorRef);
        record.taken = [...record.taken, ...inspected._transitions];
      } else if (inspected.type === '@xstate.snapshot' && isMachineSnapshot(inspected.snapshot)) {
        note(inspected.actorRef, inspected.event, inspected.snapshot);
        publish();
      }
    },
    watch: (actor) => {
      roots.add(actor);
      publish();
      return () => {
        roots.delete(actor);
        publish();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
  };
}
