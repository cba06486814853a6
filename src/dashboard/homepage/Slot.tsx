import { ButtonLink } from '@vitrine/design-system/components/button';
import { CrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { asWritten, Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import type { SlotPart } from '../../domain/slot-drop.ts';
import type { Held } from '../../domain/slot-move.ts';
import { abreast } from '../../domain/slots.ts';
import type { SlotRow, SlotSection } from '../../domain/slots.ts';
import { useSlot } from '../../machines/homepage/homepage.react.tsx';
import type { SlotEmitted, SlotMoveRef, SlotRef } from '../../machines/homepage/homepage.react.tsx';
import { shownIn, slotId } from '../../machines/homepage/slot.rules.ts';
import { useShowToast, useToastRequest } from '../../machines/toasts/toasts.react.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { describeMediaFailure, kindOf, mediaSent } from '../shared/media/media-texts.ts';
import { failure, isPassing, logFailure } from '../shared/messages.ts';
import { buttons, caption, slotTitle } from './homepage.css.ts';
import { MoveNote } from './MoveNote.tsx';
import { SlotFileDialog } from './SlotFileDialog.tsx';
import { SlotFrame } from './SlotFrame.tsx';
import { SlotLights } from './SlotLights.tsx';
import { deleted, describeDeleteFailure } from './texts.ts';
import { wantedState } from './wanted-state.ts';

export interface SlotProps {
  readonly slot: SlotRef;
  readonly section: SlotSection;
  readonly row: SlotRow;
  readonly position: number;
  /** What is dragged over the slots. */
  readonly held: Held | null;
  /** A file from the computer is dragged over this slot. */
  readonly isFileOver: boolean;
  /** Moves from slot to slot that are not ended. */
  readonly moves: readonly SlotMoveRef[];
  readonly targets: FocusTargets<`slot ${string}`>;
  /** Ids of the projects that visitors are not shown. */
  readonly unseen: ReadonlySet<string>;
  /** Opens the panel, to choose what the slot shows. */
  readonly onPick: (slot: SlotRef, part: SlotPart) => void;
  readonly onWritten: () => void;
  /** Announces a deletion: the specified text, the kind of record, and its undo. */
  readonly onDeleted: (text: string, what: string, undo: string | null) => void;
}

/** One slot of the home page: its content, and how to change it. */
export function Slot(props: SlotProps) {
  const { slot, section, row, position, held, isFileOver, moves, targets, unseen, onPick, onWritten, onDeleted } =
    props;
  const { show, dismissTopic } = useShowToast();
  const navigate = useNavigate();
  const { field, slotName } = section;
  const name = `${slotName} ${String(position)}`;
  const id = slotId(field, position);

  const fail = (text: string, { problem }: Extract<SlotEmitted, { readonly type: `${string}.failed` }>) => {
    logFailure(text, problem);
    return failure(text, problem);
  };
  const now = useSlot(slot, (event) => {
    switch (event.type) {
      case 'fill.succeeded': {
        const isCell = field === 'homepagegrid';
        const edit = { type: 'slot.edit', slot: name, part: isCell ? 'after' : 'before' } as const;
        const action = event.canUndo
          ? ({ label: 'Undo', request: { type: 'slot.undo', slot: name } } as const)
          : { label: isCell ? 'Add after hover' : 'Edit', request: edit };
        show({ kind: 'success', text: mediaSent[kindOf(event.filling)], topic: name, action });
        onWritten();
        break;
      }
      case 'fill.failed': {
        const action = isPassing(event.problem)
          ? ({ label: 'Retry', request: { type: 'slot.retry', slot: name } } as const)
          : ({ label: 'Choose another', request: { type: 'slot.edit', slot: name, part: 'before' } } as const);
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
    }
  });
  useToastRequest((request) => {
    if (!('slot' in request) || request.slot !== name) return;
    if (request.type === 'slot.retry') slot.send({ type: 'fill.retry' });
    else if (request.type === 'slot.undo') slot.send({ type: 'fill.undo' });
    else onPick(slot, request.part);
  });
  // What a toast offers works only while its slot is mounted.
  useEffect(() => () => dismissTopic(name), [dismissTopic, name]);
  const { record, refused } = now.context;
  const { title } = shownIn(now);
  const focusFrame = () => targets.focus(`slot ${id}`);

  const beside = abreast(row);
  const stands = record === null && beside === 'two' ? 'one' : beside;
  const canEmpty = record !== null && field !== 'homepagevideo';
  const edge = stands === 'one' ? (canEmpty ? undefined : 'end') : canEmpty ? 'phone' : 'endOrPhone';
  return (
    <li aria-label={name}>
      <SlotFrame
        held={held}
        isFileOver={isFileOver}
        name={name}
        now={now}
        onPick={() => onPick(slot, 'before')}
        pressRef={targets.ref(`slot ${id}`)}
        row={row}
      />
      <div className={caption[stands]}>
        <Text as="span" numeric variant="dashSmall">
          {position}
        </Text>
        <span className={slotTitle} {...asWritten(title)}>
          {title ?? ''}
        </span>
        <span className={buttons}>
          <ButtonLink asChild edge={edge} size="small" variant="quiet">
            <Link state={wantedState(now.context)} to={dashboardPaths.allMedia}>
              {record === null ? 'Add Media' : 'Edit Media'} <VisuallyHidden>{name}</VisuallyHidden>
            </Link>
          </ButtonLink>
          {canEmpty ? (
            <IconButton
              disabled={now.hasTag('deleting')}
              edge="end"
              label={`Delete ${name}`}
              onClick={() => {
                slot.send({ type: 'slot.empty' });
                // The button goes with what stands there.
                focusFrame();
              }}
            >
              <CrossIcon size={18} />
            </IconButton>
          ) : null}
        </span>
      </div>
      {record !== null && unseen.has(String(record.projectId)) ? (
        <Text tone="ink" variant="dashSmall">
          Visitors are not shown this: its project is not public.
        </Text>
      ) : null}
      {record === null ? null : (
        <SlotLights isOff={now.hasTag('filling')} name={name} onChanged={onWritten} ratio={row.ratio} record={record} />
      )}
      <div role="alert">
        {refused === null ? null : (
          <Text tone="danger" variant="dashSmall">
            {refused}
          </Text>
        )}
      </div>
      <MoveNote move={moves.find((move) => move.getSnapshot().context.from === id)} />
      <SlotFileDialog
        file={now.children.slotFile}
        name={name}
        onClosed={focusFrame}
        onPicker={() => void navigate(dashboardPaths.allMedia, { state: wantedState(now.context) })}
        ratio={row.ratio}
        // Films fill the window, whatever its shape.
        shown={field === 'homepagegrid' ? row.ratio : 'window'}
      />
    </li>
  );
}
