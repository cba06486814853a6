import { namesBySent, projectFields } from '@vitrine/content';
import type { ProjectField, ProjectValues } from './project-form.ts';

/** What of a project's form a refusal is about: a file, by its grid's key (null for the header) and slot, or a field. */
export type RefusedPart =
  | { readonly kind: 'file'; readonly grid: string | null; readonly slot: number; readonly file: string }
  | { readonly kind: 'field'; readonly field: ProjectField };

const fields = namesBySent(projectFields);

/** The part of this name in the form that was sent (rulings, "Over the wire"); null for one that has no place of its own. */
export function findPart(sent: string, { header, grids }: ProjectValues): RefusedPart | null {
  // An original stands where its film does.
  const part = sent.replace(/^original_/, '');
  const field = fields.get(sent);
  if (field !== undefined) return { kind: 'field', field };
  if (part === 'HeaderMedia' && header?.source === 'chosen') {
    return { kind: 'file', grid: null, slot: 0, file: header.file.name };
  }
  const [, g, f, n] = /^grid_(\d+)_frame_(\d+)_(\d+)$/.exec(part) ?? [];
  const grid = grids[Number(g)];
  const files = grid?.frames.flatMap(({ slot, content }) =>
    slot === Number(f) && content.source === 'chosen' ? [content.file.name] : [],
  );
  const file = files?.[Number(n)];
  return grid === undefined || file === undefined ? null : { kind: 'file', grid: grid.key, slot: Number(f), file };
}

/** 'Header media', 'Grid 2, frame 1' */
export function nameSlot(grid: string | null, slot: number, { grids }: ProjectValues): string {
  if (grid === null) return 'Header media';
  return `Grid ${String(grids.findIndex(({ key }) => key === grid) + 1)}, frame ${String(slot + 1)}`;
}
