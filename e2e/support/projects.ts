import type { Page } from '@playwright/test';

/** How the titles of projects begin that tests create. */
export const ours = 'Formed by a test';

export const newTitle = () => `${ours} ${crypto.randomUUID().slice(0, 8)}`;

/** Every project, as the provider has it. */
export async function listProjects(
  page: Page,
): Promise<readonly { readonly id: number; readonly title: string; readonly slug: string }[]> {
  return (await (await page.request.get('/api/projects')).json()).data;
}

/** Deletes what tests created. */
export async function removeOurs(page: Page): Promise<void> {
  for (const project of await listProjects(page)) {
    if (project.title.startsWith(ours)) await page.request.delete(`/api/projects/${String(project.id)}`);
  }
}
