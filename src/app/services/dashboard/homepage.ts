import {
  HomeTextsConflictMachineContext,
  ShelfMediaMachineContext,
  ShelfProjectsMachineContext,
  UpdateHomeTextsMachineContext,
} from '../../../dashboard/homepage/machines.ts';
import type { ForEditing, HomeTexts, ProjectMedia, ProjectSummary, Tagged } from '../../../domain/content.ts';
import { homepageMachine } from '../../../machines/homepage/homepage.machine.ts';
import { HomepageMachineContext } from '../../../machines/homepage/homepage.react.tsx';
import { createSlotFileActors } from '../../../machines/homepage/slot-file.actors.ts';
import { slotFileMachine } from '../../../machines/homepage/slot-file.machine.ts';
import { createSlotActors } from '../../../machines/homepage/slot.actors.ts';
import { slotMachine } from '../../../machines/homepage/slot.machine.ts';
import { createMediaPickerActors } from '../../../machines/media-picker/media-picker.actors.ts';
import { mediaPickerMachine } from '../../../machines/media-picker/media-picker.machine.ts';
import { MediaPickerMachineContext } from '../../../machines/media-picker/media-picker.react.tsx';
import { inspectMediaFile, releasePreview } from '../../../platform/media-files.ts';
import { createProvider, provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { conflictOf, resourceOf, submissionOf } from './generic.ts';

/** The machines that write the home page: its slots, by whichever way they are filled, and its texts. */
export function createHomepageMachines({
  extensions,
  homepage,
  projectMedia,
  reads,
}: Pick<DashboardCalls, 'extensions' | 'homepage' | 'projectMedia' | 'reads'>) {
  const slotFile = slotFileMachine.provide({
    actors: createSlotFileActors(
      {
        storeFile: async ({ projectId, file }, onProgress, signal) => {
          const stored = await projectMedia.add(projectId, file, onProgress, signal);
          if (stored.media.kind === 'video' && stored.hasDetails) {
            await extensions.setFirstPoster(stored.path, file);
          }
          return stored;
        },
      },
      { inspectMediaFile, releasePreview },
    ),
  });
  const slot = slotMachine.provide({
    actors: {
      ...createSlotActors({
        fillSlot: async (filling) => {
          await homepage.fill(filling);
        },
        emptySlot: (filled) => homepage.empty(filled),
      }),
      slotFile,
    },
  });
  return createProvider(
    provide(
      MediaPickerMachineContext,
      mediaPickerMachine.provide({
        actors: createMediaPickerActors({
          sendMedia: async (filling) => {
            await homepage.fill(filling);
          },
        }),
      }),
    ),
    provide(HomepageMachineContext, homepageMachine.provide({ actors: { slot } })),
    provide(
      ShelfProjectsMachineContext,
      resourceOf<readonly ProjectSummary[]>((_all, signal) => reads.allProjects(signal)),
    ),
    provide(
      ShelfMediaMachineContext,
      resourceOf<ProjectMedia>((id, signal) => reads.projectMedia(id, signal)),
    ),
    provide(
      UpdateHomeTextsMachineContext,
      submissionOf<ForEditing<HomeTexts>, Tagged>(({ texts, etag }) => homepage.updateTexts(texts, etag)),
    ),
    provide(
      HomeTextsConflictMachineContext,
      conflictOf<HomeTexts>((_page, signal) => homepage.homeTexts(signal)),
    ),
  );
}
