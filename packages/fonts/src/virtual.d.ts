/** Made by `scripts/faces-plugin.ts`. */
declare module 'virtual:faces' {
  import type { Face, FaceFile, openFaces } from '@vitrine/look/faces';

  /** The faces that come with the product, with the addresses of their files in this build. */
  export const openFaceFiles: Readonly<Record<keyof typeof openFaces, Face>>;
  /** The same of the built face. */
  export const builtFiles: readonly FaceFile[];
}
