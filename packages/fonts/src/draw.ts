import type { Look } from '@vitrine/look';
import { lookCss } from '@vitrine/look/css';
import type { Face } from '@vitrine/look/faces';
import { facesWith } from './faces.ts';

/**
 * The style sheets of a look in this build's faces, and in the studio's own.
 *
 * @param own null without one
 */
export function drawLook(look: Look, own: Face | null): { readonly site: string; readonly dashboard: string } {
  const faces = facesWith(own);
  return { site: lookCss(look, faces), dashboard: lookCss(look, faces, 'dashboard') };
}
