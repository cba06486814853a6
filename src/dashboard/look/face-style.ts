import type { FaceId } from '@vitrine/look';
import { openFaces, titleWeights } from '@vitrine/look/faces';

/** Whether a face is one of the open ones that come with the product. */
export const isOpen = (id: FaceId): id is keyof typeof openFaces => id in openFaces;

/** The family under which the form knows a face. */
export const familyOf = (id: FaceId): string => `Look ${id}`;

/** What text is set in. The built face has its own name: the dashboard around it may be set in another. */
export const textStyle = (id: FaceId): { readonly fontFamily: string } => ({
  fontFamily: `${id === 'built' ? '"Anek", "Anek Indic"' : `"${familyOf(id)}"`}, sans-serif`,
});

/** What titles are set in, with their weight. */
export const titleStyle = (id: FaceId): { readonly fontFamily: string; readonly fontWeight?: number } =>
  id === 'built' ? textStyle(id) : { ...textStyle(id), fontWeight: titleWeights(id).display };
