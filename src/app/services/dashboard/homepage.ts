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
import { createSlotActors, createSlotMoveActors } from '../../../machines/homepage/slot.actors.ts';
import type { SlotClient } from '../../../machines/homepage/slot.actors.ts';
import { slotMoveMachine } from '../../../machines/homepage/slot-move.machine.ts';
import { createSlotPickerActors } from '../../../machines/homepage/slot-picker.actors.ts';
import { slotPickerMachine } from '../../../machines/homepage/slot-picker.machine.ts';
import { SlotPickerMachineContext } from '../../../machines/homepage/slot-picker.react.tsx';
import { slotMachine } from '../../../machines/homepage/slot.machine.ts';
import { createMediaPickerActors } from '../../../machines/media-picker/media-picker.actors.ts';
import { mediaPickerMachine } from '../../../machines/media-picker/media-picker.machine.ts';
import { MediaPickerMachineContext } from '../../../machines/media-picker/media-picker.react.tsx';
import { HomeSlotsMachineContext } from '../../../dashboard/shared/slots/machines.ts';
import { readLastProject, saveLastProject } from '../../../platform/last-project.ts';
import type { SlotRecords } from '../../../domain/slot-drop.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { completeFilm, createFilesPlatform } from './films.ts';
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
        storeFile: async ({ project, file, rendition, original }, onProgress, signal) => {
          const stored = await projectMedia.add(project.id, { file, original }, onProgress, signal);
          await completeFilm(extensions, stored, { file, rendition });
          return stored;
        },
      },
      createFilesPlatform({ extensions }, { isSilent: true }),
    ),
  });
  const client: SlotClient = {
    fillSlot: async (filling) => {
      await homepage.fill(filling);
    },
    emptySlot: async ({ back, ...filled }) => {
      const undo = await homepage.empty(filled);
      if (undo !== null || back === null) return undo;
      return extensions.holdUndo(async () => {
        await homepage.fill(back);
        return null;
      });
    },
  };
  const slot = slotMachine.provide({ actors: { ...createSlotActors(client), slotFile } });
  const slotMove = slotMoveMachine.provide({ actors: createSlotMoveActors(client) });
  return [
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
    provide(HomepageMachineContext, homepageMachine.provide({ actors: { slot, slotMove } })),
    provide(
      SlotPickerMachineContext,
      slotPickerMachine.provide({ actors: createSlotPickerActors({ readLastProject, saveLastProject }) }),
    ),
    provide(
      HomeSlotsMachineContext,
      resourceOf<SlotRecords>((_all, signal) => homepage.slots(signal)),
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
  ];
}
