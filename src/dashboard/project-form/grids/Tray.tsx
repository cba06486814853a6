import { Text } from '@vitrine/design-system/components/text';
import { mediaId } from '../../../domain/project-form.ts';
import type { FormFrame, FormGrid } from '../../../domain/project-form.ts';
import { useGridState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { useFocusTargets } from '../../shared/focus/focus-targets.ts';
import { RemovedStrip } from '../../shared/removal/RemovedStrip.tsx';
import { region } from '../media/slot.css.ts';
import { isInTray } from '../../../domain/trays.ts';
import { mediaName } from '../media/SlotFile.tsx';
import { isolated } from '../../../domain/isolated.ts';
import { FrameSlot } from './FrameSlot.tsx';
import { places, tray } from './tray.css.ts';

interface TrayProps {
  readonly grid: FormGrid;
  /** 'grid 2' */
  readonly name: string;
  readonly waiting: readonly FormFrame[];
  readonly onRemove: (frame: FormFrame) => void;
}

function describe(count: number): string {
  return count === 1
    ? 'One file waits without a frame. Move it into one, of this grid or another, or remove it.'
    : `${String(count)} files wait without a frame. Move them into one, of this grid or another, or remove them.`;
}

/** What has no frame since the grid has fewer. Each is moved as pictures of frames are. */
export function Tray({ grid, name, waiting, onRemove }: TrayProps) {
  const { key, gridType } = grid;
  const { send } = useProjectForm();
  const isOff = useIsLocked();
  const targets = useFocusTargets<'tray' | `undo ${string}`>();
  const frames = useGridState(grid, (now) => now.frames);
  const removed = useGridState(grid, (now) => now.removed) ?? [];
  const gone = removed.flatMap(({ item }, which) =>
    isInTray({ gridType }, item.slot) ? [{ which, content: item.content }] : [],
  );
  return (
    <>
      <div className={waiting.length === 0 ? region : undefined} role="status">
        {waiting.length === 0 ? null : (
          <Text as="span" tone="ink" variant="dashText">
            {describe(waiting.length)}
          </Text>
        )}
      </div>
      {waiting.length === 0 && gone.length === 0 ? null : (
        <div aria-label={`Tray of ${name}`} className={tray} ref={targets.ref('tray')} role="group" tabIndex={-1}>
          <div className={places}>
            {waiting.map((frame, index) => (
              <FrameSlot
                advice=""
                content={frame.content}
                frame={{ grid: key, at: frames.indexOf(frame) }}
                key={frame.slot}
                name={`the tray of ${name}, file ${String(index + 1)}`}
                onRemove={() => {
                  onRemove(frame);
                  targets.focus(`undo ${mediaId(frame.content)}`);
                }}
                place={{ grid: key, slot: frame.slot }}
                ratio="654/295"
                // Nothing is dropped here: no slot of the grid has such a number.
                slot={{ grid: key, at: -1 - frame.slot }}
              />
            ))}
          </div>
          {gone.map(({ which, content }) => (
            <RemovedStrip
              isOff={isOff}
              key={which}
              look="line"
              onUndo={() => {
                send({ type: 'frame.restored', grid: key, which });
                targets.focus('tray');
              }}
              name={isolated(mediaName(content))}
              text="File removed."
              undoRef={targets.ref(`undo ${mediaId(content)}`)}
            />
          ))}
        </div>
      )}
    </>
  );
}
