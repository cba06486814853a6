import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sanitiseSvg } from '../../provider/src/media/svg.ts';
import { installPackages } from '../../scripts/lib/debian-packages.ts';
import { encode, formOf, logIn } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';
import { startClient } from '../provider/support/client.ts';
import { temporaryFolder } from '../provider/support/process.ts';
import { mark, toldMedia } from '../provider/support/told-media.ts';

const exiftool = '/usr/bin/exiftool';

beforeAll(async () => {
  if (!existsSync(exiftool)) await installPackages(['libimage-exiftool-perl']);
}, 120_000);

/** Tags that tell about a place, a person, a camera, a program or a time; those of a colour profile are its maker's. */
const telling =
  /GPS|Locat|Latitude|Longitude|City|Country|Make$|Model|Serial|Lens|Owner|Artist|Author|Creator|Copyright|Credit|Contact|Rights|By-?line|Software|App$|Vendor|Encoder|Comment|Description|Title|Keyword|Subject|Date|Warning|XMP|Photoshop|IPTC|C2PA|JUMD|Thumbnail|PreviewImage|Text|Where/i;
const nothing = /^(?:0000:00:00 00:00:00|und)?$/;

/** What exiftool finds that tells something, as `file: [group] tag : value`, in embedded pictures and tracks too. */
function findTold(folder: string): readonly string[] {
  const words = ['-a', '-u', '-ee3', '-G1', '-s', '-r', '-ext', '*', folder];
  // Its code is 1 where a file is not whole.
  const { stdout, error } = spawnSync(exiftool, words, { encoding: 'latin1', maxBuffer: 200_000_000 });
  if (error !== undefined) throw error;
  let file = '';
  return stdout.split('\n').flatMap((line) => {
    const [, name] = /^======== (.*)$/.exec(line) ?? [];
    if (name !== undefined) file = basename(name);
    const [, group = '', tag, value = ''] = /^\[(.*?)\]\s+(\S+)\s*: (.*)$/.exec(line) ?? [];
    if (tag === undefined || /^(?:System|ExifTool$|ICC)/.test(group)) return [];
    return telling.test(`${group} ${tag}`) && !nothing.test(value.trim())
      ? [`${file}: [${group}] ${tag}: ${value}`]
      : [];
  });
}

/** The pictures are narrower: any width is all of one. */
const widths = [320];
const accepts = ['image/avif', 'image/webp', '*/*'];

interface Served {
  readonly app: TestProvider['app'];
  readonly cookie: string;
  readonly projectId: number;
}

/** Uploads a file, and writes everything that is served of it into a folder. @returns whether it was taken */
async function serveAll(
  { app, cookie, projectId }: Served,
  file: File,
  folder: string,
  name: string,
): Promise<boolean> {
  const { headers, payload } = await encode(formOf({ file }));
  const url = `/api/projects/${String(projectId)}/media`;
  const sent = await app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload });
  if (sent.statusCode === 415) return false;
  expect(sent.statusCode, sent.body).toBe(201);
  const { mediaUrl } = sent.json<{ data: { mediaUrl: string } }>().data;
  const versions = widths.flatMap((width) =>
    accepts.map((accept) => ({ url: `/${mediaUrl}?width=${String(width)}`, accept })),
  );
  const all = [{ url: `/${mediaUrl}`, accept: '*/*' }, { url: `/${mediaUrl}.share.jpg`, accept: '*/*' }, ...versions];
  for (const [index, { url, accept }] of all.entries()) {
    const answer = await app.inject({ url, headers: { cookie, accept } });
    // A film has no share without its still.
    if (answer.statusCode === 404 && url.endsWith('.share.jpg')) continue;
    expect(answer.statusCode, url).toBe(200);
    await writeFile(join(folder, `${name} ${String(index)}`), answer.rawPayload);
  }
  return true;
}

// The static export copies these files, and makes versions and shares by the same jobs.
test('exiftool finds no place, owner, camera or time in anything that is served', async () => {
  const [before, after] = [temporaryFolder(), temporaryFolder()];
  const client = await startClient(false);
  const { app } = client.provider;
  const { id: projectId } = await client.create({ title: 'Told' });
  const served = { app, projectId, ...(await logIn(app)) };
  const refused: string[] = [];
  for (const { extension, file, place } of await toldMedia()) {
    const name = `${extension} ${place.replaceAll('/', '-')}`;
    await writeFile(join(before, name), file);
    const sent = new File([new Uint8Array(file)], `told.${extension}`);
    if (!(await serveAll(served, sent, after, name))) refused.push(name);
  }
  expect(refused).toEqual(['jpg bytes between segments', 'avif boxes of its own, and bytes after the end']);
  expect(readdirSync(after).length).toBeGreaterThan(200);
  expect(findTold(before).length).toBeGreaterThan(100);
  expect(findTold(after)).toEqual([]);
}, 400_000);

test('and none in a drawing', async () => {
  const folder = temporaryFolder();
  const about = `<title>${mark}</title><desc>${mark}</desc><metadata><rdf:RDF xmlns:rdf="r" xmlns:dc="d"><dc:creator>${mark}</dc:creator></rdf:RDF></metadata>`;
  const made = await sanitiseSvg(
    `<?xml version="1.0"?><!-- ${mark} --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" data-name="${mark}" id="${mark}">${about}<path d="M0 0h8v8z"/></svg>`,
  );
  if (typeof made === 'string') throw new Error(made);
  await writeFile(join(folder, 'drawing.svg'), made.svg);
  expect(findTold(folder)).toEqual([]);
  expect(made.svg).not.toContain(mark);
});
