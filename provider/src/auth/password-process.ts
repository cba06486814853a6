import { serveJobs } from '../media/child-worker.ts';
import { estimate } from './password-estimate.ts';

/** The process that judges new passwords, started and ended by `password-rule.ts`. */
serveJobs(estimate);
