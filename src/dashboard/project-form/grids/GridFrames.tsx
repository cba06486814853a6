import type { GridType } from '../../../domain/content.ts';
import { advisedSize, frameIn, surplusFrames } from '../../../domain/grid-editing.ts';
import { gridFrames } from '../../../domain/grids.ts';
import type { FormFrame, FormGrid } from '../../../domain/project-form.ts';
import { useFormState, useGridState, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { MediaSlot } from '../media/MediaSlot.tsx';
import { composition, place as placeClass } from './grids.css.ts';

const compositions: Readonly<Record<GridType, keyof typeof composition>> = {
  G1: 'threeFlush',
  G2: 'twoFlush',
  G3: 'one',
  G4: 'two',
  G5: 'two',
  G6: 'largeFirst',
  G7: 'one',
  G8: 'largeSecond',
  G9: 'three',
  G10: 'three',
};

function placeOf(gridType: GridType, slot: number): keyof typeof placeClass {
  if (gridType === 'G6' && slot === 0) return 'largeFirst';
  return gridType === 'G8' && slot === 1 ? 'largeSecond' : 'plain';
}

interface GridFramesProps {
  readonly grid: FormGrid;
  /** 'grid 2' */
  readonly name: string;
}

/** The slots of a grid in their layout, each at its true ratio; below them frames that fit no slot. */
export function GridFrames({ grid, name }: GridFramesProps) {
  const { gridType, key } = grid;
  const ratios = gridFrames[gridType];
  const { send } = useProjectForm();
  const frames = useGridState(grid, (now) => now.frames);
  const isAdded = useFormState(({ addedGrid }) => addedGrid === key);
  const surplus = surplusFrames({ gridType, frames });
  const remove = (frame: FormFrame) => send({ type: 'frame.removed', grid: key, index: frames.indexOf(frame) });
  return (
    <>
      <div className={composition[compositions[gridType]]}>
        {ratios.map((ratio, slot) => {
          const frame = frameIn(frames, slot);
          return (
            <div className={placeClass[placeOf(gridType, slot)]} key={slot}>
              <MediaSlot
                advice={advisedSize(gridType, slot)}
                content={frame?.content ?? null}
                autoFocus={isAdded && slot === 0}
                // The site shows the frame of a one-slot type uncropped.
                isWhole={ratios.length === 1}
                name={ratios.length === 1 ? name : `${name}, frame ${String(slot + 1)}`}
                onRemove={() => {
                  if (frame !== null) remove(frame);
                }}
                place={{ grid: key, slot }}
                ratio={ratio}
              />
            </div>
          );
        })}
      </div>
      {surplus.length === 0 ? null : (
        <div className={composition.three}>
          {surplus.map((frame, index) => (
            <MediaSlot
              advice=""
              content={frame.content}
              key={index}
              name={`${name}, additional frame ${String(index + 1)}`}
              onRemove={() => remove(frame)}
              place={{ grid: key, slot: frame.slot }}
              ratio="654/295"
            />
          ))}
        </div>
      )}
    </>
  );
}
