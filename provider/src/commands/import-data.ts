/** `npm run import-data -- FOLDER`: what `npm run export-data` has written becomes the content of an empty data folder. */
import { readConfig } from '../config.ts';
import { importData } from '../exported-data/import.ts';
import { onlyArgument, runCommand } from './run.ts';

await runCommand(async () => {
  const folder = onlyArgument('npm run import-data -- FOLDER');
  const { dataDir, databaseUrl } = readConfig(process.env);
  const { entries, files } = await importData(folder, dataDir, databaseUrl);
  console.info(`Imported ${String(entries)} entries and ${String(files)} files into ${dataDir}.`);
});
