import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { useRef, useState } from 'react';
import type { Id, ProjectFile } from '../../domain/content.ts';
import type { SlotField } from '../../domain/slots.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import type { MediaPicker } from '../../machines/media-picker/media-picker.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { logFailure } from '../shared/messages.ts';
import { tellApart } from '../shared/tell-apart.ts';
import { useDeleted } from '../shared/use-deleted.ts';
import type { HomeSlots } from '../shared/uses.ts';
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
  const all = useRef<HTMLElement>(null);
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  // Where the focus goes when the dialog has closed: the next file that can be deleted, or the one before.
  const heir = useRef<Id | null>(null);
  const shown = files.filter(({ id }) => !gone.has(id));

  const names = tellApart(shown, ({ name }) => name);

  const deletion = useConfirm(useProvidedMachine(DeleteMediaMachineContext), {
    onActed: ({ id }, undo) => {
      const removable = shown.filter(({ isRemovable }) => isRemovable);
      const index = removable.findIndex((file) => file.id === id);
      heir.current = (removable[index + 1] ?? removable[index - 1])?.id ?? null;
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
    <section aria-label="Media" ref={all} tabIndex={-1}>
      {shown.length === 0 ? (
        <EmptyState>No media available</EmptyState>
      ) : (
        <ul className={tiles}>
          {[...names].map(([file, name]) => (
            <MediaTile
              deleteRef={(button) => {
                const known = buttons.current;
                if (button === null) return undefined;
                known.set(file.id, button);
                return () => {
                  known.delete(file.id);
                };
              }}
              field={field}
              file={file}
              key={file.id}
              name={name}
              onDelete={() => {
                heir.current = file.id;
                deletion.ask(texts.question, file);
              }}
              onWritten={onWritten}
              picker={picker}
            />
          ))}
        </ul>
      )}
      <DeleteMediaDialog
        deletion={deletion}
        home={home}
        onClosed={() => {
          const button = heir.current === null ? undefined : buttons.current.get(heir.current);
          (button ?? all.current)?.focus();
        }}
      />
    </section>
  );
}
