import { serveJobs } from './child-worker.ts';
import { work } from './film-jobs.ts';

/** The process for films, started and ended by `film.ts`. */
serveJobs(work);
