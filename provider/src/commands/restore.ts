/** `npm run restore -- FILE`: puts a backup into an empty data folder. */
import { restoreBackup } from '../backup/restore.ts';
import { readConfig } from '../config.ts';
import { onlyArgument, runCommand, warnOfMissing, withElsewhere } from './run.ts';

await runCommand(async () => {
  const archive = onlyArgument('npm run restore -- FILE');
  const config = readConfig(process.env);
  const { dataDir } = config;
  const { files, missing } = await withElsewhere(config, (elsewhere) => restoreBackup(archive, dataDir, elsewhere));
  console.info(`Restored the database and ${files} media files into ${dataDir}.`);
  warnOfMissing(missing, 'They were when the backup was made.');
});
