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
import { tellApart } from '../shared/media/tell-apart.ts';
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
  /** Null where one only looks. */
  readonly field: SlotField | null;
  readonly picker: MediaPicker;
  /** Something of a file was changed, or one has gone or is back: read the media again. */
  readonly onWritten: () => void;
}

/** A project's media as tiles; what stands in none of its grids can be deleted here, and only here. */
export function MediaTiles({ files, home, field, picker, onWritten }: MediaTilesProps) {
  const { show } = useShowToast();
  // Gone, though the media that were read may still have them.
  const [gone, setGone] = useState<ReadonlySet<Id>>(new Set());
  const tellDeleted = useDeleted(() => {
    setGone(new Set());
    onWritten();
  });
  const targets = useFocusTargets<'all' | `delete ${Id}`>();
  const shown = files.filter(({ id }) => !gone.has(id));

  const names = tellApart(shown, ({ name }) => name);

  const deletion = useConfirm(useProvidedMachine(DeleteMediaMachineContext), {
    onActed: ({ id }, undo) => {
      const next = neighbourOf(
        shown.filter(({ isRemovable }) => isRemovable),
        id,
      );
      if (next === undefined) targets.afterDialog('all');
      else targets.afterDialog(`delete ${next.id}`, 'all');
      setGone(new Set([...gone, id]));
      tellDeleted(texts.deleted, 'File', undo);
      onWritten();
    },
    onFailed: (problem) => {
      logFailure(texts.deleteFailed, problem);
      show({ kind: 'error', text: describeDeleteFailure(problem) });
      // The toast has said it; the question can be asked again.
      deletion.cancel();
      // What the provider knows better is shown.
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
