import {
  EmptySlotMachineContext,
  FillSlotMachineContext,
  HomeTextsConflictMachineContext,
  ShelfMediaMachineContext,
  ShelfProjectsMachineContext,
  UpdateHomeTextsMachineContext,
} from '../../../dashboard/homepage/machines.ts';
import type { ForEditing, HomeTexts, ProjectMedia, ProjectSummary, Tagged } from '../../../domain/content.ts';
import type { PlacedMedia } from '../../../domain/slot-drop.ts';
import type { FilledSlot } from '../../../domain/slots.ts';
import { createMediaPickerActors } from '../../../machines/media-picker/media-picker.actors.ts';
import { mediaPickerMachine } from '../../../machines/media-picker/media-picker.machine.ts';
import { MediaPickerMachineContext } from '../../../machines/media-picker/media-picker.react.tsx';
import { createSlotFileActors } from '../../../machines/slot-file/slot-file.actors.ts';
import { slotFileMachine } from '../../../machines/slot-file/slot-file.machine.ts';
import { SlotFileMachineContext } from '../../../machines/slot-file/slot-file.react.tsx';
import { inspectMediaFile, releasePreview } from '../../../platform/media-files.ts';
import { createProvider, provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, conflictOf, resourceOf, submissionOf } from './generic.ts';

/** The machines that write the home page: its slots, by whichever way they are filled, and its texts. */
export function createHomepageMachines({
  extensions,
  homepage,
  projectMedia,
  reads,
}: Pick<DashboardCalls, 'extensions' | 'homepage' | 'projectMedia' | 'reads'>) {
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
    provide(
      FillSlotMachineContext,
      submissionOf<PlacedMedia, null>(async ({ filling }) => {
        await homepage.fill(filling);
        return null;
      }),
    ),
    provide(
      SlotFileMachineContext,
      slotFileMachine.provide({
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
      }),
    ),
    provide(
      EmptySlotMachineContext,
      confirmOf<FilledSlot>((slot) => homepage.empty(slot)),
    ),
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
