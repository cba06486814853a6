import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { BulkChange } from '../../domain/bulk.ts';
import type { ProjectSummary } from '../../domain/content.ts';
import { filterPublished, publicationFilters, tellsState, visibilities } from '../../domain/publication.ts';
import type { PublicationFilter } from '../../domain/publication.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useProjectOrder } from '../../machines/project-order/project-order.react.tsx';
import { useShowToast, useToastRequest } from '../../machines/toasts/toasts.react.tsx';
import { arrangeProjects, projectSortings } from '../shared/lists/arrange-projects.ts';
import type { ProjectSorting } from '../shared/lists/arrange-projects.ts';
import { ChosenRows } from '../shared/lists/ChosenRows.tsx';
import type { ManyField } from '../shared/lists/ChosenRows.tsx';
import { useManyVisibility } from '../shared/lists/many-visibility.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { ListTools } from '../shared/lists/ListTools.tsx';
import { failure, logFailure } from '../shared/messages.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { UnsavedDialog } from '../shared/drafts/UnsavedDialog.tsx';
import { useDuplicate } from '../shared/duplicate/use-duplicate.ts';
import { describeMove } from '../shared/lists/dragging.ts';
import { useSelection } from '../shared/lists/use-selection.ts';
import { note } from './all-projects.css.ts';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';
import { MoveToDialog } from './MoveToDialog.tsx';
import type { ProjectTarget } from './ProjectRow.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { texts } from './texts.ts';
import { usePublish } from './use-publish.ts';
import type { ProjectsInUse } from './uses.ts';
import { ChangeManyMachineContext, DeleteManyMachineContext, DeleteProjectMachineContext } from './machines.ts';
import { named } from '../shared/named.ts';

interface ProjectListProps {
  readonly content: ProjectsInUse;
  /** Shown where there is no project at all. */
  readonly empty: ReactNode;
  /** @param found how many of them search and filter leave */
  readonly onCount: (count: number, found: number) => void;
  /** Called after an undo and a copy, to read the list again. */
  readonly onUndone: () => void;
  readonly targets: FocusTargets<'create' | ProjectTarget>;
}

