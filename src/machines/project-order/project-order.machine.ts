import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import { present, problemOf, typed, placeholderPromise } from '../machine-utils.ts';
import { applyMove, enqueue, renumber } from './order.rules.ts';
import type { Move } from './order.rules.ts';

export type ProjectOrderEvent =
  | ({ readonly type: 'project.move' } & Move)
  /** A move that failed is sent again, to where the project stands by now. */
  | { readonly type: 'project.retry'; readonly id: Id }
  | { readonly type: 'project.removed'; readonly id: Id }
  /** The list was read again. */
  | { readonly type: 'list.changed'; readonly projects: readonly ProjectSummary[] };

/** Emitted once for each attempt that failed. */
export interface ProjectOrderEmitted {
  readonly type: 'move.refused';
  readonly move: Move;
  readonly problem: Problem;
}

interface ProjectOrderContext {
  /** As shown: renumbered with every move, and not rolled back. */
  readonly projects: readonly ProjectSummary[];
  /** What is being sent. */
  readonly current: Move | null;
  /** What waits for that. */
  readonly waiting: readonly Move[];
}

/**
 * The order of the projects (specification, section 4, "Project list reorder"): a move shows at once and is then sent;
 * moves made meanwhile wait their turn, for the provider must see them in the order they were made.
 */
export const projectOrderMachine = setup({
  types: typed<{
    context: ProjectOrderContext;
    events: ProjectOrderEvent;
    emitted: ProjectOrderEmitted;
    input: { readonly projects: readonly ProjectSummary[] };
    tags: 'busy';
  }>(),
  actors: {
    moveProject: placeholderPromise<void, Move>('moveProject'),
  },
  guards: {
    /** Does it lead anywhere? */
    isMove: ({ context }, { id, position }: Move) =>
      position >= 1 &&
      position <= context.projects.length &&
      context.projects.some((project) => project.id === id && project.position !== position),
    isKnown: ({ context }, id: Id) => context.projects.some((project) => project.id === id),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    show: assign(({ context }, move: Move) => ({ projects: applyMove(context.projects, move) })),
    queue: assign(({ context }, { id, position }: Move) => ({ waiting: enqueue(context.waiting, { id, position }) })),
    queueAsShown: assign(({ context }, id: Id) => {
      const position = context.projects.findIndex((project) => project.id === id) + 1;
      return { waiting: enqueue(context.waiting, { id, position }) };
    }),
    takeNext: assign(({ context }) => ({ current: context.waiting[0] ?? null, waiting: context.waiting.slice(1) })),
    forgetCurrent: assign({ current: null }),
    drop: assign(({ context }, id: Id) => ({
      projects: renumber(context.projects.filter((project) => project.id !== id)),
      waiting: context.waiting.filter((move) => move.id !== id),
    })),
    // What is still on its way may or may not be in what was read.
    takeList: assign(({ context }, list: { readonly projects: readonly ProjectSummary[] }) => {
      const pending = context.current === null ? context.waiting : [context.current, ...context.waiting];
      return { projects: pending.reduce(applyMove<ProjectSummary>, renumber(list.projects)) };
    }),
    tellRefused: emit(({ context }, problem: Problem) => ({
      type: 'move.refused' as const,
      move: present(context.current, 'current'),
      problem,
    })),
  },
}).createMachine({
  id: 'projectOrder',
  initial: 'idle',
  context: ({ input }) => ({ projects: renumber(input.projects), current: null, waiting: [] }),
  on: {
    'list.changed': { actions: { type: 'takeList', params: ({ event }) => event } },
    'project.removed': { actions: { type: 'drop', params: ({ event }) => event.id } },
    'project.move': {
      guard: { type: 'isMove', params: ({ event }) => event },
      actions: [
        { type: 'show', params: ({ event }) => event },
        { type: 'queue', params: ({ event }) => event },
      ],
    },
    'project.retry': {
      guard: { type: 'isKnown', params: ({ event }) => event.id },
      actions: { type: 'queueAsShown', params: ({ event }) => event.id },
    },
  },
  states: {
    idle: {
      entry: 'forgetCurrent',
      always: { guard: 'hasWaiting', target: 'moving' },
    },
    moving: {
      tags: 'busy',
      entry: 'takeNext',
      invoke: {
        src: 'moveProject',
        id: 'moveProject',
        input: ({ context }) => present(context.current, 'current'),
        onDone: 'idle',
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'idle' },
          { target: 'idle', actions: { type: 'tellRefused', params: ({ event }) => problemOf(event.error) } },
        ],
      },
    },
  },
});
