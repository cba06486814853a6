/** `npm run export -- FOLDER`: the site as files that any host can serve, while the provider goes on. */
import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { createExport } from '../export/create.ts';
import { ExportRefused } from '../export/folder.ts';
import { Misused, onlyArgument, runCommand } from './run.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

await runCommand(async () => {
  const target = onlyArgument('npm run export -- FOLDER');
  if (/^[a-z][\w+.-]*:\/\//i.test(target)) {
    throw new Misused(
      `An export cannot be sent to ${target} yet. Export into a folder (npm run export -- FOLDER), and copy that.`,
    );
  }
  const { dataDir, publicOrigin, port } = readConfig(process.env);
  const origin = publicOrigin ?? `http://127.0.0.1:${String(port)}`;
  console.info(`Exporting ${resolve(dataDir)} into ${resolve(target)}`);
  if (publicOrigin === null) {
    console.warn(
      `PUBLIC_ORIGIN is not set: the sitemap, the feed and shared links will name ${origin}. Set it before you publish.`,
    );
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => stop.abort(new ExportRefused('Stopped. What was there before is as it was.')));
  }
  const { pages, pictures, films, bytes } = await createExport({
    dataDir,
    target,
    origin,
    say: (line) => console.info(line),
    signal: stop.signal,
  });
  console.info(
    `Exported ${String(pages)} pages, ${String(pictures)} pictures and ${String(films)} films, ${megabytes(bytes)}, into ${resolve(target)}`,
  );
});
