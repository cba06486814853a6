import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { Td, Th } from '@vitrine/design-system/components/table';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { named } from '../named.ts';

/** The head of the column of checkboxes. */
export function ChooseHead() {
  return (
    <Th>
      <VisuallyHidden>Choose</VisuallyHidden>
    </Th>
  );
}

interface ChooseCellProps {
  readonly title: string;
  readonly isChosen: boolean;
  /** @param isRange with all between this one and the last */
  readonly onChoose: (isRange: boolean) => void;
}

/** The checkbox by which a row is chosen for what is done with many. */
export function ChooseCell({ title, isChosen, onChoose }: ChooseCellProps) {
  return (
    <Td kind="check">
      <span
        onClickCapture={(event) => {
          // With Shift all between this one and the last.
          if (!event.shiftKey) return;
          event.preventDefault();
          event.stopPropagation();
          onChoose(true);
        }}
        role="presentation"
      >
        <Checkbox checked={isChosen} isBare onCheckedChange={() => onChoose(false)}>
          {`Choose ${named(title)}`}
        </Checkbox>
      </span>
    </Td>
  );
}
