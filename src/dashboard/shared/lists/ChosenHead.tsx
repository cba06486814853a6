import { Button } from '@vitrine/design-system/components/button';
import { head, words } from './chosen-rows.css.ts';
import type { Selection } from './use-selection.ts';

interface ChosenHeadProps {
  /** How many are chosen, or how far it is with them. */
  readonly said: string;
  readonly isBusy: boolean;
  readonly selection: Pick<Selection<unknown>, 'all' | 'clear'>;
}

/** The beginning of what is done with many: how many they are, and a press for all that are shown, or none. */
export function ChosenHead({ said, isBusy, selection }: ChosenHeadProps) {
  return (
    <div className={head}>
      <span className={words} role="status">
        {said}
      </span>
      <Button disabled={isBusy} onClick={selection.all} size="small" variant="quiet">
        Choose all
      </Button>
      <Button disabled={isBusy} onClick={selection.clear} size="small" variant="quiet">
        Choose none
      </Button>
    </div>
  );
}
