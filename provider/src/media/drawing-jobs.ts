import { Resvg } from '@resvg/resvg-js';
import { FileRefused } from './child-worker.ts';
import { findCost } from './drawing-cost.ts';
import { mostSvgBytes, sanitiseSvg, tooLarge, tooSlow } from './svg.ts';
import type { Drawing } from './svg.ts';

/** The job of the process for drawings. */
export interface DrawingJob {
  readonly source: string;
  /** One that was stored before is only read: a rule that came later must not keep a backup from being restored. */
  readonly isNew: boolean;
}

/** The longer side of the picture that is drawn on trial, in pixels. */
const trialSize = 1000;
/** Of the processor, in milliseconds. */
const mostTime = 1000;

/** Draws it once, as every visitor's browser will have to. @throws {FileRefused} */
function tryOut({ svg, width, height }: Drawing): void {
  const before = process.cpuUsage();
  try {
    new Resvg(svg, {
      fitTo: { mode: width >= height ? 'width' : 'height', value: trialSize },
      font: { loadSystemFonts: false },
    }).render();
  } catch {
    throw new FileRefused('The drawing cannot be drawn. Export it again.');
  }
  const { user, system } = process.cpuUsage(before);
  if ((user + system) / 1000 > mostTime) throw new FileRefused(tooSlow);
}

/**
 * Takes a drawing apart, keeps its shapes, and draws them on trial where it is a new one.
 * @throws {FileRefused} with the reason
 */
export async function work({ source, isNew }: DrawingJob): Promise<Drawing> {
  const drawing = await sanitiseSvg(source, isNew);
  if (typeof drawing === 'string') throw new FileRefused(drawing);
  if (!isNew) return drawing;
  const cost = findCost(drawing.svg);
  if (cost !== null) throw new FileRefused(cost);
  // Characters take more room where they are escaped.
  if (Buffer.byteLength(drawing.svg) > mostSvgBytes) throw new FileRefused(tooLarge);
  tryOut(drawing);
  return drawing;
}
