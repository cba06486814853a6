import { facesWith } from '@vitrine/fonts/faces';
import { faceIds, readyLooks, type FaceId, type Look } from '@vitrine/look';
import { useMemo, type RefCallback } from 'react';
import type { PreviewFont } from '../../domain/preview.ts';
import { useFonts } from '../../machines/use-fonts.ts';
import { useNear } from '../../machines/use-near.ts';
import { familyOf, isOpen } from './face-style.ts';
import type { OwnFaceInForm } from './use-own-face.ts';

const openOnly = facesWith(null);

const fontsOf = (ids: readonly FaceId[]): readonly PreviewFont[] =>
  ids.filter(isOpen).flatMap((id) => {
    const face = openOnly.find(id);
    const weight = face?.weights.join(' ') ?? 'normal';
    return (face?.files ?? []).map(({ url, letters }) => ({ family: familyOf(id), source: url, weight, letters }));
  });

/** What the looks to begin from are drawn in, at the top of the screen. */
const first = faceIds.filter((id) => readyLooks.some(({ look: { displayFace } }) => displayFace === id));
const firstFonts = fontsOf(first);
const otherFonts = fontsOf(faceIds.filter((id) => !first.includes(id)));
const none: readonly PreviewFont[] = [];

/**
 * The faces of the form, each fetched when something is set in it. Those in which no look at the top is drawn wait until the list of
 * them is near: they are more files than all else of the screen.
 *
 * @param kept looks that are kept, drawn at the top as well
 * @returns the ref of the list of all faces
 */
export function useFaces({ own, fontsFor }: OwnFaceInForm, kept: readonly Look[]): RefCallback<Element> {
  const [list, wasNear] = useNear();
  const isKept = kept.some(({ displayFace }) => !first.includes(displayFace));
  useFonts(firstFonts);
  useFonts(wasNear || isKept ? otherFonts : none);
  const ownFonts = useMemo(() => {
    const stored = own?.face.files ?? [];
    const weight = own?.face.weights.join(' ') ?? 'normal';
    return stored.length === 0
      ? fontsFor(familyOf('own'))
      : stored.map(({ url, letters }) => ({ family: familyOf('own'), source: url, weight, letters }));
  }, [own, fontsFor]);
  useFonts(ownFonts);
  return list;
}
