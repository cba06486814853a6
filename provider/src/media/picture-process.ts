import { serveJobs } from './child-worker.ts';
import { work } from './picture-jobs.ts';

/** The picture process, started and ended by `picture.ts`. */
serveJobs(work);
