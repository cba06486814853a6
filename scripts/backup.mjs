/** `npm run backup -- FILE`: one file with everything of `DATA_DIR`, while the provider goes on. */
import { runCommand } from './lib/command.mjs';

await runCommand('backup');
