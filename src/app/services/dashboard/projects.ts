import type { WriteAnswer } from '../../../api/http/client.ts';
import { readText } from '../../../api/http/json.ts';
import {
  ChangeManyMachineContext,
  DeleteManyMachineContext,
  DeleteProjectMachineContext,
} from '../../../dashboard/all-projects/machines.ts';
import { DuplicateMachineContext } from '../../../dashboard/shared/duplicate/machines.ts';
import { NewCategoryMachineContext, ProjectConflictMachineContext } from '../../../dashboard/project-form/machines.ts';
import type { NewRendition } from '../../../domain/renditions.ts';
import type { Category, Id, NewCategory, Project, ProjectSummary, WrittenProject } from '../../../domain/content.ts';
import type { Duplication, ProjectCopy } from '../../../domain/project-copy.ts';
import { createProjectFormActors } from '../../../machines/project-form/project-form.actors.ts';
import { projectFormMachine } from '../../../machines/project-form/project-form.machine.ts';
import { ProjectFormMachineContext } from '../../../machines/project-form/project-form.react.tsx';
import { createProjectOrderActors } from '../../../machines/project-order/project-order.actors.ts';
import { projectOrderMachine } from '../../../machines/project-order/project-order.machine.ts';
import { ProjectOrderMachineContext } from '../../../machines/project-order/project-order.react.tsx';
import type { BulkChange } from '../../../domain/bulk.ts';
import { keepFolds, readFolds } from '../../../platform/folds.ts';
import { provide } from '../provide.tsx';
import { changeOfMany, deletionOfMany } from './bulk.ts';
import type { DashboardCalls } from './calls.ts';
import { createFilesPlatform } from './films.ts';
import { confirmOf, conflictOf, submissionOf } from './generic.ts';
import { idIn, recordIn } from './written.ts';

function writtenIn(body: WriteAnswer['body']): WrittenProject | null {
  const id = idIn(body);
  const record = recordIn(body);
  if (id === null) return null;
  return { id, slug: readText(record?.['slug']), ...(record?.['visibility'] === 'draft' ? { isHidden: true } : {}) };
}

/** Versions for phones are at hand; posters are made of the stored films, which takes longer. */
async function completeFilms(
  { sendRenditions, setFirstPosters }: Pick<DashboardCalls['extensions'], 'sendRenditions' | 'setFirstPosters'>,
  id: Id,
  renditions: readonly NewRendition[],
): Promise<void> {
  await sendRenditions(id, renditions);
  await setFirstPosters(id);
}

/** The machines of the projects' list and form. */
export function createProjectMachines({
  categories,
  extensions,
  projectForm,
  projectList,
  reads,
}: Pick<DashboardCalls, 'categories' | 'extensions' | 'projectForm' | 'projectList' | 'reads'>) {
  return [
    provide(
      ProjectOrderMachineContext,
      projectOrderMachine.provide({
        actors: createProjectOrderActors({
          moveProject: async ({ id, position }) => {
            await projectList.move(id, position);
          },
        }),
      }),
    ),
    provide(
      DeleteProjectMachineContext,
      confirmOf<ProjectSummary>(({ id }) => projectList.remove(id)),
    ),
    provide(
      DeleteManyMachineContext,
      deletionOfMany<ProjectSummary>(({ id }) => projectList.remove(id), extensions),
    ),
    provide(
      ChangeManyMachineContext,
      changeOfMany<ProjectSummary, BulkChange>(async ({ id, publication, categoryId }, change) => {
        await projectList.change(id, change);
        const before = {
          id,
          visibility: publication?.visibility ?? null,
          publishAt: publication?.publishAt ?? null,
          category: categoryId === null ? '' : String(categoryId),
        };
        return () => projectList.putBack(before, change.field);
      }, extensions),
    ),
    provide(
      DuplicateMachineContext,
      submissionOf<Duplication, ProjectCopy>((duplication) => projectList.duplicate(duplication)),
    ),
    provide(
      ProjectFormMachineContext,
      projectFormMachine.provide({
        actors: createProjectFormActors(
          {
            saveProject: async ({ id, values, renditions, ...sent }, onProgress, signal) => {
              const { body } = await projectForm.save(values, { id, ...sent }, onProgress, signal);
              const written = writtenIn(body);
              const stored = id ?? written?.id ?? null;
              // Behind the form, which is done: a film without a poster or a version for phones is no failure.
              if (stored !== null) void completeFilms(extensions, stored, renditions);
              if (written === null || id !== null) return written;
              return { ...written, undo: extensions.holdUndo(() => projectList.remove(written.id)) };
            },
            readProject: (id, signal) => reads.projectForEdit(String(id), signal),
          },
          createFilesPlatform({ extensions }),
          { read: readFolds, keep: keepFolds },
        ),
      }),
    ),
    provide(
      NewCategoryMachineContext,
      submissionOf<NewCategory, Category | null>(async ({ name, idempotencyKey }, signal) => {
        const { body } = await categories.add(name, idempotencyKey);
        const id = idIn(body);
        if (id !== null) return { id, name };
        // A provider need not answer with what it made; then the list has it.
        const { value } = await reads.formChoices(signal);
        return value.categories?.findLast((one) => one.name === name) ?? null;
      }),
    ),
    provide(
      ProjectConflictMachineContext,
      conflictOf<Project>((id, signal) => reads.projectForEdit(id, signal)),
    ),
  ];
}
