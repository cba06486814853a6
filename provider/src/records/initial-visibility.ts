import type { Visibility } from '../repositories/visibility.ts';
import type { Services } from '../services.ts';

/** Of a project or story that is new and says nothing of it: what the studio has set. */
export const initialVisibility = async ({ site }: Pick<Services, 'site'>): Promise<Visibility> =>
  (await site.get())?.texts.newProjects ?? 'public';
