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
  const position = Number(typed);
  const isPlace = typed.trim() !== '' && Number.isInteger(position) && position >= 1 && position <= total;
  const close = (then: () => void) => () => {
    setTyped('');
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
          if (project !== null && isPlace) close(() => onMove(project, position))();
        }}
      >
        <TextField
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
