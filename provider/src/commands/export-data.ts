/** `npm run export-data -- FOLDER`: all content as JSON and files, to take elsewhere, while the provider goes on. */
import { readConfig } from '../config.ts';
import { exportData } from '../exported-data/export.ts';
import { onlyArgument, runCommand, warnOfMissing, withInstallation } from './run.ts';

await runCommand(async () => {
  const folder = onlyArgument('npm run export-data -- FOLDER');
  const config = readConfig(process.env);
  const { entries, files, bytes, missing } = await withInstallation(config, (elsewhere) =>
    exportData(config.dataDir, folder, elsewhere),
  );
  console.info(
    `Exported ${String(entries)} entries and ${String(files)} files, ${(bytes / 1e6).toFixed(1)} MB, into ${folder}. Drafts are among them.`,
  );
  warnOfMissing(missing, 'Everything else was exported.');
});
