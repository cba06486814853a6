import { paths } from '../paths.ts';
import { createChildWorker } from './child-worker.ts';
import type { DrawingJob } from './drawing-jobs.ts';
import type { Drawing } from './svg.ts';

/** One at a time: nobody waits long, as none may take long. The limit is generous for a machine that is busy, or slow to start a process. */
const run = createChildWorker<DrawingJob, Drawing>({
  script: paths.drawingProcess,
  concurrency: 1,
  niceness: 0,
  timeLimit: 10,
  // One for the drawing (`drawing-jobs.ts`), one for the start of the process.
  processorLimit: 2,
  heapLimit: 256,
});

/**
 * Reads a drawing in a process of its own, within two seconds of the processor, and keeps its shapes.
 * @throws {FileRefused} where it cannot be kept, with the reason; {@link JobTimedOut} or another error where the process was ended by it
 */
export const readDrawing = (source: string, isNew: boolean): Promise<Drawing> => run({ source, isNew });
