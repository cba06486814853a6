import { readBox } from './boxes.ts';
import type { Box } from './boxes.ts';

/** A part of a file. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Thrown where a file is not built as expected: what is in it is not known. */
export class NotUnderstood extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'NotUnderstood';
  }
}

/** What is done with the content of a box that is shown: nothing, something of its own, or the same for the boxes inside it. */
export type Shown = 'kept' | ((bytes: Buffer, box: Box) => void) | ShownBoxes;
/** The boxes of one place that are shown, by type. */
export interface ShownBoxes {
  readonly [type: string]: Shown;
}

/** Boxes that follow each other; more are no file's. */
const mostBoxes = 20_000;

/** Makes a box of the same size that says nothing: what follows stays where it is. */
export function emptyBox(bytes: Buffer, { at, start, end }: Box): void {
  bytes.write('free', at + 4, 'latin1');
  bytes.fill(0, start, end);
}

/**
 * The boxes of a part, all of them. Zeros may follow, as QuickTime ends its lists.
 * @throws {NotUnderstood} where something else follows
 */
export function readBoxes(bytes: Buffer, { start, end }: Span): readonly Box[] {
  const found: Box[] = [];
  for (let at = start; at < end;) {
    const box = found.length < mostBoxes ? readBox(bytes.subarray(at, Math.min(at + 16, end)), at, end) : null;
    if (box === null || box.end === at) {
      if (bytes.subarray(at, end).every((byte) => byte === 0)) return found;
      throw new NotUnderstood('Something stands between its boxes.');
    }
    found.push(box);
    at = box.end;
  }
  return found;
}

/**
 * Empties all boxes of a part but those that are shown, in place.
 * @throws {NotUnderstood}
 */
export function keepShown(bytes: Buffer, part: Span, shown: ShownBoxes): void {
  for (const box of readBoxes(bytes, part)) {
    const how = Object.hasOwn(shown, box.type) ? shown[box.type] : undefined;
    if (how === undefined) emptyBox(bytes, box);
    else if (typeof how === 'function') how(bytes, box);
    else if (how !== 'kept') keepShown(bytes, box, how);
  }
}

/** Sorted spans of numbers, those that touch or overlap made one. @param spans with 0 ≤ start ≤ end */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) merged.push({ start, end });
  }
  return merged;
}

/**
 * What of some parts none of the spans takes, walking through each list once.
 * @param parts in their order, none over another
 * @param spans as {@link mergeSpans} gives them
 */
export function* gapsIn(parts: readonly Span[], spans: readonly Span[]): Generator<Span> {
  let next = 0;
  for (const part of parts) {
    let at = part.start;
    while ((spans[next]?.end ?? Infinity) <= part.start) next += 1;
    for (let span = spans[next]; span !== undefined && span.start < part.end; span = spans[next]) {
      if (span.start > at) yield { start: at, end: span.start };
      at = Math.max(at, span.end);
      // It may reach into the part behind this one.
      if (span.end >= part.end) break;
      next += 1;
    }
    if (at < part.end) yield { start: at, end: part.end };
  }
}
