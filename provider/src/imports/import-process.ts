import { serveJobs } from '../media/child-worker.ts';
import { work } from './import-jobs.ts';

/** The process for what somebody else has exported or backed up, started and ended by `look-apart.ts`. */
serveJobs(work);
