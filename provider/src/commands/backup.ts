/** `npm run backup -- FILE`: one file with everything of the data folder, while the provider goes on. */
import { createBackup } from '../backup/create.ts';
import { readConfig } from '../config.ts';
import { onlyArgument, runCommand } from './run.ts';

await runCommand(async () => {
  const target = onlyArgument('npm run backup -- FILE');
  const { dataDir } = readConfig(process.env);
  const { files, bytes } = await createBackup(dataDir, target);
  console.info(`Backed up ${dataDir}: the database and ${files} media files, ${bytes} bytes, in ${target}.`);
});
