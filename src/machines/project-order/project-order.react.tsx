import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { projectOrderMachine } from './project-order.machine.ts';

export const ProjectOrderMachineContext =
  createMachineContext<typeof projectOrderMachine>('ProjectOrderMachineContext');

/** The verbs stay the same from one rendering to the next, so that rows may be remembered. */
interface OrderVerbs {
  /** @param position 1-based; nothing happens where it leads nowhere */
  readonly move: (id: Id, position: number) => void;
  /** Sends a move that failed again, to where the project stands by now. */
  readonly retry: (id: Id) => void;
  readonly remove: (id: Id) => void;
}

/** The projects in their order, as it is shown. */
export interface ProjectOrder {
  readonly projects: readonly ProjectSummary[];
  /** Moves wait for another one: leaving the page would lose them. */
  readonly isWaiting: boolean;
  readonly verbs: OrderVerbs;
}

/** Orders the projects (specification, section 4, "Project list reorder"). */
export function useProjectOrder(
  projects: readonly ProjectSummary[],
  listeners: { readonly onFailed: (id: Id, problem: Problem) => void },
): ProjectOrder {
  const actor = useActorRef(useProvidedMachine(ProjectOrderMachineContext), { input: { projects } });
  const { projects: ordered, waiting } = useSelector(actor, (snapshot) => snapshot.context);

  useEffect(() => actor.send({ type: 'list.changed', projects }), [actor, projects]);
  useEmitted(actor, { 'move.refused': ({ move, problem }) => listeners.onFailed(move.id, problem) });

  const verbs = useMemo<OrderVerbs>(
    () => ({
      move: (id, position) => actor.send({ type: 'project.move', id, position }),
      retry: (id) => actor.send({ type: 'project.retry', id }),
      remove: (id) => actor.send({ type: 'project.removed', id }),
    }),
    [actor],
  );
  return { projects: ordered, isWaiting: waiting.length > 0, verbs };
}
