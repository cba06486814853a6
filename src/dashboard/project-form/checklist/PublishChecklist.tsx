import { Text } from '@vitrine/design-system/components/text';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Id, ProjectSummary } from '../../../domain/content.ts';
import { dashboardPaths } from '../../../domain/dashboard-paths.ts';
import { checkProject } from '../../../domain/publish-checklist.ts';
import type { ChecklistItem } from '../../../domain/publish-checklist.ts';
import { useFormState, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { useSite } from '../../../machines/site-context.ts';
import { summary as summaryClass } from '../../shared/forms/disclosure.css.ts';
import { useExtensions } from '../../shared/page/extensions.ts';
import { items as itemsClass, item as itemClass } from './publish-checklist.css.ts';
import { findPlace } from './places.ts';

interface PublishChecklistProps {
  /** Null for a new one, which has no page of its files yet. */
  readonly ownId: Id | null;
  readonly projects: readonly ProjectSummary[];
}

const isSame = (one: readonly ChecklistItem[], other: readonly ChecklistItem[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is missing before it goes out, closed until it is asked for. Nothing of it keeps the form from being sent. */
export function PublishChecklist(props: PublishChecklistProps) {
  return useExtensions().includes('publication') ? <Checklist {...props} /> : null;
}

function Checklist({ ownId, projects }: PublishChecklistProps) {
  const { share = null } = useSite();
  const found = useFormState(({ values }) => checkProject(values, projects, share !== null), isSame);
  const count = found.length;
  return (
    <details>
      <summary className={summaryClass}>
        {count === 0 ? 'Before it goes out: nothing is missing' : `Before it goes out: ${String(count)} to look at`}
      </summary>
      {count === 0 ? (
        <Text variant="dashSmall">It has a description, a header, words for its files, and every frame is filled.</Text>
      ) : (
        <ul className={itemsClass}>
          {found.map((one) => (
            <li key={one.text}>
              <Item item={one} ownId={ownId} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Leads to where it is mended. */
function Item({
  item: { text, place },
  ownId,
}: { readonly item: ChecklistItem } & Pick<PublishChecklistProps, 'ownId'>) {
  const { send } = useProjectForm();
  if (place.kind === 'media') {
    return (
      <Link className={itemClass} to={ownId === null ? dashboardPaths.allMedia : dashboardPaths.projectMedia(ownId)}>
        {text}
      </Link>
    );
  }
  return (
    <button
      className={itemClass}
      onClick={({ currentTarget: { form } }) => {
        const { grid = null } = place.kind === 'file' ? place : {};
        // What is folded is drawn first.
        if (grid !== null) flushSync(() => send({ type: 'grids.folded', grids: [grid], isFolded: false }));
        const target = form === null ? null : findPlace(form, place);
        target?.scrollIntoView({ block: 'center' });
        target?.focus({ preventScroll: true });
      }}
      type="button"
    >
      {text}
    </button>
  );
}
