import { number } from '../db/rows.ts';
import type { ProjectRepository } from '../repositories/projects.ts';
import type { Snapshot, SnapshotRow, UndoRecord } from '../repositories/undo.ts';
import { toReadable } from '../rules/redirects.ts';

export const rowsOf = (snapshot: Snapshot, table: string): readonly SnapshotRow[] => snapshot[table] ?? [];

/** The first text in a column of the rows of a table; `null` where there is none. */
function textOf(snapshot: Snapshot, table: string, column: string): string | null {
  const value = rowsOf(snapshot, table)[0]?.[column];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** What is called so; `null` where it has no name. A place of the home page has that of the project that it showed. @param records all that are kept, in which that project may be */
export async function titleOfDeleted(
  { kind, snapshot }: Pick<UndoRecord, 'kind' | 'snapshot'>,
  records: readonly UndoRecord[],
  projects: Pick<ProjectRepository, 'seenBy'>,
): Promise<string | null> {
  if (kind === 'header_video' || kind === 'home_grid') {
    const [slot] = rowsOf(snapshot, kind);
    if (slot === undefined) return null;
    const id = number(slot, 'project_id');
    const deleted = records.flatMap((record) => rowsOf(record.snapshot, 'project')).find((row) => row['id'] === id);
    const title = deleted?.['title'];
    return (await projects.seenBy('administrator').find(id))?.title ?? (typeof title === 'string' ? title : null);
  }
  if (kind === 'copy')
    return (await projects.seenBy('administrator').find(number(rowsOf(snapshot, kind)[0] ?? {}, 'id')))?.title ?? null;
  if (kind === 'category' || kind === 'link') return textOf(snapshot, kind, 'name');
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
