import { firstLetters, restLetters } from '@vitrine/look/letters';
import type { OwnFace } from '@vitrine/look/own-face';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { TriedFace } from '../../api/dashboard/faces.ts';
import type { PreviewFont } from '../../domain/preview.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { describeFaceFailure } from './texts.ts';
import { TryFaceMachineContext } from './machines.ts';

/** The studio's own typeface in the form: one that is stored, or one that was chosen and tried. */
export interface OwnFaceInForm {
  /** Null without one, and until it has been tried. */
  readonly own: OwnFace | null;
  readonly isTrying: boolean;
  /** Why the chosen file cannot be one. */
  readonly refusal: string | null;
  /** What a page needs of it that has not been stored, under the name of a family. */
  readonly fontsFor: (family: string) => readonly PreviewFont[];
}

interface Tried {
  readonly file: File;
  readonly face: TriedFace | null;
  readonly refusal: string | null;
}

/**
 * Tries a file as soon as it is chosen, or comes back with a draft.
 *
 * @param file null: it is to go; without one what is stored stays
 */
export function useOwnFace(file: File | null | undefined, stored: OwnFace | null): OwnFaceInForm {
  const [tried, setTried] = useState<Tried | null>(null);
  const asked = useRef<File | null>(null);
  const settle = (face: TriedFace | null, refusal: string | null) => {
    if (asked.current !== null) setTried({ file: asked.current, face, refusal });
  };
  const submission = useSubmission(useProvidedMachine(TryFaceMachineContext), {
    onSucceeded: (face) => settle(face, null),
    onFailed: (problem) => settle(null, describeFaceFailure(problem)),
  });
  const { isBusy } = submission;
  const ask = useEffectEvent((next: File) => {
    asked.current = next;
    submission.submit(next);
  });
  useEffect(() => {
    if (file instanceof File && file !== asked.current && !isBusy) ask(file);
  }, [file, isBusy]);
  return useMemo(() => describe(file, stored, tried), [file, stored, tried]);
}

const noFonts = (): readonly PreviewFont[] => [];

function describe(file: File | null | undefined, stored: OwnFace | null, tried: Tried | null): OwnFaceInForm {
  if (!(file instanceof File))
    return { own: file === null ? null : stored, isTrying: false, refusal: null, fontsFor: noFonts };
  if (tried?.file !== file) return { own: null, isTrying: true, refusal: null, fontsFor: noFonts };
  const { face, refusal } = tried;
  if (face === null) return { own: null, isTrying: false, refusal, fontsFor: noFonts };
  const { files, own } = face;
  return {
    own,
    isTrying: false,
    refusal,
    fontsFor: (family) =>
      files.map((source, index) => ({
        family,
        source,
        weight: own.face.weights.join(' '),
        letters: index === 0 ? firstLetters : restLetters,
      })),
  };
}
