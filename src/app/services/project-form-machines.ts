import type { WriteAnswer } from '../../api/client.ts';
import { isObject, readOptionalId } from '../../api/wire.ts';
import type { Id } from '../../domain/content.ts';
import type { MachineRegistry } from '../../machines/filled.react.tsx';
import { createProjectFormActors } from '../../machines/project-form/project-form.actors.ts';
import { projectFormMachine } from '../../machines/project-form/project-form.machine.ts';
import { inspectMediaFile, releasePreview } from '../../platform/media-files.ts';
import type { DashboardCalls } from './dashboard-provider.ts';

/** The id of a project just created, where the provider tells it (extension). */
function writtenId(body: WriteAnswer['body']): Id | null {
  const data = body?.['data'];
  return isObject(data) ? readOptionalId(data['id']) : null;
}

/** The machine of the project form, its slots filled. */
export function createProjectFormMachines({
  extensions,
  projectForm,
  reads,
}: Pick<DashboardCalls, 'extensions' | 'projectForm' | 'reads'>): Pick<MachineRegistry, 'projectForm'> {
  return {
    projectForm: projectFormMachine.provide({
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
  };
}
