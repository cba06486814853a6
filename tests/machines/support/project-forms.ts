import type { ForEditing, Frame, Grid, GridType, Media, Project, ProjectFile } from '../../../src/domain/content.ts';

export function makeMedia(url: string, kind: Media['kind'] = 'image'): Media {
  return { url, kind, alt: null, width: 653, height: 600, poster: null, color: null };
}

export function makeFrame(id: number, slot = 0): Frame {
  return {
    id,
    slot,
    name: `${String(id)}.jpg`,
    path: `media/${String(id)}.jpg`,
    media: makeMedia(`/media/${String(id)}.jpg`),
  };
}

export function makeProjectFile(id: number): ProjectFile {
  return { ...makeFrame(id), bytes: 4, hasDetails: true, isRemovable: true, fitsFilmSlots: false };
}

export function makeGrid(
  id: number,
  gridType: GridType,
  frames: readonly Frame[] = [],
  text: string | null = null,
): Grid {
  return { id, gridType, text, frames };
}

/** A stored project with nothing in it, or with what is told. */
export function makeProject(part: Partial<ForEditing<Project>> = {}): ForEditing<Project> {
  return {
    etag: null,
    id: 5,
    title: 'Upar',
    slug: 'upar',
    header: null,
    headerPath: null,
    categoryId: null,
    clientName: '',
    year: '',
    theme: null,
    position: 1,
    description: '',
    credits: [],
    grids: [],
    related: [],
    ...part,
  };
}

export function makeFile(name: string, size = 3, type = 'image/jpeg'): File {
  return new File(['x'.repeat(size)], name, { type });
}
