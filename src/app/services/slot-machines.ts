import type { ProjectFile, ProjectMedia, ProjectSummary } from '../../domain/content.ts';
import type { PlacedMedia } from '../../domain/slot-drop.ts';
import { createConfirmActors } from '../../machines/confirm/confirm.actors.ts';
import { createConfirmMachine } from '../../machines/confirm/confirm.machine.ts';
import type { MachineRegistry } from '../../machines/filled.react.tsx';
import { createPageResourceActors } from '../../machines/page-resource/page-resource.actors.ts';
import { createPageResourceMachine } from '../../machines/page-resource/page-resource.machine.ts';
import { createSlotFileActors } from '../../machines/slot-file/slot-file.actors.ts';
import { slotFileMachine } from '../../machines/slot-file/slot-file.machine.ts';
import { createSubmissionActors } from '../../machines/submission/submission.actors.ts';
import { createSubmissionMachine } from '../../machines/submission/submission.machine.ts';
import { inspectMediaFile, releasePreview } from '../../platform/media-files.ts';
import type { DashboardCalls } from './dashboard-provider.ts';
import { pagePlatform } from './page-platform.ts';

const whole = <Value>(value: Value) => ({ value, problems: [] });

/** The machines that put media and files straight onto a slot of the home page and delete what came so, their slots filled. */
export function createSlotMachines({
  extensions,
  homepage,
  projectMedia,
  reads,
}: Pick<DashboardCalls, 'extensions' | 'homepage' | 'projectMedia' | 'reads'>): Pick<
  MachineRegistry,
  'fillSlot' | 'deleteMedia' | 'slotFile' | 'shelfProjects' | 'shelfMedia'
> {
  return {
    fillSlot: createSubmissionMachine<PlacedMedia, null>().provide({
      actors: createSubmissionActors<PlacedMedia, null>(async ({ filling }) => {
        await homepage.fill(filling);
        return null;
      }),
    }),
    deleteMedia: createConfirmMachine<ProjectFile>().provide({
      actors: createConfirmActors<ProjectFile>(({ id }) => projectMedia.remove(id)),
    }),
    slotFile: slotFileMachine.provide({
      actors: createSlotFileActors(
        {
          storeFile: async ({ projectId, file }, onProgress, signal) => {
            const stored = await projectMedia.add(projectId, file, onProgress, signal);
            if (stored.media.kind === 'video' && stored.hasDetails) await extensions.setFirstPoster(stored.path, file);
            return stored;
          },
        },
        { inspectMediaFile, releasePreview },
      ),
    }),
    shelfProjects: createPageResourceMachine<readonly ProjectSummary[]>().provide({
      actors: createPageResourceActors<readonly ProjectSummary[]>(pagePlatform, async (_all, signal) =>
        whole(await reads.allProjects(signal)),
      ),
    }),
    shelfMedia: createPageResourceMachine<ProjectMedia>().provide({
      actors: createPageResourceActors<ProjectMedia>(pagePlatform, async (id, signal) =>
        whole(await reads.projectMedia(id, signal)),
      ),
    }),
  };
}
