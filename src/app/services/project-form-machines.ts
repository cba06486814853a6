import type { MachineRegistry } from '../../machines/filled.react.tsx';
import { createProjectFormActors } from '../../machines/project-form/project-form.actors.ts';
import { projectFormMachine } from '../../machines/project-form/project-form.machine.ts';
import { inspectMediaFile, releasePreview } from '../../platform/media-files.ts';
import type { DashboardCalls } from './dashboard-provider.ts';

/** The machine of the project form, its slots filled. */
export function createProjectFormMachines({
  projectForm,
  reads,
}: Pick<DashboardCalls, 'projectForm' | 'reads'>): Pick<MachineRegistry, 'projectForm'> {
  return {
    projectForm: projectFormMachine.provide({
      actors: createProjectFormActors(
        {
          saveProject: async ({ id, values }, onProgress, signal) => {
            await projectForm.save(values, id, onProgress, signal);
          },
          readProject: (id, signal) => reads.projectForEdit(String(id), signal),
        },
        { inspectMediaFile, releasePreview },
      ),
    }),
  };
}
