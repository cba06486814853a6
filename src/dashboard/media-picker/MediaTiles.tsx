import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { useState } from 'react';
import type { Id, ProjectFile } from '../../domain/content.ts';
import type { SlotField } from '../../domain/slots.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import type { MediaPicker } from '../../machines/media-picker/media-picker.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { logFailure } from '../shared/messages.ts';
import { distinctNames } from '../shared/media/distinct-names.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import type { HomeSlots } from '../shared/media/uses.ts';
import { DeleteMediaDialog } from './DeleteMediaDialog.tsx';
import { tiles } from './media-picker.css.ts';
import { MediaTile } from './MediaTile.tsx';
import { describeDeleteFailure, texts } from './texts.ts';
import { DeleteMediaMachineContext } from './machines.ts';

interface MediaTilesProps {
  readonly files: readonly ProjectFile[];
  readonly home: HomeSlots | null;
  /** Null while the slot is not known. */
  readonly field: SlotField | null;
  readonly picker: MediaPicker;
  /** Called after a change, a deletion or its undo, to read the media again. */
  readonly onWritten: () => void;
}

/** A project's media as tiles. A file in none of its grids can be deleted here, and only here. */
export function MediaTiles({ files, home, field, picker, onWritten }: MediaTilesProps) {
  const { show } = useShowToast();
  // Deleted since the media were read.
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<Id>>(new Set());
  const announceDeleted = useDeleted(() => {
    setDeletedIds(new Set());
    onWritten();
  });
  const targets = useFocusTargets<'all' | `delete ${Id}`>();
  const shown = files.filter(({ id }) => !deletedIds.has(id));

  const names = distinctNames(shown, ({ name }) => name);

  const deletion = useConfirm(useProvidedMachine(DeleteMediaMachineContext), {
    onActed: ({ id }, undo) => {
      const next = neighbourOf(
        shown.filter(({ isRemovable }) => isRemovable),
        id,
      );
      if (next === undefined) targets.afterDialog('all');
      else targets.afterDialog(`delete ${next.id}`, 'all');
      setDeletedIds(new Set([...deletedIds, id]));
      announceDeleted(texts.deleted, 'File', undo);
      onWritten();
    },
    onFailed: (problem) => {
      logFailure(texts.deleteFailed, problem);
      show({ kind: 'error', text: describeDeleteFailure(problem) });
      // The toast has shown the failure; the dialog can be opened again.
      deletion.cancel();
      // Read again: the refusal shows that the provider's state differs.
      if (problem.kind === 'http') onWritten();
    },
  });

  return (
    <section aria-label="Media" ref={targets.ref('all')} tabIndex={-1}>
      {shown.length === 0 ? (
        <EmptyState>No media available</EmptyState>
      ) : (
        <ul className={tiles}>
          {[...names].map(([file, name]) => (
            <MediaTile
              deleteRef={targets.ref(`delete ${file.id}`)}
              field={field}
              file={file}
              key={file.id}
              name={name}
              onDelete={() => {
                targets.afterDialog(`delete ${file.id}`, 'all');
                deletion.ask(texts.question, file);
              }}
              onWritten={onWritten}
              picker={picker}
            />
          ))}
        </ul>
      )}
      <DeleteMediaDialog deletion={deletion} home={home} onClosed={targets.dialogClosed} />
    </section>
  );
}
