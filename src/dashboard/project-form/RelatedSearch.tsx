import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import type { RefObject } from 'react';
import type { ProjectSummary, RelatedProject } from '../../domain/content.ts';
import { isRelatedFull, relatedLimitText } from '../../domain/project-form.ts';
import type { ProjectForm } from '../../machines/project-form/project-form.react.tsx';
import { ProjectSearch } from '../shared/ProjectSearch.tsx';
import { problem } from './project-form.css.ts';

interface RelatedSearchProps {
  readonly form: ProjectForm;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly isOff: boolean;
  readonly ownId: RelatedProject['id'] | null;
  /** Null where they could not be read. */
  readonly projects: readonly ProjectSummary[] | null;
}

/** Finds a related project; a third one is refused in the specified words. */
export function RelatedSearch({ form, inputRef, isOff, ownId, projects }: RelatedSearchProps) {
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
        leftOut={[...form.values.related.map(({ id }) => id), ...(ownId === null ? [] : [ownId])]}
        onTake={({ id, title, slug, header }) => {
          setError(isRelatedFull(form.values) ? relatedLimitText : null);
          form.edit({ type: 'related.added', project: { id, title, slug, header } });
        }}
        onType={() => setError(null)}
        opens="upWhenWide"
        projects={projects ?? []}
      />
      <div id={errorId} role="alert">
        {message === null ? null : (
          <Text className={problem} variant="dashSmall">
            {message}
          </Text>
        )}
      </div>
    </div>
  );
}
