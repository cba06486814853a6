import type { Id } from '../../domain/content.ts';
import { watcher } from '../machine-utils.ts';
import type { ProjectNote, SlotPickerEvent } from './slot-picker.machine.ts';

/** What the panel needs of the browser. */
export interface SlotPickerPlatform {
  /** The project that was used last; null where that is not known. */
  readLastProject(): Id | null;
  saveLastProject(projectId: Id): void;
}

/** The I/O of the slot-picker machine. */
export function createSlotPickerActors(platform: SlotPickerPlatform) {
  return {
    watchLastProject: watcher<SlotPickerEvent, undefined, ProjectNote>(({ sendBack, receive }) => {
      const projectId = platform.readLastProject();
      if (projectId !== null) sendBack({ type: 'project.recall', projectId });
      receive((note) => platform.saveLastProject(note.projectId));
      return () => undefined;
    }),
  };
}
