import { Button } from '@vitrine/design-system/components/button';
import type { Id } from '../../domain/content.ts';
import { useDuplicate } from '../shared/duplicate/use-duplicate.ts';

interface DuplicateButtonProps {
  readonly id: Id;
  /** What was typed since is not in the copy. */
  readonly isDirty: boolean;
}

/** Copies the project as it is stored, where the provider can. */
export function DuplicateButton({ id, isDirty }: DuplicateButtonProps) {
  const { isOffered, busyId, duplicate } = useDuplicate();
  if (!isOffered) return null;
  return (
    <Button busy={busyId !== null} onClick={() => duplicate(id, isDirty)}>
      Duplicate
    </Button>
  );
}
