import { serveJobs } from './child-worker.ts';
import { work } from './drawing-jobs.ts';

/** The process for drawings, started and ended by `drawing.ts`. */
serveJobs(work);
