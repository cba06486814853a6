import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import { TextField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import type { ProjectSummary } from '../../domain/content.ts';
import { isolated } from '../../domain/isolated.ts';
import { named } from '../shared/named.ts';

interface MoveToDialogProps {
  /** Null while it is closed. */
  readonly project: ProjectSummary | null;
  readonly total: number;
  readonly onMove: (project: ProjectSummary, position: number) => void;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}

/** Asks for a position: the way to move a project far without dragging. */
export function MoveToDialog({ project, total, onMove, onCancel, onClosed }: MoveToDialogProps) {
  const [typed, setTyped] = useState('');
  /** Enter was pressed, and it was no position. */
  const [isRefused, setIsRefused] = useState(false);
  const position = Number(typed);
  const isPlace = typed.trim() !== '' && Number.isInteger(position) && position >= 1 && position <= total;
  const close = (then: () => void) => () => {
    setTyped('');
    setIsRefused(false);
    then();
  };
  return (
    <ChoiceDialog
      choices={project === null || !isPlace ? [] : [{ label: 'Move', onPress: close(() => onMove(project, position)) }]}
      description={project === null ? '' : `It is at position ${String(project.position)} of ${String(total)} now.`}
      onCancel={close(onCancel)}
      onClosed={onClosed}
      open={project !== null}
      question={project === null ? '' : `Move ${isolated(named(project.title))} to…`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setIsRefused(!isPlace);
          if (project !== null && isPlace) close(() => onMove(project, position))();
        }}
      >
        <TextField
          error={isRefused && !isPlace ? `Type a number from 1 to ${String(total)}.` : undefined}
          hint={`From 1 to ${String(total)}`}
          inputMode="numeric"
          label="Position"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          value={typed}
        />
      </form>
    </ChoiceDialog>
  );
}
