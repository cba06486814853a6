/** `npm run backup -- FILE`: one file with everything of the data folder, while the provider goes on. */
import { resolve } from 'node:path';
import { createBackup } from '../backup/create.ts';
import { readConfig } from '../config.ts';
import { onlyArgument, runCommand, warnOfMissing, withInstallation } from './run.ts';

await runCommand(async () => {
  const target = onlyArgument('npm run backup -- FILE');
  const config = readConfig(process.env);
  const folder = resolve(config.dataDir);
  const isNamed = (process.env['DATA_DIR'] ?? '') !== '';
  console.info(`Backing up ${folder}${isNamed ? '' : ' (DATA_DIR names another folder)'}`);
  const { files, bytes, missing } = await withInstallation(config, (elsewhere) =>
    createBackup(folder, target, elsewhere),
  );
  console.info(`Backed up the database and ${files} media files, ${bytes} bytes, in ${resolve(target)}`);
  warnOfMissing(missing, 'The backup has everything else, and can be restored.');
});
