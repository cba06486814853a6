import type { WriteAnswer } from '../../../api/http/client.ts';
import { isObject, readOptionalId } from '../../../api/http/json.ts';
import { DeleteProjectMachineContext } from '../../../dashboard/all-projects/machines.ts';
import { ProjectConflictMachineContext } from '../../../dashboard/project-form/machines.ts';
import type { Id, Project, ProjectSummary } from '../../../domain/content.ts';
import { createProjectFormActors } from '../../../machines/project-form/project-form.actors.ts';
import { projectFormMachine } from '../../../machines/project-form/project-form.machine.ts';
import { ProjectFormMachineContext } from '../../../machines/project-form/project-form.react.tsx';
import { createProjectOrderActors } from '../../../machines/project-order/project-order.actors.ts';
import { projectOrderMachine } from '../../../machines/project-order/project-order.machine.ts';
import { ProjectOrderMachineContext } from '../../../machines/project-order/project-order.react.tsx';
import { inspectMediaFile, releasePreview } from '../../../platform/media-files.ts';
import { createProvider, provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, conflictOf } from './generic.ts';

/** The id of a project just created, where the provider tells it (extension). */
function writtenId(body: WriteAnswer['body']): Id | null {
  const data = body?.['data'];
  return isObject(data) ? readOptionalId(data['id']) : null;
}

/** The machines of the projects' list and form. */
export function createProjectMachines({
  extensions,
  projectForm,
  projectList,
  reads,
}: Pick<DashboardCalls, 'extensions' | 'projectForm' | 'projectList' | 'reads'>) {
  return createProvider(
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
      ProjectFormMachineContext,
      projectFormMachine.provide({
        actors: createProjectFormActors(
          {
            saveProject: async ({ id, values, etag, idempotencyKey }, onProgress, signal) => {
              const { body } = await projectForm.save(values, { id, etag, idempotencyKey }, onProgress, signal);
              const stored = id ?? writtenId(body);
              // Behind the form, which is done: a film without a poster is no failure.
              if (stored !== null) void extensions.setFirstPosters(stored);
            },
            readProject: (id, signal) => reads.projectForEdit(String(id), signal),
          },
          { inspectMediaFile, releasePreview },
        ),
      }),
    ),
    provide(
      ProjectConflictMachineContext,
      conflictOf<Project>((id, signal) => reads.projectForEdit(id, signal)),
    ),
  );
}
