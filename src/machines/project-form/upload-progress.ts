import { chosenMedia } from '../../domain/project-form.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import type { UploadProgress } from '../../api/http/upload.ts';

/** How far an upload has come, in per cent: all of it, and each file by its key. */
export interface UploadShares {
  readonly all: number;
  readonly files: ReadonlyMap<string, number>;
}

function percent(part: number, whole: number): number {
  return whole <= 0 ? 100 : Math.min(100, Math.max(0, (part / whole) * 100));
}

/**
 * The share of each file, from the bytes of the whole request: files go out one after the other, behind the texts, so that
 * what has gone out tells which of them have, and how much of the one on its way.
 */
export function uploadShares(values: ProjectValues, { sent, total }: UploadProgress): UploadShares {
  const chosen = chosenMedia(values);
  const bytes = chosen.reduce((sum, { file }) => sum + file.size, 0);
  let start = Math.max(0, total - bytes);
  const files = new Map<string, number>();
  for (const { key, file } of chosen) {
    files.set(key, percent(sent - start, file.size));
    start += file.size;
  }
  return { all: percent(sent, total), files };
}
