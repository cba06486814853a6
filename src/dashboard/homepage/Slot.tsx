import { ButtonLink } from '@vitrine/design-system/components/button';
import { CrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { asWritten, Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import type { HeldMedia } from '../../domain/slot-drop.ts';
import { abreast } from '../../domain/slots.ts';
import type { SlotRow, SlotSection } from '../../domain/slots.ts';
import { useSlot } from '../../machines/homepage/homepage.react.tsx';
import type { SlotEmitted, SlotRef } from '../../machines/homepage/homepage.react.tsx';
import { shownIn } from '../../machines/homepage/slot.rules.ts';
import { useShowToast, useToastRequest } from '../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { describeMediaFailure, kindOf, mediaSent } from '../shared/media/media-texts.ts';
import { failure, logFailure } from '../shared/messages.ts';
import { DeleteSlotDialog } from './DeleteSlotDialog.tsx';
import { buttons, caption, slotTitle } from './homepage.css.ts';
import { SlotFileDialog } from './SlotFileDialog.tsx';
import { SlotFrame } from './SlotFrame.tsx';
import { deleted, describeDeleteFailure } from './texts.ts';

export interface SlotProps {
  readonly slot: SlotRef;
  readonly section: SlotSection;
  readonly row: SlotRow;
  readonly position: number;
  /** What is dragged over the slots. */
  readonly held: HeldMedia | null;
  /** A file from the computer is dragged over this slot. */
  readonly isFileOver: boolean;
  readonly onWritten: () => void;
  /** Announces a deletion: the specified text, the kind of record, and its undo. */
  readonly onDeleted: (text: string, what: string, undo: string | null) => void;
}

/** One slot of the home page: its content, and how to change it. */
export function Slot({ slot, section, row, position, held, isFileOver, onWritten, onDeleted }: SlotProps) {
  const { show, dismissTopic } = useShowToast();
  const navigate = useNavigate();
  const targets = useFocusTargets<'picker'>();
  const { field, slotName } = section;
  const name = `${slotName} ${String(position)}`;

  const fail = (text: string, { problem }: Extract<SlotEmitted, { readonly type: `${string}.failed` }>) => {
    logFailure(text, problem);
    return failure(text, problem);
  };
  const now = useSlot(slot, (event) => {
    switch (event.type) {
      case 'fill.succeeded':
        show({ kind: 'success', text: mediaSent[kindOf(event.filling)] });
        onWritten();
        break;
      case 'fill.failed': {
        const action = { label: 'Retry', request: { type: 'slot.retry', slot: name } } as const;
        show({ ...fail(describeMediaFailure(kindOf(event.filling), event.problem), event), topic: name, action });
        break;
      }
      case 'deletion.succeeded': {
        const emptied = event.slot.field;
        onDeleted(deleted[emptied], emptied === 'headervideo' ? 'Header video' : 'Grid item', event.undo);
        onWritten();
        break;
      }
      case 'deletion.failed':
        show(fail(describeDeleteFailure(event.slot.field, event.problem), event));
        break;
      case 'file.refused':
        show({ kind: 'error', text: event.reason });
    }
  });
  useToastRequest((request) => {
    if (request.type === 'slot.retry' && request.slot === name) slot.send({ type: 'fill.retry' });
  });
  // The toast of a failure offers Retry, which works only while its slot is mounted.
  useEffect(() => () => dismissTopic(name), [dismissTopic, name]);
  const { record } = now.context;
  const { title } = shownIn(now);
  const picker = {
    to: paths.dashboardScreens.allMedia,
    state: {
      selectedField: field,
      position,
      ...(record === null ? {} : { mediaId: record.id, projectId: record.projectId }),
    },
  };
  const focusPicker = () => targets.focus('picker');

  const stands = abreast(row);
  return (
    <li aria-label={name}>
      <SlotFrame held={held} isFileOver={isFileOver} name={name} now={now} row={row} slot={slot} />
      <div className={caption[record === null && stands === 'two' ? 'one' : stands]}>
        <Text as="span" numeric variant="dashSmall">
          {position}
        </Text>
        <span className={slotTitle} {...asWritten(title)}>
          {title ?? ''}
        </span>
        <span className={buttons}>
          <ButtonLink asChild size="small" variant="quiet">
            <Link ref={targets.ref('picker')} {...picker}>
              {record === null ? 'Add Media' : 'Edit Media'} <VisuallyHidden>{name}</VisuallyHidden>
            </Link>
          </ButtonLink>
          {record === null || field === 'homepagevideo' ? null : (
            <IconButton label={`Delete ${name}`} onClick={() => slot.send({ type: 'deletion.ask' })}>
              <CrossIcon size={18} />
            </IconButton>
          )}
        </span>
      </div>
      <DeleteSlotDialog
        now={now}
        onClosed={focusPicker}
        place={title === null ? `${name} on the home page` : `${title}, ${name} on the home page`}
        slot={slot}
      />
      <SlotFileDialog
        file={now.children.slotFile}
        name={name}
        onClosed={focusPicker}
        onPicker={() => void navigate(picker.to, { state: picker.state })}
        ratio={row.ratio}
      />
    </li>
  );
}
