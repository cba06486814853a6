import { useEffect } from 'react';
import type { PreviewFont } from '../domain/preview.ts';
import { addFonts } from '../platform/fonts.ts';

/** Gives fonts to the page for as long as a screen is there; each is fetched when something is first set in it. */
export function useFonts(fonts: readonly PreviewFont[]): void {
  useEffect(() => addFonts(fonts), [fonts]);
}
