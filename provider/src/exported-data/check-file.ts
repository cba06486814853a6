import { sniff } from '@vitrine/media-kinds';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../lib/files.ts';
import { readDrawing } from '../media/drawing.ts';
import { isCutFont } from '../media/font.ts';
import { kindOfOriginal } from '../media/originals.ts';
import { looksLikeSvg, mostSvgBytes } from '../media/svg.ts';
import { DataRefused } from './format.ts';
import type { ExportedFile } from './format.ts';

const headBytes = 4096;

/** The type that a stored file has by its content; null for what is never stored. */
export async function typeByContent(path: string, isOriginal: boolean): Promise<string | null> {
  const file = await open(path, 'r');
  let head: Buffer;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    head = buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
  if (isOriginal) return kindOfOriginal(head)?.contentType ?? null;
  if (head.toString('latin1', 0, 4) === 'wOF2') return (await isCutFont(path)) ? 'font/woff2' : null;
  if (!looksLikeSvg(head.toString('utf8'))) return sniff(head)?.contentType ?? null;
  // Some stored before grew because their characters were escaped.
  if ((await stat(path)).size > 4 * mostSvgBytes) return null;
  const svg = await readFile(path, 'utf8');
  // Whatever it is that cannot be read: it is none that was stored.
  const drawing = await readDrawing(svg, false).catch(() => null);
  // As the store keeps it: only its shapes.
  return drawing?.svg === svg ? 'image/svg+xml' : null;
}

/**
 * Looks whether a file is what the manifest and its row say.
 * @param path of the folder `media`
 * @throws {DataRefused}
 */
export async function checkFile(
  path: string,
  { file, bytes, sha256 }: ExportedFile,
  { contentType, isOriginal }: { readonly contentType: string; readonly isOriginal: boolean },
): Promise<void> {
  const place = join(path, file);
  const found = await digestOf(place);
  if (found.bytes !== bytes || found.sha256 !== sha256) throw new DataRefused(`media/${file} is damaged.`);
  const type = await typeByContent(place, isOriginal);
  if (type !== contentType) throw new DataRefused(`media/${file} is not ${contentType}, as the data says.`);
}
