import { Button } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { useSlotMove } from '../../machines/homepage/homepage.react.tsx';
import type { SlotMoveRef } from '../../machines/homepage/homepage.react.tsx';
import { UnsavedDialog } from '../shared/drafts/UnsavedDialog.tsx';
import { describeHalf } from './texts.ts';

/** At the slot that something came from: only half of the move is saved. It stays until the rest is, or is given up. */
export function MoveNote({ move }: { readonly move: SlotMoveRef | undefined }) {
  const now = useSlotMove(move);
  const isBroken = now?.hasTag('broken') === true;
  if (move === undefined || now === undefined) return null;
  const text = describeHalf(now.context.last.shown, now.context);
  return (
    <>
      {isBroken ? (
        <div>
          <Text tone="danger" variant="dashSmall">
            {text}
          </Text>
          <Inline gap={2} wrap>
            <Button onClick={() => move.send({ type: 'move.retry' })} size="small">
              Retry
            </Button>
            <Button onClick={() => move.send({ type: 'move.drop' })} size="small" variant="quietMuted">
              Leave it so
            </Button>
          </Inline>
        </div>
      ) : null}
      <UnsavedDialog isDirty={isBroken} what={text} />
    </>
  );
}
