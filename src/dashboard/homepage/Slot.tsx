import { ButtonLink } from '@vitrine/design-system/components/button';
import { CrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { slotTargets } from '../../domain/slot-drop.ts';
import type { SlotRecord } from '../../domain/slot-drop.ts';
import { abreast } from '../../domain/slots.ts';
import type { FilledSlot, SlotRow, SlotSection } from '../../domain/slots.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSlotFile } from '../../machines/slot-file/slot-file.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { logFailure } from '../shared/messages.ts';
import { placeOf } from './desk.ts';
import type { SlotDesk } from './desk.ts';
import { DeleteSlotDialog } from './DeleteSlotDialog.tsx';
import { buttons, caption, slotTitle } from './homepage.css.ts';
import { SlotFileDialog } from './SlotFileDialog.tsx';
import { SlotFrame } from './SlotFrame.tsx';
import { deleted, deleteQuestion, describeDeleteFailure, oneFile } from './texts.ts';
import { useSlotFill } from './use-slot-fill.ts';
import { EmptySlotMachineContext } from './machines.ts';

interface SlotProps {
  readonly section: SlotSection;
  readonly row: SlotRow;
  readonly position: number;
  readonly record: SlotRecord | undefined;
  readonly desk: SlotDesk;
  readonly onWritten: () => void;
  /** Tells of a deletion: in the specified words, what it was, and what takes it back. */
  readonly onDeleted: (text: string, what: string, undo: string | null) => void;
}

/** One place of the home page, what stands there, and how to change it. */
export function Slot({ section, row, position, record, desk, onWritten, onDeleted }: SlotProps) {
  const { show } = useShowToast();
  const mediaLink = useRef<HTMLAnchorElement>(null);
  const { field, slotName } = section;
  const name = `${slotName} ${String(position)}`;
  const place = placeOf(field, position);
  const targets = slotTargets.filter((target) => target.section.field === field && target.position === position);
  const fill = useSlotFill(record, onWritten);
  const { title } = fill;

  const deletion = useConfirm<FilledSlot>(useProvidedMachine(EmptySlotMachineContext), {
    onActed: (emptied, undo) => {
      onDeleted(deleted[emptied.field], emptied.field === 'headervideo' ? 'Header video' : 'Grid item', undo);
      onWritten();
    },
    onFailed: (problem, slot) => {
      const text = describeDeleteFailure(slot.field, problem);
      logFailure(text, problem);
      show({ kind: 'error', text });
      // The toast has said it; the question can be asked again.
      deletion.cancel();
    },
  });

  const slotFile = useSlotFile(field, {
    onStored: (file, project) => {
      const [target] = targets;
      if (target !== undefined) fill.put(target, { projectId: project.id, projectTitle: project.title, file });
    },
    onRefused: (reason) => show({ kind: 'error', text: reason }),
  });
  const takeFiles = ([file, ...more]: readonly File[]) => {
    if (file === undefined || fill.isBusy) return;
    if (more.length > 0) show({ kind: 'error', text: oneFile });
    else slotFile.choose(file, record === undefined ? null : { id: record.projectId, title: title ?? '' });
  };

  const { slots } = desk;
  useEffect(() => {
    const all = slots.current;
    const { refuse, put } = fill;
    all.set(place, { title: title ?? null, projectId: record?.projectId ?? null, refuse, put, takeFiles });
    return () => {
      all.delete(place);
    };
  });

  const stands = abreast(row);
  return (
    <li aria-label={name}>
      <SlotFrame
        desk={desk}
        fill={fill}
        isChecking={slotFile.isChecking}
        name={name}
        onFiles={takeFiles}
        place={place}
        row={row}
        targets={targets}
      />
      <div className={caption[record === undefined && stands === 'two' ? 'one' : stands]}>
        <Text as="span" numeric variant="dashSmall">
          {position}
        </Text>
        <span className={slotTitle}>{title ?? ''}</span>
        <span className={buttons}>
          <ButtonLink asChild size="small" variant="quiet">
            <Link
              ref={mediaLink}
              state={{
                selectedField: field,
                position,
                ...(record === undefined ? {} : { mediaId: record.id, projectId: record.projectId }),
              }}
              to={paths.dashboardScreens.allMedia}
            >
              {record === undefined ? 'Add Media' : 'Edit Media'} <VisuallyHidden>{name}</VisuallyHidden>
            </Link>
          </ButtonLink>
          {record === undefined || field === 'homepagevideo' ? null : (
            <IconButton
              label={`Delete ${name}`}
              onClick={() => deletion.ask(deleteQuestion[field], { field, id: record.id, position })}
            >
              <CrossIcon size={18} />
            </IconButton>
          )}
        </span>
      </div>
      <DeleteSlotDialog
        deletion={deletion}
        onClosed={() => mediaLink.current?.focus()}
        place={title === undefined ? `${name} on the home page` : `${title}, ${name} on the home page`}
      />
      <SlotFileDialog
        name={name}
        onClosed={() => mediaLink.current?.focus()}
        picker={mediaLink}
        ratio={row.ratio}
        slotFile={slotFile}
      />
    </li>
  );
}
