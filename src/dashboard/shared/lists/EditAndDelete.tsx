import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { Link } from 'react-router-dom';
import type { Id } from '../../../domain/content.ts';
import type { FocusTargets } from '../focus/focus-targets.ts';

interface EditAndDeleteProps {
  readonly id: Id;
  readonly title: string;
  /** The address of its form. */
  readonly to: string;
  readonly targets: Pick<FocusTargets<`${'edit' | 'delete'} ${Id}`>, 'ref'>;
  readonly onDelete: () => void;
}

/** What stands at the end of a list's row. */
export function EditAndDelete({ id, title, to, targets, onDelete }: EditAndDeleteProps) {
  return (
    <>
      <ButtonLink asChild size="small" variant="quiet">
        <Link aria-label={`Edit ${title}`} ref={targets.ref(`edit ${id}`)} to={to}>
          Edit
        </Link>
      </ButtonLink>
      <Button
        aria-label={`Delete ${title}`}
        onClick={onDelete}
        ref={targets.ref(`delete ${id}`)}
        size="small"
        variant="quietMuted"
      >
        Delete
      </Button>
    </>
  );
}
