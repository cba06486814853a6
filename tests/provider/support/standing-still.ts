import { startWatchdog } from '../../../provider/src/health/watchdog.ts';

/** A process that notes something and never returns to its loop; or returns, is told to stop, and does not. */
const watchdog = startWatchdog({ said: 400, ended: process.argv[2] === 'still' ? 1200 : 60_000, stopping: 800 });
watchdog.note('PUT /api/site (request 1)');
// Once it has begun to beat.
setTimeout(() => {
  if (process.argv[2] === 'stopping') watchdog.stopping();
  for (;;) if (process.argv.length === 0) break;
}, 700);
