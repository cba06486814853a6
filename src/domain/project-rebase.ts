import type { Media } from './content.ts';
import { dayOf } from './new-second-light.ts';
import { projectDraftShape } from './project-draft.ts';
import type { ProjectDraft } from './project-draft.ts';
import type { ProjectValues } from './project-form.ts';
import { mergeProject } from './project-merge.ts';
import { fieldsIn, itemsIn, numberOf, readStored } from './stored-shape.ts';

/** A fingerprint tells a stored file by its path. */
const unknownMedia: Media = { url: '', kind: 'image', alt: null, width: null, height: null, poster: null, color: null };

const withMedia = (content: unknown) => (content === null ? null : { media: unknownMedia, ...fieldsIn(content) });

/** The form that has this fingerprint, with what that leaves out as if there were none; null of one that an earlier release made. */
function readFingerprint(began: unknown): ProjectValues | null {
  const told = fieldsIn(began);
  const values = {
    ...told,
    header: withMedia(told['header']),
    credits: itemsIn(told['credits']).map((credit) => ({ creditKey: '', ...credit })),
    removedCredits: [],
    grids: itemsIn(told['grids']).map((grid) => ({
      ...grid,
      frames: itemsIn(grid['frames']).map((frame) => ({ ...frame, content: withMedia(frame['content']) })),
    })),
  };
  return readStored(projectDraftShape, { values, files: [] }, numberOf(projectDraftShape))?.values ?? null;
}

/** Whether each new file of a draft still has the grid that it had. */
function keepsFiles({ values, files }: ProjectDraft, { grids }: ProjectValues): boolean {
  const keys = new Set(grids.map(({ key }) => key));
  return files.every(({ grid }) => {
    const had = dayOf(grid) === null && values.grids.some(({ key }) => key === grid);
    return !had || keys.has(grid ?? '');
  });
}

/**
 * A draft of a project that began from another state of it, over what is stored now: only what was changed in it.
 *
 * @param began the state from which it began, as its fingerprint tells it
 * @returns null where that cannot be read, or where the merged form would have no grid for a new file
 */
export function rebaseProject(kept: ProjectDraft, began: unknown, stored: ProjectValues): ProjectDraft | null {
  const base = readFingerprint(began);
  if (base === null) return null;
  const values = mergeProject({ base, mine: kept.values, theirs: stored });
  return keepsFiles(kept, values) ? { ...kept, values } : null;
}
