import type { SlotRecord } from '../../../src/domain/slot-drop.ts';
import type { SlotField } from '../../../src/domain/slots.ts';
import { makeMedia } from './project-forms.ts';

/** What stands in a slot: media of the project 4, Kal. */
export function slotRecord(field: SlotField, position: number): SlotRecord {
  const record = {
    id: 9,
    projectId: 4,
    position,
    media: makeMedia('/media/kal.mp4', 'video'),
    project: { title: 'Kal', slug: 'kal' },
  };
  return field === 'homepagegrid'
    ? { ...record, hoverMedia: null, beforePath: 'media/kal.mp4', hoverPath: null }
    : { ...record, path: 'media/kal.mp4' };
}
