/** `npm run restore -- FILE`: puts a backup into an empty `DATA_DIR`. */
import { runCommand } from './lib/command.mjs';

await runCommand('restore');
