/** The thread that moves what was written from SQLite's log into the database (`sqlite.ts`): that waits for the disk. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const path: string = workerData;
const db = new DatabaseSync(path);
db.exec('PRAGMA busy_timeout = 5000');
db.exec('PRAGMA wal_checkpoint(PASSIVE)');
db.close();
