import type { SiteImport } from '../../../src/domain/imports.ts';

/** An import as a provider tells it: 41 posts of a WordPress site, and their pictures. */
export const makeImport = (fields: Partial<SiteImport> = {}): SiteImport => ({
  id: 3,
  kind: 'wordpress',
  name: 'export.xml',
  state: 'planned',
  createdAt: '2026-11-26T09:00:00.000Z',
  types: [
    { type: 'post', count: 41, as: 'story' },
    { type: 'testimonial', count: 2, as: 'none' },
  ],
  hosts: [{ host: 'old.example', files: 310 }],
  addresses: 40,
  skipped: [{ reason: 'Entries of menus', count: 6 }],
  items: { planned: 43, done: 0, skipped: 0, failed: 0 },
  made: 0,
  records: [],
  choices: null,
  reason: null,
  current: null,
  report: '/api/imports/3/report',
  ...fields,
});
