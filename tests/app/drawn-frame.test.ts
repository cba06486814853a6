import { describe, expect, test } from 'vitest';
import { createRenderer } from '../../src/app/server.tsx';
import { dashboardPaths, forgottenPath, joinPath } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { previewPath } from '../../src/domain/preview.ts';
import { siteTexts } from '../contract/support/site.ts';
import { fileText, manifest, origin, template } from './support/renderer.ts';

/** What a provider that has settings sends for a page of the dashboard. */
async function drawAt(url: string, offered: readonly string[] = []): Promise<string> {
  const page = await createRenderer({ template, manifest, fileText })({
    url,
    origin,
    offered,
    read: async (path) =>
      path === '/api/site' ? { status: 200, body: JSON.stringify({ data: siteTexts }) } : { status: 404, body: '{}' },
  });
  if (page === null) throw new Error(`${url} is not drawn`);
  return page.body;
}

const frameIn = (html: string): string => /<div [^>]*id="drawn-frame".*?(?=<div id="root">)/s.exec(html)?.[0] ?? '';

describe('the frame of the dashboard is drawn before its code comes', () => {
  test('with the entries of what is offered, the current one marked, and nothing to be pressed or read out', async () => {
    const frame = frameIn(await drawAt(dashboardPaths.allProjects, ['library', 'settings']));
    expect(frame).toMatch(/^<div [^>]*inert=""/);
    expect(/<a [^>]*aria-current="page"[^>]*>/.exec(frame)?.[0]).toContain('href="/dashboard/all-projects"');
    for (const entry of ['Create Project', 'Library', 'Settings', 'Logout']) expect(frame).toContain(`${entry}</a>`);
    expect(frameIn(await drawAt(dashboardPaths.allProjects))).not.toContain('Library</a>');
  });

  test('with the second level of Settings on its screens', async () => {
    const offered = ['settings', 'look'];
    expect(frameIn(await drawAt(dashboardPaths.look, offered))).toContain('aria-label="Settings"');
    expect(frameIn(await drawAt(dashboardPaths.allProjects, offered))).not.toContain('aria-label="Settings"');
  });

  test('with its styles, each sheet once', async () => {
    const [head = ''] = (await drawAt(paths.dashboard)).split('</head>');
    expect(head.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/site.css">',
      '<link rel="stylesheet" crossorigin href="/assets/dashboard.css">',
    ]);
  });

  test.each([paths.login, joinPath, forgottenPath, previewPath])('%s has none', async (url) => {
    const html = await drawAt(url, ['settings']);
    expect(html).not.toContain('drawn-frame');
    expect(html).not.toContain('dashboard.css');
  });
});
