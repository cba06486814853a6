import type { Problem } from '../../api/problem.ts';
import type { Id, WrittenProject } from '../../domain/content.ts';
import type { UploadProgress } from '../../api/http/upload.ts';
import type { NewOriginal } from '../../domain/originals.ts';
import type { NewRendition } from '../../domain/renditions.ts';
import { chosenMedia } from '../../domain/project-form.ts';
import type { ProjectValues } from '../../domain/project-form.ts';

/** What is sent: a new project where `id` is null. */
export interface ProjectToSave {
  readonly id: Id | null;
  readonly values: ProjectValues;
  /** What is stored, or empty for a new one. */
  readonly stored: ProjectValues;
  /** The version that is changed; null changes any. */
  readonly etag: string | null;
  /** Versions of its films for phones, which are sent once it is stored. */
  readonly renditions: readonly NewRendition[];
  /** What its films were made of, where that is to be stored too. */
  readonly originals: readonly NewOriginal[];
  /** The keys of the films that visitors are to be able to hear. */
  readonly heard: readonly string[];
  /** Of a creation: every attempt carries the same one, so that a lost answer does not make a second project. */
  readonly idempotencyKey: string | null;
}

/** Sent by the upload. */
export type UploadEvent =
  | ({ readonly type: 'upload.progressed' } & UploadProgress)
  /** `written` is null where the provider does not tell. */
  | { readonly type: 'upload.accepted'; readonly written: WrittenProject | null }
  | { readonly type: 'upload.refused'; readonly problem: Problem };

/** The progress of an upload, in per cent: all of it, and each file by its key. */
export interface UploadShares {
  readonly all: number;
  readonly files: ReadonlyMap<string, number>;
}

function percent(part: number, whole: number): number {
  return whole <= 0 ? 100 : Math.min(100, Math.max(0, (part / whole) * 100));
}

/**
 * The share of each file, from the bytes of the whole request: files go out one after the other, behind the texts and before
 * the originals, so that what has gone out tells which of them have, and how much of the one on its way.
 */
export function uploadShares(
  { values, originals }: Pick<ProjectToSave, 'values' | 'originals'>,
  { sent, total }: UploadProgress,
): UploadShares {
  const chosen = chosenMedia(values);
  const files = [...chosen, ...originals].map(({ file }) => file);
  let start = Math.max(0, total - files.reduce((sum, { size }) => sum + size, 0));
  const shares = new Map<string, number>();
  for (const { key, file } of chosen) {
    shares.set(key, percent(sent - start, file.size));
    start += file.size;
  }
  return { all: percent(sent, total), files: shares };
}
