import { normaliseLibraryPage } from '../../../src/api/normalise/media-places.ts';
import type { LibraryPage } from '../../../src/domain/library.ts';

/** A page of these files as the provider answers it. @param total on the first page only */
export function libraryPage(ids: readonly number[], next: string | null, total?: number): LibraryPage {
  const data = ids.map((id) => ({
    id,
    mediaUrl: `media/${String(id)}.jpg`,
    mediaType: 'IMAGE',
    name: `${String(id)}.jpg`,
    details: { alt: null },
    projectId: 5,
    places: [{ kind: 'header', title: 'Upar' }],
  }));
  return normaliseLibraryPage({ data, ...(next === null ? {} : { next }), total }, 'http://studio.test');
}
