import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import type { ProjectSummary, RelatedProject } from '../../../domain/content.ts';
import { isRelatedFull, relatedLimitText } from '../../../domain/project-form.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { ProjectSearch } from '../../shared/forms/ProjectSearch.tsx';
import { problem } from '../project-form.css.ts';

interface RelatedSearchProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly ownId: RelatedProject['id'] | null;
  /** Null where they could not be read. */
  readonly projects: readonly ProjectSummary[] | null;
}

/** Finds a related project; a third one is refused in the specified words. */
export function RelatedSearch({ inputRef, ownId, projects }: RelatedSearchProps) {
  const { send } = useProjectForm();
  const related = useFormState(({ values }) => values.related);
  const isOff = useIsLocked();
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const message = projects === null ? 'The projects could not be read.' : error;
  return (
    <div>
      <ProjectSearch
        describedBy={errorId}
        hideLabel
        inputRef={inputRef}
        isOff={isOff || projects === null}
        label="Search related projects by title"
        leftOut={[...related.map(({ id }) => id), ...(ownId === null ? [] : [ownId])]}
        onTake={({ id, title, slug, header }) => {
          setError(isRelatedFull(related) ? relatedLimitText : null);
          send({ type: 'related.added', project: { id, title, slug, header } });
        }}
        onType={() => setError(null)}
        opens="upWhenWide"
        projects={projects ?? []}
      />
      <div id={errorId} role="alert">
        {message === null ? null : (
          <div className={problem}>
            <Text tone="danger" variant="dashSmall">
              {message}
            </Text>
          </div>
        )}
      </div>
    </div>
  );
}
