import { SmallCrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Stack } from '@vitrine/design-system/components/stack';
import { asWritten, Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { ProjectSummary, RelatedProject } from '../../../domain/content.ts';
import { relatedLimit } from '../../../domain/project-form.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { useFocusTargets } from '../../shared/focus/focus-targets.ts';
import { MediaPreview } from '../../shared/media/MediaPreview.tsx';
import { placed } from '../checklist/places.ts';
import { part, partHead, partTitle, relatedRow } from '../project-form.css.ts';
import { RelatedSearch } from './RelatedSearch.tsx';
import { named } from '../../shared/named.ts';

interface RelatedProjectsProps {
  /** The project that is edited; it is not related to itself. */
  readonly ownId: RelatedProject['id'] | null;
  /** Null where they could not be read. */
  readonly projects: readonly ProjectSummary[] | null;
}

/** At most two others, found by their title (specification, section 5, "Related projects"). */
export function RelatedProjects({ ownId, projects }: RelatedProjectsProps) {
  const titleId = useId();
  const targets = useFocusTargets<'search'>();
  const { send } = useProjectForm();
  const related = useFormState(({ values }) => values.related);
  const isOff = useIsLocked();
  return (
    <div aria-labelledby={titleId} className={part} role="group" {...placed('related')}>
      <div className={partHead}>
        <span className={partTitle} id={titleId}>
          Related projects
        </span>
        <Text as="span" numeric variant="dashSmall">
          {`${String(related.length)} of ${String(relatedLimit)}`}
        </Text>
      </div>
      {related.length === 0 ? null : (
        <Stack as="ul" gap={2}>
          {related.map((one) => {
            const title = titleOf(one, projects);
            return (
              <li className={relatedRow} key={one.id}>
                <MediaPreview alt="" isRounded size="thumb" media={headerOf(one, projects)} ratio="56/35" />
                <span {...asWritten(title)}>{title}</span>
                <IconButton
                  disabled={isOff}
                  edge="end"
                  label={`Remove related project ${title}`}
                  onClick={() => {
                    send({ type: 'related.removed', id: one.id });
                    targets.focus('search');
                  }}
                >
                  <SmallCrossIcon size={18} />
                </IconButton>
              </li>
            );
          })}
        </Stack>
      )}
      <RelatedSearch inputRef={targets.ref('search')} ownId={ownId} projects={projects} />
      {related.length < relatedLimit ? null : (
        <Text variant="dashSmall">Two is the most a project can have. Remove one to choose another.</Text>
      )}
    </div>
  );
}

/** A provider may name a related project by its id alone. */
function knownAs({ id }: RelatedProject, projects: readonly ProjectSummary[] | null): ProjectSummary | undefined {
  return projects?.find((project) => String(project.id) === String(id));
}

function titleOf(one: RelatedProject, projects: readonly ProjectSummary[] | null): string {
  const known = knownAs(one, projects);
  if (one.title !== '' || known === undefined) return one.title || `Project ${String(one.id)}`;
  return named(known.title);
}

function headerOf(one: RelatedProject, projects: readonly ProjectSummary[] | null): RelatedProject['header'] {
  return one.header ?? knownAs(one, projects)?.header ?? null;
}
