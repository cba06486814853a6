import { namesBySent, projectFields } from '@vitrine/content';
import { darkGrid, dayOf } from './new-second-light.ts';
import type { ChosenMedia, ProjectField, ProjectValues } from './project-form.ts';

/** What of a project's form a refusal is about: a file, by its grid's key (null for the header) and slot, or a field. */
export type RefusedPart =
  | { readonly kind: 'file'; readonly grid: string | null; readonly slot: number; readonly file: string }
  | { readonly kind: 'field'; readonly field: ProjectField };

const fields = namesBySent(projectFields);

/** The part of this name in the form that was sent (rulings, "Over the wire"); null for one that has no place of its own. */
export function findPart(sent: string, { header, grids }: ProjectValues): RefusedPart | null {
  const field = fields.get(sent);
  if (field !== undefined) return { kind: 'field', field };
  // An original stands where its film does, a second light beside its file.
  const [, kind, part = ''] = /^(original_|dark_|)(.*)$/.exec(sent) ?? [];
  const found = findFile(part, { header, grids });
  if (found === null) return null;
  const { grid, slot, content } = found;
  if (kind !== 'dark_') return { kind: 'file', grid, slot, file: content.file.name };
  return { kind: 'file', grid: darkGrid(content.key), slot: 0, file: content.dark?.file.name ?? content.file.name };
}

/** The new file that was sent in this part. */
function findFile(part: string, { header, grids }: Pick<ProjectValues, 'header' | 'grids'>): FoundFile | null {
  if (part === 'HeaderMedia') return header?.source === 'chosen' ? { grid: null, slot: 0, content: header } : null;
  const [, g, f, n] = /^grid_(\d+)_frame_(\d+)_(\d+)$/.exec(part) ?? [];
  const grid = grids[Number(g)];
  const files = grid?.frames.flatMap(({ slot, content }) =>
    slot === Number(f) && content.source === 'chosen' ? [content] : [],
  );
  const content = files?.[Number(n)];
  return grid === undefined || content === undefined ? null : { grid: grid.key, slot: Number(f), content };
}

interface FoundFile {
  readonly grid: string | null;
  readonly slot: number;
  readonly content: ChosenMedia;
}

/** 'Header media', 'Grid 2, frame 1', 'Black of grid 2, frame 1' */
export function nameSlot(grid: string | null, slot: number, values: ProjectValues): string {
  const day = dayOf(grid);
  if (day !== null) return `Black of ${nameOf(day, values)}`;
  const { grids } = values;
  if (grid === null) return 'Header media';
  return `Grid ${String(grids.findIndex(({ key }) => key === grid) + 1)}, frame ${String(slot + 1)}`;
}

/** Where the new file of a key stands, in the middle of a sentence. */
function nameOf(key: string, values: ProjectValues): string {
  for (const grid of values.grids)
    for (const { slot, content } of grid.frames)
      if (content.source === 'chosen' && content.key === key) {
        const name = nameSlot(grid.key, slot, values);
        return name.charAt(0).toLowerCase() + name.slice(1);
      }
  return 'header media';
}
