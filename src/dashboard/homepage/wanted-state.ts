import type { SlotPlace } from '../../domain/slot-move.ts';

/** The slot to be filled as All Media reads it from the navigation state (rulings, "Over the wire"). */
export function wantedState({ field, position, record }: SlotPlace): object {
  return {
    selectedField: field,
    position,
    ...(record === null ? {} : { mediaId: record.id, projectId: record.projectId }),
  };
}
