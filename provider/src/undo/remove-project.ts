import type { Repositories } from '../repositories/index.ts';

/** Removes a project with its media, whose files stay on the disk. Must run inside a transaction. */
export async function removeProject(
  { projects, media }: Pick<Repositories, 'projects' | 'media'>,
  id: number,
): Promise<void> {
  await media.remove(await projects.mediaIds(id));
  await projects.remove(id);
  const rest = await projects.seenBy('administrator').list();
  await projects.reorder(rest.map((project) => project.id));
}
