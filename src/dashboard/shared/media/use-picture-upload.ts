import { useEffect, useEffectEvent } from 'react';
import type { Problem } from '../../../api/problem.ts';
import type { Media } from '../../../domain/content.ts';
import { isolated } from '../../../domain/isolated.ts';
import { isFilm } from '../../../domain/media-files.ts';
import { useTextPicture } from '../../../machines/homepage/slot-file.react.tsx';
import { usePart } from '../../../machines/sending/sending.react.tsx';
import { logFailure } from '../messages.ts';

interface PictureUploadListeners {
  /** Where it is to stand, in words: 'in texts'. */
  readonly place: string;
  readonly onStored: (stored: { readonly path: string; readonly media: Media }) => void;
  /** It is let go. @param reason why it cannot stand there */
  readonly onGone: (reason: string | null) => void;
}

export interface PictureUpload {
  /** Its preview, once it is read. */
  readonly media: Media | null;
  readonly problem: Problem | null;
  /** How much of it has gone out, in per cent. */
  readonly percent: number;
  readonly retry: () => void;
}

/** Sends a picture to the library as soon as it is read, and the form around waits for it; a film is let go. */
export function usePictureUpload(file: File, { place, onStored, onGone }: PictureUploadListeners): PictureUpload {
  const { now, send } = useTextPicture(file);
  const { media, problem, progress, reason } = now.context;
  const stored = now.status === 'done' ? (now.output?.stored?.stored ?? null) : null;
  const isOver = now.status === 'done';
  const canBegin = now.matches({ opened: 'choosing' }) && problem === null && progress === null;
  const isOfFilm = media?.kind === 'video' || isFilm(file);
  usePart({ kind: 'picture', state: problem === null ? 'begun' : 'failed' });

  const begin = useEffectEvent(() => {
    if (isOfFilm) onGone(`${isolated(file.name)} is a film. Only pictures stand ${place}.`);
    else if (canBegin) send({ type: 'file.send' });
  });
  useEffect(() => begin(), [canBegin, isOfFilm]);
  const end = useEffectEvent(() => {
    if (stored === null) onGone(reason);
    else onStored(stored);
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const explain = useEffectEvent(() => {
    if (problem !== null) logFailure('Failed to send the picture.', problem);
  });
  useEffect(() => explain(), [problem]);

  return {
    media,
    problem,
    percent: progress === null || progress.total === 0 ? 0 : (100 * progress.sent) / progress.total,
    retry: () => send({ type: 'file.send' }),
  };
}
