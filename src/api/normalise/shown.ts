import type { Shown } from '../../domain/shown.ts';
import { readObject } from '../http/json.ts';
import { normaliseProject } from './projects.ts';
import { normaliseStory } from './stories.ts';

/** What a link shows: `GET /api/shown/{token}`. */
export function normaliseShown(answer: unknown, host: string): Shown {
  const { moved, project, story } = readObject(answer, 'what a link shows');
  // A path of the site, and of no other.
  if (typeof moved === 'string' && /^\/(?!\/)/.test(moved)) return { kind: 'moved', path: moved };
  if (story !== undefined) return { kind: 'story', story: normaliseStory(story, host) };
  return { kind: 'project', project: normaliseProject(project, host) };
}
