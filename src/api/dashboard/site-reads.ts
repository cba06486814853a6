import type { ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseOwnPages, normaliseOwnProjects, normaliseOwnStories } from '../normalise/publication.ts';
import { createReads, type Reads } from '../site/reads.ts';

/** What the public pages read, as the administrator is shown it: with who sees what, where the provider tells. */
export function createSiteReads(client: ProviderClient): Reads {
  const { get, host } = client;
  return {
    ...createReads(client),
    projects: (signal) =>
      read(
        (within) => get('/api/projects', { signal: within }),
        (answer) => normaliseOwnProjects(answer, host),
        signal,
      ),
    pages: (signal) => read((within) => get('/api/pages', { signal: within }), normaliseOwnPages, signal),
    stories: (signal) =>
      read(
        (within) => get('/api/stories', { signal: within }),
        (answer) => normaliseOwnStories(answer, host),
        signal,
      ),
  };
}
