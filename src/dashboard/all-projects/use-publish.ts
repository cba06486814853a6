import { useCallback } from 'react';
import type { ProjectSummary } from '../../domain/content.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { useOutcome } from '../shared/use-outcome.ts';
import { useTurns } from '../shared/use-turns.ts';
import { ChangeManyMachineContext } from './machines.ts';
import { texts } from './texts.ts';

/** Can it be made public from the list? Not where the provider tells no visibility. */
export function canBePublished({ publication }: Pick<ProjectSummary, 'publication'>): boolean {
  return publication !== undefined && publication.visibility !== 'public';
}

/**
 * Makes one project public without opening its form, which an Undo takes back.
 * @param onChanged reads the list again
 */
export function usePublish(onChanged: () => void): (project: ProjectSummary) => void {
  const { show } = useShowToast();
  const outcome = useOutcome();
  const { ask } = useTurns(ChangeManyMachineContext, {
    onSucceeded: ({ undo }, { rows: [project] }) => {
      const request = undo === null ? null : ({ type: 'undo.ask', token: undo, what: 'Project' } as const);
      show({
        kind: 'success',
        text: texts.published(project?.title ?? ''),
        action: request === null ? undefined : { label: 'Undo', request },
      });
      onChanged();
    },
    onFailed: (problem) => outcome.failed(texts.publishFailed, problem),
  });
  return useCallback((project) => ask({ rows: [project], change: { field: 'visibility', value: 'public' } }), [ask]);
}
