import { pointerWithin } from '@dnd-kit/core';
import type { CollisionDetection, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';
import { isInTray } from '../../../domain/trays.ts';
import { gridFrames } from '../../../domain/grids.ts';
import type { FormGrid, FormMedia } from '../../../domain/project-form.ts';

/** A frame of a grid, or a slot to which one is moved. In a G3 both are places in the order of its files. */
export interface FramePlace {
  readonly grid: string;
  /** Of a frame its index among all of the grid's, of a slot its number; from 0. */
  readonly at: number;
}

const frameMark = 'frame';
const thumbnailMark = 'thumbnail';
const slotMark = 'slot';

/** Tells a picture of the form from every other, wherever it is moved. */
export function keyOfMedia(content: FormMedia): string {
  return content.source === 'chosen' ? `new ${content.key}` : `stored ${String(content.id ?? content.path)}`;
}

/** The id of a picture that is dragged by its handle. It goes along with the picture, and so does the focus. */
export const frameId = (content: FormMedia): string => `${frameMark} ${keyOfMedia(content)}`;

/** The id of a picture of a carousel that is dragged by its thumbnail. */
export const thumbnailId = (content: FormMedia): string => `${thumbnailMark} ${keyOfMedia(content)}`;

/** The id of a slot that takes it. */
export const slotId = ({ grid, at }: FramePlace): string => `${slotMark} ${String(at)} ${grid}`;

/** Is it a picture that is dragged? */
export function isFrameId(id: UniqueIdentifier): boolean {
  return [frameMark, thumbnailMark].includes(String(id).split(' ', 1)[0] ?? '');
}

/** Where the dragged picture is; null where it is gone. */
export function readFrame(grids: readonly FormGrid[], id: UniqueIdentifier): FramePlace | null {
  const [, ...key] = String(id).split(' ');
  const places = grids.flatMap((grid) => grid.frames.map(({ content }, at) => ({ content, grid: grid.key, at })));
  const found = places.find(({ content }) => keyOfMedia(content) === key.join(' '));
  return found === undefined ? null : { grid: found.grid, at: found.at };
}

/** The slot over which it is; null where it is something else. */
export function readSlot(id: UniqueIdentifier): FramePlace | null {
  const [mark, at, ...grid] = String(id).split(' ');
  return mark === slotMark ? { grid: grid.join(' '), at: Number(at) } : null;
}

/** Every slot in reading order; of a G3 each place among its files, and the one behind them. */
export function allSlots(grids: readonly FormGrid[]): readonly FramePlace[] {
  return grids.flatMap(({ key, gridType, frames }) => {
    const count = gridType === 'G3' ? frames.length + 1 : gridFrames[gridType].length;
    return Array.from({ length: count }, (_, at) => ({ grid: key, at }));
  });
}

/** The slot in which a frame is. */
export function slotOfFrame(grids: readonly FormGrid[], { grid: key, at }: FramePlace): FramePlace | null {
  const grid = grids.find((one) => one.key === key);
  const frame = grid?.frames[at];
  if (grid === undefined || frame === undefined) return null;
  return { grid: key, at: grid.gridType === 'G3' ? at : frame.slot };
}

/** 'grid 2, frame 1' */
export function nameOfSlot(grids: readonly FormGrid[], { grid: key, at }: FramePlace): string {
  const index = grids.findIndex((one) => one.key === key);
  const grid = grids[index];
  const name = `grid ${String(index + 1)}`;
  if (grid === undefined) return '';
  if (isInTray(grid, at)) return `${name}, tray`;
  if (grid.gridType === 'G3') return at >= grid.frames.length ? `${name}, last` : `${name}, place ${String(at + 1)}`;
  return gridFrames[grid.gridType].length === 1 ? name : `${name}, frame ${String(at + 1)}`;
}

/** The slot under the pointer, or, moved by keys, under the middle of what is dragged. */
export const slotUnder: CollisionDetection = (args) => {
  const droppableContainers = args.droppableContainers.filter(({ id }) => readSlot(id) !== null);
  const { left, top, width, height } = args.collisionRect;
  const pointer = args.pointerCoordinates ?? { x: left + width / 2, y: top + height / 2 };
  return pointerWithin({ ...args, droppableContainers, pointerCoordinates: pointer });
};

/** Each arrow key moves one slot on or back, in reading order. */
export function slotBySlot(readGrids: () => readonly FormGrid[]): KeyboardCoordinateGetter {
  return (event, { active, context: { over, droppableRects, collisionRect } }) => {
    const isOn = event.code === 'ArrowRight' || event.code === 'ArrowDown';
    const step = isOn ? 1 : event.code === 'ArrowLeft' || event.code === 'ArrowUp' ? -1 : 0;
    const grids = readGrids();
    const frame = readFrame(grids, active);
    if (step === 0 || frame === null || collisionRect === null) return undefined;
    event.preventDefault();
    const from = (over === null ? null : readSlot(over.id)) ?? slotOfFrame(grids, frame);
    // Folded grids have none in view.
    const slots = allSlots(grids).filter((slot) => droppableRects.has(slotId(slot)));
    const index = slots.findIndex(({ grid, at }) => grid === from?.grid && at === from.at);
    // A tray stands behind the slots of its grid.
    const last = slots.findLastIndex(({ grid }) => grid === from?.grid);
    const next = slots[index === -1 ? last + Math.max(0, step) : index + step];
    const rect = next === undefined ? undefined : droppableRects.get(slotId(next));
    if (rect === undefined) return undefined;
    return {
      x: rect.left + (rect.width - collisionRect.width) / 2,
      y: rect.top + (rect.height - collisionRect.height) / 2,
    };
  };
}
