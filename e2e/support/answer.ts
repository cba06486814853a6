import type { Page } from '@playwright/test';

/** Answers one method of these calls instead of the provider. */
export async function answer(
  page: Page,
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  respond: Parameters<Page['route']>[1],
): Promise<void> {
  await page.route(url, async (route, request) => {
    if (request.method() === method) await respond(route, request);
    else await route.fallback();
  });
}
