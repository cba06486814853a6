/** `npm run password`: a new password for the administrator, for who has lost it. */
import { runCommand } from './lib/command.mjs';

await runCommand('password');
