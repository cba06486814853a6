import type { AboutChange, AboutUpdated, NewAbout } from '../../api/dashboard/about.ts';
import type { ForEditing, HomeTexts, Tagged } from '../../domain/content.ts';
import type { FilledSlot } from '../../domain/slots.ts';
import { createConfirmActors } from '../../machines/confirm/confirm.actors.ts';
import { createConfirmMachine } from '../../machines/confirm/confirm.machine.ts';
import type { MachineRegistry } from '../../machines/filled.react.tsx';
import { createMediaPickerActors } from '../../machines/media-picker/media-picker.actors.ts';
import { mediaPickerMachine } from '../../machines/media-picker/media-picker.machine.ts';
import { createSubmissionActors } from '../../machines/submission/submission.actors.ts';
import { createSubmissionMachine } from '../../machines/submission/submission.machine.ts';
import type { DashboardCalls } from './dashboard-provider.ts';

type PageContentMachines = Pick<
  MachineRegistry,
  'mediaPicker' | 'emptySlot' | 'updateHomeTexts' | 'createAbout' | 'updateAbout'
>;

/** The machines that write the home page and the About page. */
export function createPageContentMachines(calls: Pick<DashboardCalls, 'homepage' | 'about'>): PageContentMachines {
  const { homepage, about } = calls;
  return {
    mediaPicker: mediaPickerMachine.provide({
      actors: createMediaPickerActors({
        sendMedia: async (filling) => {
          await homepage.fill(filling);
        },
      }),
    }),
    emptySlot: createConfirmMachine<FilledSlot>().provide({
      actors: createConfirmActors<FilledSlot>((slot) => homepage.empty(slot)),
    }),
    updateHomeTexts: createSubmissionMachine<ForEditing<HomeTexts>, Tagged>().provide({
      actors: createSubmissionActors<ForEditing<HomeTexts>, Tagged>(({ texts, etag }) =>
        homepage.updateTexts(texts, etag),
      ),
    }),
    createAbout: createSubmissionMachine<NewAbout, string>().provide({
      actors: createSubmissionActors<NewAbout, string>((page) => about.create(page)),
    }),
    updateAbout: createSubmissionMachine<AboutChange, AboutUpdated>().provide({
      actors: createSubmissionActors<AboutChange, AboutUpdated>((change) => about.update(change)),
    }),
  };
}
