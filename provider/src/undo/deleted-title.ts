import { number } from '../db/rows.ts';
import type { Clock } from '../lib/clock.ts';
import type { ProjectRepository } from '../repositories/projects.ts';
import { rowsOf } from '../repositories/undo.ts';
import type { Snapshot, UndoRecord, UndoRepository } from '../repositories/undo.ts';
import { toReadable } from '../rules/redirects.ts';

/** The first text in a column of the rows of a table; `null` where there is none. */
function textOf(snapshot: Snapshot, table: string, column: string): string | null {
  const value = rowsOf(snapshot, table)[0]?.[column];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** What is called so; `null` where it has no name. A place of the home page has that of the project that it showed, which may have been deleted too. */
export async function titleOfDeleted(
  { kind, snapshot }: Pick<UndoRecord, 'kind' | 'snapshot'>,
  {
    projects,
    undo,
    clock,
  }: {
    readonly projects: Pick<ProjectRepository, 'seenBy'>;
    readonly undo: Pick<UndoRepository, 'titleOfProject'>;
    readonly clock: Clock;
  },
): Promise<string | null> {
  if (kind === 'header_video' || kind === 'home_grid') {
    const [slot] = rowsOf(snapshot, kind);
    if (slot === undefined) return null;
    const id = number(slot, 'project_id');
    const standing = await projects.seenBy('administrator').find(id);
    return standing === null ? undo.titleOfProject(id, clock()) : standing.title;
  }
  if (kind === 'copy')
    return (await projects.seenBy('administrator').find(number(rowsOf(snapshot, kind)[0] ?? {}, 'id')))?.title ?? null;
  if (kind === 'category' || kind === 'link' || kind === 'kept_look') return textOf(snapshot, kind, 'name');
  if (kind === 'about') return textOf(snapshot, kind, 'intro_heading');
  if (kind === 'loose_media' || kind === 'text_picture') {
    const [loose] = rowsOf(snapshot, kind);
    const name = rowsOf(snapshot, 'media').find((row) => row['id'] === loose?.['media_id'])?.['original_name'];
    return typeof name === 'string' && name !== '' ? name : null;
  }
  if (kind === 'replaced_file') return textOf(snapshot, 'replaced', 'original_name');
  if (kind === 'message') return textOf(snapshot, kind, 'name');
  if (kind === 'original') return textOf(snapshot, kind, 'original_name');
  if (kind === 'redirect') return toReadable(textOf(snapshot, kind, 'source') ?? '');
  return textOf(snapshot, kind, 'title');
}