/** The table with what finds, orders and deletes (specification, section 8, "Projects"). */
export function ProjectList({ content, empty, onCount, onUndone, targets }: ProjectListProps) {
  const { show } = useShowToast();
  const outcome = useOutcome();
  const announceDeleted = useDeleted(onUndone);
  const [query, setQuery] = useState('');
  const [sorting, setSorting] = useState<ProjectSorting>('position');
  const [filter, setFilter] = useState<PublicationFilter>('all');
  const [said, setSaid] = useState('');

  const order = useProjectOrder(content.projects, {
    onFailed: (id, problem) => {
      logFailure(texts.moveFailed, problem);
      show({
        ...failure(texts.moveFailed, problem),
        topic: `move of project ${String(id)}`,
        action: { label: 'Retry', request: { type: 'move.retry', id } },
      });
    },
  });
  const { projects, verbs } = order;
  const soughtFor = useDeferredValue(query);
  // There from the start, so that nothing moves once something is hidden.
  const canFilter = tellsState(projects);
  const shown = canFilter ? filter : 'all';
  const visible = useMemo(
    () => arrangeProjects(filterPublished(projects, shown), soughtFor, sorting),
    [projects, shown, soughtFor, sorting],
  );
  const selection = useSelection(visible);
  const publicationFields = useManyVisibility(projects, visibilities, (value): BulkChange => ({
    field: 'visibility',
    value,
  }));
  // A form of one field is an extension, as who sees it is: another provider may take what it lacks for emptied.
  const categoryFields: readonly ManyField<BulkChange>[] = [
    {
      label: 'Category',
      choices: (canFilter ? content.categories : []).map(({ id, name }) => ({
        name,
        change: { field: 'category', value: String(id) },
      })),
    },
  ];
  const [movedProject, setMovedProject] = useState<ProjectSummary | null>(null);
  const copying = useDuplicate({ onChanged: onUndone });
  const isOrderShown = sorting === 'position' && soughtFor.trim() === '' && shown === 'all';

  const deletion = useConfirm(useProvidedMachine(DeleteProjectMachineContext), {
    onActed: ({ id }, undo) => {
      const next = neighbourOf(visible, id);
      targets.afterDialog(next === undefined ? 'create' : `edit ${next.id}`);
      verbs.remove(id);
      announceDeleted(texts.deleted, 'Project', undo);
    },
    onFailed: (problem) => {
      outcome.failed(texts.deleteFailed, problem);
      // The toast has shown the failure; the dialog can be opened again.
      deletion.cancel();
    },
  });
  const { ask } = deletion;
  const askToDelete = useCallback(
    (project: ProjectSummary) => {
      targets.afterDialog(`delete ${project.id}`);
      ask(texts.question, project);
    },
    [ask, targets],
  );
  const count = projects.length;
  const move = useCallback(
    (project: ProjectSummary, position: number) => {
      verbs.move(project.id, position);
      setSaid(describeMove(named(project.title), position, count));
    },
    [verbs, count],
  );
  useToastRequest((request) => {
    if (request.type === 'move.retry') order.verbs.retry(request.id);
    else if (request.type === 'move.undo') {
      const project = order.projects.find(({ id }) => id === request.id);
      if (project !== undefined) move(project, request.position);
    } else return;
    targets.focus(`edit ${request.id}`);
  });
  const toTop = useCallback(
    (project: ProjectSummary) => {
      const { id, position } = project;
      move(project, 1);
      show({
        kind: 'success',
        text: texts.movedToTop(project.title),
        topic: 'move to the top',
        action: { label: 'Undo', request: { type: 'move.undo', id, position } },
      });
    },
    [move, show],
  );
  const askForPlace = useCallback(
    (project: ProjectSummary) => {
      targets.afterDialog(`menu ${project.id}`);
      setMovedProject(project);
    },
    [targets],
  );
  const { duplicate: copy } = copying;
  const publish = usePublish(onUndone);
  const duplicate = useCallback((project: ProjectSummary) => copy(project.id), [copy]);
  const reportCount = useEffectEvent(onCount);
  const found = visible.length;
  useEffect(() => reportCount(count, found), [count, found]);

  return (
    <>
      {count === 0 ? (
        empty
      ) : (
        <>
          <ListTools
            filter={canFilter ? filter : undefined}
            label="Search by title or client"
            filters={publicationFilters}
            onFilter={setFilter}
            onQuery={setQuery}
            onSorting={setSorting}
            query={query}
            sorting={sorting}
            sortings={projectSortings}
          />
          {visible.length === 0 ? (
            <EmptyState>
              {soughtFor.trim() === '' ? 'No project is that' : 'No project has that in its title or client'}
            </EmptyState>
          ) : (
            <ProjectTable
              canMove={isOrderShown}
              categories={content.categories}
              choosing={selection.choosing}
              onMoveTo={askForPlace}
              copiedId={copying.busyId}
              onDelete={askToDelete}
              onDuplicate={copying.isOffered ? duplicate : undefined}
              onMove={move}
              onPublish={publish}
              onTop={toTop}
              projects={visible}
              targets={targets}
              total={count}
            />
          )}
          <p className={note}>
            {isOrderShown
              ? 'Drag a row, or use its arrows or its menu, to change the order on the Work page. The new order is saved at once.'
              : shown === 'all'
                ? 'To change the order on the Work page, sort by position and clear the search.'
                : 'To change the order on the Work page, show all, sort by position and clear the search.'}
          </p>
        </>
      )}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <ChosenRows
        changeContext={ChangeManyMachineContext}
        deleteContext={DeleteManyMachineContext}
        fields={[...publicationFields, ...categoryFields.filter(({ choices }) => choices.length > 0)]}
        onChanged={onUndone}
        onLeft={() => targets.focus('create')}
        selection={selection}
        texts={texts}
      />
      <MoveToDialog
        onCancel={() => setMovedProject(null)}
        onClosed={targets.dialogClosed}
        onMove={(project, position) => {
          setMovedProject(null);
          move(project, position);
        }}
        project={movedProject}
        total={count}
      />
      <DeleteProjectDialog deletion={deletion} home={content.home} onClosed={targets.dialogClosed} />
      <UnsavedDialog isDirty={order.isWaiting} what="The new order is still being saved." />
    </>
  );
}
