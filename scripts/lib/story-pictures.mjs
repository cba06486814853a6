/** Pictures of the design system's stories, in both themes, kept in the repository and compared with a tolerance. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { inRoot } from './paths.mjs';

const kept = inRoot('stories', 'design-system', 'pictures');
const seen = inRoot('test-results', 'stories');

/**
 * How much may differ: of the pixels that are not ground, for a page is mostly ground. What only smooths an edge never
 * counts: two releases of a browser do that differently.
 */
const TOLERANCE = 0.005;
/** How different two pixels have to be, 0 to 1. A token's colour that moves by a few steps is seen. */
const THRESHOLD = 0.02;
/** A story with next to nothing on it may differ by so many pixels. */
const LEAST = 40;

const fileOf = (folder, id) => join(folder, `${id}.png`);

/** Takes the page as it stands. Films are covered: which of their frames is shown is a matter of time. */
export function takePicture(page) {
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, mask: [page.locator('video')] });
}

/** Both pictures on one sheet, the white one above, in few colours: small, and the same for the same pictures. */
async function toSheet(white, black) {
  const [one, other] = await Promise.all([white, black].map((picture) => sharp(picture).metadata()));
  const width = Math.max(one.width, other.width);
  return sharp({ create: { width, height: one.height + other.height, channels: 3, background: '#808080' } })
    .composite([
      { input: white, left: 0, top: 0 },
      { input: black, left: 0, top: one.height },
    ])
    .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9, effort: 8 })
    .toBuffer();
}

async function toPixels(sheet) {
  const { data, info } = await sharp(sheet).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels are not the colour of their half's first one. */
function countInk({ data, width, height }) {
  let ink = 0;
  for (const [from, to] of [
    [0, Math.floor(height / 2)],
    [Math.floor(height / 2), height],
  ]) {
    const ground = data.readUInt32BE(from * width * 4);
    for (let at = from * width * 4; at < to * width * 4; at += 4) if (data.readUInt32BE(at) !== ground) ink += 1;
  }
  return ink;
}

/**
 * What is different from the kept picture, in words; nothing where it is the same or was just kept.
 *
 * @param {string} id of the story
 * @param {Buffer} white
 * @param {Buffer} black
 * @param {boolean} isUpdate keeps this one
 */
export async function comparePictures(id, white, black, isUpdate) {
  const sheet = await toSheet(white, black);
  if (isUpdate) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(fileOf(kept, id), sheet);
    return [];
  }
  if (!existsSync(fileOf(kept, id))) return ['picture: none is kept; look at the story, then add `--update`'];
  const [before, after] = await Promise.all([toPixels(fileOf(kept, id)), toPixels(sheet)]);
  const show = (name, picture) => {
    mkdirSync(seen, { recursive: true });
    writeFileSync(fileOf(seen, `${id}${name}`), picture);
  };
  if (before.width !== after.width || before.height !== after.height) {
    show('', sheet);
    const size = ({ width, height }) => `${width} × ${height}`;
    return [`picture: ${size(after)} instead of ${size(before)}`];
  }
  const { width, height } = before;
  const difference = new Uint8Array(before.data.length);
  const count = pixelmatch(before.data, after.data, difference, width, height, { threshold: THRESHOLD });
  const ink = countInk(before);
  if (count <= Math.max(LEAST, TOLERANCE * ink)) return [];
  show('', sheet);
  show(
    '.difference',
    await sharp(difference, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
  return [`picture: ${count} pixels of ${ink} differ; see test-results/stories/${id}.difference.png`];
}

/** Pictures of stories that are no more; an update removes them. @param {readonly string[]} ids of all stories */
export function findStalePictures(ids, isUpdate) {
  const files = existsSync(kept) ? readdirSync(kept) : [];
  const stale = files.filter((file) => !ids.some((id) => file === `${id}.png`));
  if (!isUpdate) return stale;
  for (const file of stale) rmSync(join(kept, file));
  return [];
}
