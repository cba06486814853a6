import type { Repositories } from './repositories/index.ts';

/** Removes a project with its media, whose files stay on the disk. Must run inside a transaction. */
export function removeProject({ projects, media }: Pick<Repositories, 'projects' | 'media'>, id: number): void {
  media.remove(projects.mediaIds(id));
  projects.remove(id);
  const rest = projects.seenBy('administrator').list();
  projects.reorder(rest.map((project) => project.id));
}
