import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { Td, Th } from '@vitrine/design-system/components/table';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import type { Id } from '../../../domain/content.ts';
import { named } from '../named.ts';
import { useIsChosen, type Choosing } from './use-selection.ts';

/** The head of the column of checkboxes. */
export function ChooseHead() {
  return (
    <Th>
      <VisuallyHidden>Choose</VisuallyHidden>
    </Th>
  );
}

interface ChooseCellProps {
  readonly id: Id;
  readonly title: string;
  readonly choosing: Choosing;
}

/** The checkbox by which a row is chosen for what is done with many. */
export function ChooseCell({ id, title, choosing }: ChooseCellProps) {
  const isChosen = useIsChosen(choosing, id);
  return (
    <Td kind="check">
      <span
        onClickCapture={(event) => {
          // With Shift all between this one and the last.
          if (!event.shiftKey) return;
          event.preventDefault();
          event.stopPropagation();
          choosing.toggle(id, true);
        }}
        role="presentation"
      >
        <Checkbox checked={isChosen} isBare onCheckedChange={() => choosing.toggle(id, false)}>
          {`Choose ${named(title)}`}
        </Checkbox>
      </span>
    </Td>
  );
}
