/** `npm run restore -- FILE`: puts a backup into an empty data folder. */
import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore.ts';
import { readConfig } from '../config.ts';
import { rememberWhereabouts } from '../start/installation.ts';
import { onlyArgument, runCommand, warnOfMissing, withElsewhere } from './run.ts';

await runCommand(async () => {
  const archive = onlyArgument('npm run restore -- FILE');
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  const { files, missing } = await withElsewhere(config, async (elsewhere) => {
    const facts = await restoreBackup(archive, dataDir, elsewhere);
    const { server, bucket } = elsewhere;
    await rememberWhereabouts(resolve(dataDir), server, { databaseUrl, media: bucket?.address ?? null });
    return facts;
  });
  console.info(`Restored the database and ${files} media files into ${dataDir}.`);
  warnOfMissing(missing, 'They were when the backup was made.');
});
