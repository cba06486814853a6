/** `npm run restore -- FILE`: puts a backup into an empty data folder. */
import { restoreBackup } from '../backup/restore.ts';
import { readConfig } from '../config.ts';
import { onlyArgument, runCommand } from './run.ts';

await runCommand(async () => {
  const archive = onlyArgument('npm run restore -- FILE');
  const { dataDir } = readConfig(process.env);
  const { files } = await restoreBackup(archive, dataDir);
  console.info(`Restored the database and ${files} media files into ${dataDir}.`);
});
