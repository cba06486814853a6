/** The thread that reads a copy of a database (`read-copy.ts`). */
import { parentPort, workerData } from 'node:worker_threads';
import { readCopy } from './copied-database.ts';

parentPort?.postMessage(await readCopy(workerData));
