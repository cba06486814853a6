import type { Face, Faces } from '@vitrine/look/faces';
import { builtFiles, openFaceFiles } from 'virtual:faces';

/**
 * The faces that come with this build, and the studio's own.
 *
 * @param own null without one
 */
export const facesWith = (own: Face | null): Faces => ({
  find: (id) => (id === 'own' ? own : openFaceFiles[id]),
  built: builtFiles,
});
