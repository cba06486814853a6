import { Button } from '@vitrine/design-system/components/button';
import { ChosenBar } from '../shared/lists/ChosenBar.tsx';
import { ChosenHead } from '../shared/lists/ChosenHead.tsx';
import { useDeleteMany, useTellMany } from '../shared/lists/use-many.tsx';
import type { Selection } from '../shared/lists/use-selection.ts';
import { counted } from '../shared/messages.ts';
import { DeleteFilesMachineContext, type ChosenFile } from './machines.ts';

const texts = {
  one: 'file',
  many: 'files',
  question: 'Are you sure you want to delete this file?',
  deleteFailed: 'Failed to delete the file.',
} as const;

interface ChosenFilesProps {
  readonly selection: Selection<ChosenFile>;
  /** Called after a deletion, to read the library again. */
  readonly onDeleted: () => void;
  /** Moves the focus as none is chosen any more, or once the dialog of a deletion has closed. */
  readonly onLeft: () => void;
}

/** What can be done with all files that are chosen. What somebody sees stays: it is deleted where it stands. */
export function ChosenFiles({ selection, onDeleted, onLeft }: ChosenFilesProps) {
  const { rows } = selection;
  const unused = rows.filter(({ removeAs }) => removeAs !== null);
  const say = useTellMany(texts, selection);
  const deletion = useDeleteMany({
    texts,
    context: DeleteFilesMachineContext,
    tell: (said, done) => {
      // What stays, as it is shown, is chosen no more either.
      say(said, done, rows);
      onDeleted();
    },
    onDeleted: onLeft,
  });
  const stay = rows.length - unused.length;
  const those = stay === 1 ? 'One is shown somewhere, and stays.' : `${String(stay)} are shown somewhere, and stay.`;
  return (
    <>
      {rows.length === 0 ? null : (
        <ChosenBar label="Chosen files" onLeft={onLeft}>
          <ChosenHead
            isBusy={deletion.isBusy}
            said={`${counted(rows.length, 'file', 'files')} chosen. ${stay === 0 ? '' : those}`}
            selection={selection}
          />
          <Button disabled={deletion.isBusy || unused.length === 0} onClick={() => deletion.ask(unused)}>
            Delete
          </Button>
        </ChosenBar>
      )}
      {deletion.dialog}
    </>
  );
}
