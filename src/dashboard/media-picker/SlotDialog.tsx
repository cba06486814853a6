import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import type { Id } from '../../domain/content.ts';
import { choiceOf, wantedSlot } from '../../domain/slot-drop.ts';
import { refuseMedia } from '../../domain/slots.ts';
import type { Choice, SlotField } from '../../domain/slots.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import type { MediaPicker } from '../../machines/media-picker/media-picker.react.tsx';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { HomeSlotsMachineContext } from '../shared/slots/machines.ts';
import { SlotMap } from '../shared/slots/SlotMap.tsx';
import { isolated } from '../../domain/isolated.ts';

interface SlotDialogProps {
  readonly picker: MediaPicker;
  /** Whose media are sent. */
  readonly projectId: Id;
  readonly onClosed: () => void;
}

/** Why what is chosen cannot go to the slots of a field. */
function refuseChoice(field: SlotField, { film, before, after }: Choice): string | null {
  const chosen = film ?? before ?? after;
  return chosen === null ? null : refuseMedia(field, chosen);
}

/** Asks for the slot that the chosen media go to: a page that was opened without one does not know it. */
export function SlotDialog({ picker, projectId, onClosed }: SlotDialogProps) {
  const { choice, isAsking, chooseSlot, cancelSlot } = picker;
  const slots = usePageResource(useProvidedMachine(HomeSlotsMachineContext), isAsking ? 'all' : null);
  return (
    <ChoiceDialog
      choices={[]}
      description="Position not specified"
      onCancel={cancelSlot}
      onClosed={onClosed}
      open={isAsking}
      question={
        choice.film === null ? 'Which slot is to be filled?' : `Which slot is to show ${isolated(choice.film.name)}?`
      }
    >
      <ResourceState resource={slots}>
        {(records) => (
          <SlotMap
            onChoose={(section, position, record) => {
              const target = { section, position, part: 'before' } as const;
              const file = choice.film;
              const kept = file === null ? null : choiceOf(target, record, { projectId, file }).after;
              chooseSlot(wantedSlot(target, record), kept);
            }}
            records={records}
            refusalOf={(field) => refuseChoice(field, choice)}
          />
        )}
      </ResourceState>
    </ChoiceDialog>
  );
}
