/** `npm run export -- FOLDER`, or `-- s3://BUCKET/PREFIX`: the site as files that any host can serve, while the provider goes on. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { openBucket, toBucketPlace, type BucketPlace } from '../media/bucket.ts';
import { createExport } from '../export/create.ts';
import { ExportRefused } from '../export/folder.ts';
import { sayLeftOut, sayNowAndThen, sayUnmade } from '../export/say.ts';
import { checkBucket, sendExport } from '../export/send.ts';
import { Misused, onlyArgument, runCommand, warnOfMissing, warnOfRest, withInstallation } from './run.ts';

const usage = 'npm run export -- FOLDER, or npm run export -- s3://BUCKET/PREFIX';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const say = (line: string): void => console.info(line);

/** Names the folder of the data folder in which what was sent to a bucket is kept, so that the next time nothing is made again. */
const nameOf = ({ bucket, prefix }: BucketPlace): string =>
  createHash('sha256').update(`${bucket}/${prefix}`).digest('hex').slice(0, 16);

function readTarget(target: string): BucketPlace | null {
  const place = toBucketPlace(target);
  if (place === null && /^[a-z][\w+.-]*:\/\//i.test(target)) {
    throw new Misused(`An export cannot be sent to ${target}. Usage: ${usage}`);
  }
  return place;
}

await runCommand(async () => {
  const target = onlyArgument(usage);
  const place = readTarget(target);
  const config = readConfig(process.env);
  const { dataDir, publicOrigin, port } = config;
  const origin = publicOrigin ?? `http://127.0.0.1:${String(port)}`;
  const folder = place === null ? resolve(target) : join(resolve(dataDir), 'exports', nameOf(place));
  say(`Exporting ${resolve(dataDir)} ${place === null ? `into ${folder}` : `to ${target}`}`);
  if (publicOrigin === null) {
    console.warn(
      `PUBLIC_ORIGIN is not set: the sitemap, the feed and shared links will name ${origin}. Set it before you publish.`,
    );
  }
  const stop = new AbortController();
  const stopped = place === null ? 'What was there before is as it was.' : 'Call it again, and it goes on.';
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => stop.abort(new ExportRefused(`Stopped. ${stopped}`)));
  }
  const bucket = place === null ? null : await openBucket(place, stop.signal);
  try {
    if (bucket !== null) await checkBucket(bucket);
    const { pages, pictures, films, bytes, moved, missing, unmade, leftOut } = await withInstallation(
      config,
      (elsewhere) => createExport({ dataDir, elsewhere, target: folder, origin, say, signal: stop.signal }),
    );
    say(
      `Exported ${String(pages)} pages, ${String(pictures)} pictures and ${String(films)} films, ${megabytes(bytes)}, into ${folder}`,
    );
    warnOfMissing(missing, 'Everything else was exported; pages show empty frames in their place.');
    if (leftOut.length > 0) warnOfRest(sayLeftOut(leftOut));
    if (unmade.length > 0) warnOfRest(sayUnmade(unmade));
    if (bucket === null) return;
    const sayHowFar = sayNowAndThen(say);
    const facts = await sendExport({
      folder,
      moved,
      bucket,
      onObject: (done, total) => sayHowFar(`${String(done)} of ${String(total)} objects …`),
      signal: stop.signal,
    });
    say(
      `Sent ${String(facts.sent)} objects, ${megabytes(facts.bytes)}, to ${target}; ${String(facts.unchanged)} were there, ${String(facts.removed)} were removed`,
    );
  } finally {
    bucket?.close();
  }
});
