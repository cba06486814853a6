import type { UniqueIdentifier } from '@dnd-kit/core';
import { Button } from '@vitrine/design-system/components/button';
import { SmallCrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { shallowEqual } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import { filesIn, namePlace } from '../../../domain/placing.ts';
import type { LeftFree } from '../../../domain/placing.ts';
import type { FormGrid } from '../../../domain/project-form.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import type { AddedFiles as Added } from '../../../machines/project-form/file-state.ts';
import { leftFreeBy } from '../../../machines/project-form/gathering.ts';
import { useFocusTargets } from '../../shared/focus/focus-targets.ts';
import { describeMove } from '../../shared/lists/dragging.ts';
import { Ordering } from '../../shared/lists/Ordering.tsx';
import { region } from '../media/slot.css.ts';
import { AddedRow, FloatingFile } from './AddedRow.tsx';
import { list, note, order } from './added-files.css.ts';

const files = (count: number) => (count === 1 ? '1 file' : `${String(count)} files`);

/** '12 files added: 2 in free frames, 10 in 3 new grids.' */
function describe(grids: readonly FormGrid[], { keys, made }: Added): string {
  const all = filesIn({ grids }, keys).length;
  const own = grids.filter((grid) => made.includes(grid.key) && filesIn({ grids: [grid] }, keys).length > 0);
  const inOwn = filesIn({ grids: own }, keys).length;
  const free = all - inOwn;
  const intoOwn = own.length === 1 ? 'a new grid' : `${String(own.length)} new grids`;
  const intoFree = free === 1 ? 'a free frame' : 'free frames';
  if (free === 0) return `${files(all)} added, in ${intoOwn}.`;
  if (inOwn === 0) return `${files(all)} added, in ${intoFree}.`;
  return `${files(all)} added: ${String(free)} in ${intoFree}, ${String(inOwn)} in ${intoOwn}.`;
}

/** Why frames stay free though grids were made. */
function explain({ count, why }: LeftFree): string {
  const areFree = (frames: string) =>
    `${count === 1 ? `1 frame${frames} is` : `${String(count)} frames${frames} are`} still free.`;
  return why === 'films'
    ? `Films get grids of their own (G3): ${areFree('')}`
    : `They stay beside the grid for which they were chosen: ${areFree(' of other grids')}`;
}

interface AddedFilesProps {
  /** The note has gone; the focus with it. */
  readonly onDismissed: () => void;
}

/** What became of the files that were added together last: their order can be changed, and all of them taken out. */
export function AddedFiles({ onDismissed }: AddedFilesProps) {
  const { send } = useProjectForm();
  const isOff = useIsLocked();
  const added = useFormState((now) => now.added);
  const grids = useFormState(({ values }) => values.grids);
  const free = useFormState(leftFreeBy, shallowEqual);
  const targets = useFocusTargets<'out' | 'back'>();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const present = useMemo(() => (added === null ? [] : filesIn({ grids }, added.keys)), [added, grids]);
  const out = added?.out ?? null;
  const isThere = present.length > 0 && out === null;
  return (
    <>
      <div className={added !== null && (isThere || out !== null) ? note : region} role="status">
        {added === null || !isThere ? null : (
          <Text as="span" tone="ink" variant="dashText">
            {[describe(grids, added), ...(free === null ? [] : [explain(free)])].join(' ')}
          </Text>
        )}
        {out === null ? null : (
          <>
            <Text as="span" tone="ink" variant="dashText">
              {`${files(out.files.length)} taken out.`}
            </Text>
            <Button
              disabled={isOff}
              onClick={() => {
                send({ type: 'added.restored' });
                targets.focus('out');
              }}
              ref={targets.ref('back')}
              size="small"
              variant="quiet"
            >
              {out.files.length === 1 ? 'Put it back' : 'Put them back'}
            </Button>
          </>
        )}
        {!isThere ? null : (
          <>
            {present.length === 1 ? null : (
              <Button
                aria-controls={isOpen ? listId : undefined}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
                size="small"
                variant="quiet"
              >
                Change their order
              </Button>
            )}
            <Button
              disabled={isOff}
              onClick={() => {
                send({ type: 'added.removed' });
                targets.focus('back');
              }}
              ref={targets.ref('out')}
              size="small"
              variant="quiet"
            >
              {present.length === 1 ? 'Take it out' : 'Take them out'}
            </Button>
            <IconButton
              disabled={isOff}
              label="Dismiss this note"
              onClick={() => {
                setIsOpen(false);
                send({ type: 'added.dismissed' });
                onDismissed();
              }}
            >
              <SmallCrossIcon size={14} />
            </IconButton>
          </>
        )}
      </div>
      {isThere && isOpen && present.length > 1 ? <AddedOrder files={present} grids={grids} id={listId} /> : null}
    </>
  );
}

interface AddedOrderProps {
  readonly files: ReturnType<typeof filesIn>;
  readonly grids: readonly FormGrid[];
  readonly id: string;
}

/** The files in their order, each with its place. A move gives all of them their places again. */
function AddedOrder({ files: present, grids, id: listId }: AddedOrderProps) {
  const { send } = useProjectForm();
  const isOff = useIsLocked();
  const [said, setSaid] = useState('');
  const ids = useMemo(() => present.map(({ key }) => key), [present]);
  const find = (id: UniqueIdentifier) => present.find(({ key }) => key === id);
  const move = (from: number, to: number) => send({ type: 'added.moved', from, to });
  return (
    <div className={order} id={listId}>
      <Text as="span" variant="dashSmall">
        Each move fills the frames anew, and makes the grids that suit this order.
      </Text>
      <Ordering
        floating={(id) => {
          const file = find(id);
          return file === undefined ? null : <FloatingFile file={file} place={namePlace(grids, file)} />;
        }}
        ids={ids}
        instruction="To pick up a file, press Space."
        isOff={isOff}
        nameOf={(id) => find(id)?.file.name ?? ''}
        onDrop={(id, to) =>
          move(
            ids.findIndex((key) => key === id),
            to,
          )
        }
        total={ids.length}
      >
        <ol aria-label="Order of the added files" className={list}>
          {present.map((file, index) => (
            <AddedRow
              file={file}
              isFirst={index === 0}
              isLast={index === present.length - 1}
              key={file.key}
              onMove={(step) => {
                move(index, index + step);
                setSaid(describeMove(file.file.name, index + step + 1, present.length));
              }}
              place={namePlace(grids, file)}
            />
          ))}
        </ol>
      </Ordering>
      <VisuallyHidden as="div">
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
