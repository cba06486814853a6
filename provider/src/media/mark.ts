import { open, readFile } from 'node:fs/promises';
import { HttpError } from '../lib/http-error.ts';
import type { Upload } from '../lib/upload.ts';
import { FileRefused, JobTimedOut } from './child-worker.ts';
import { readDrawing } from './drawing.ts';
import { inspect, unmeasured } from './inspect.ts';
import type { MediaFacts } from './inspect.ts';
import { looksLikeSvg, mostSvgBytes, tooLarge, tooSlow } from './svg.ts';
import type { Drawing } from './svg.ts';

const mostPngBytes = 1024 * 1024;
/** Enough for a comment and a document type before the drawing. */
const headBytes = 4096;

const refuse = (status: number, message: string, { part }: Upload): HttpError =>
  new HttpError(status, message, { part });

async function readHead(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** @throws {HttpError} 415, also where the process ended with it: what ends it is no mark */
async function takeDrawing(upload: Upload): Promise<Drawing> {
  try {
    return await readDrawing(await readFile(upload.path, 'utf8'), true);
  } catch (error) {
    if (error instanceof FileRefused) throw refuse(415, error.message, upload);
    if (error instanceof JobTimedOut) throw refuse(415, tooSlow, upload);
    throw refuse(415, 'The drawing cannot be read. Simplify it, then export it again.', upload);
  }
}

/** Puts what may stay of a drawing in its place. */
async function inspectDrawing(upload: Upload): Promise<MediaFacts> {
  if (upload.bytes > mostSvgBytes) throw refuse(413, tooLarge, upload);
  const { svg, width, height } = await takeDrawing(upload);
  const file = await open(upload.path, 'w');
  try {
    await file.writeFile(svg);
    await file.sync();
  } finally {
    await file.close();
  }
  return {
    contentType: 'image/svg+xml',
    extension: 'svg',
    mediaType: 'IMAGE',
    bytes: Buffer.byteLength(svg),
    ...unmeasured,
    width,
    height,
  };
}

/**
 * A wordmark or an icon: a drawing, of which only the shapes are kept, or a PNG.
 * @throws {HttpError} 413, 415
 */
export async function inspectMark(upload: Upload): Promise<MediaFacts> {
  if (looksLikeSvg(await readHead(upload.path))) return inspectDrawing(upload);
  if (upload.bytes > mostPngBytes) throw refuse(413, 'A PNG may have 1 MB at most here.', upload);
  const facts = await inspect(upload).catch((error: unknown) => {
    throw error instanceof HttpError ? refuse(415, 'This must be an SVG drawing or a PNG picture.', upload) : error;
  });
  if (facts.extension !== 'png') throw refuse(415, 'This must be an SVG drawing or a PNG picture.', upload);
  return facts;
}

/** @throws {HttpError} 413, 415 */
export async function inspectIcon(upload: Upload): Promise<MediaFacts> {
  const facts = await inspectMark(upload);
  if (facts.width !== facts.height) throw refuse(415, 'An icon must be as wide as it is high.', upload);
  return facts;
}
