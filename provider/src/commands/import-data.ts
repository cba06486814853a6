/** `npm run import-data -- FOLDER`: what `npm run export-data` has written becomes the content of an empty data folder. */
import { readConfig } from '../config.ts';
import { importData } from '../exported-data/import.ts';
import { onlyArgument, runCommand, warnOfMissing, withElsewhere } from './run.ts';

await runCommand(async () => {
  const folder = onlyArgument('npm run import-data -- FOLDER');
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  const { entries, files, missing } = await withElsewhere({ ...config, databaseUrl: null }, ({ bucket }) =>
    importData(folder, dataDir, databaseUrl, bucket),
  );
  console.info(`Imported ${String(entries)} entries and ${String(files)} files into ${dataDir}.`);
  warnOfMissing(missing, 'They were when the data was exported.');
});
