import { serveJobs } from './child-worker.ts';
import { work } from './font-jobs.ts';

/** The process for fonts, started and ended by `font.ts`. */
serveJobs(work);
