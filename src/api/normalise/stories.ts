import type { Story } from '../../domain/content.ts';
import {
  isObject,
  readId,
  readList,
  readObject,
  readSearchDescription,
  readText,
  readTime,
  readUpdate,
} from '../http/json.ts';
import { readIllustrated } from './illustrated.ts';

/** One story: `GET /api/stories/{id}`. */
export function normaliseStory(answer: unknown, host: string): Story {
  const story = readObject(answer, 'a story');
  const createdAt = readTime(story['createdAt']);
  const content = readText(story['content']);
  const richContent = readIllustrated(story['richContent'], content, host);
  return {
    id: readId(story['id'], 'the id of a story'),
    title: readText(story['title']),
    author: readText(story['authorname']),
    content,
    ...(richContent === undefined ? {} : { richContent }),
    ...(createdAt === undefined ? {} : { createdAt }),
    ...readSearchDescription(story),
    ...readUpdate(story),
  };
}

/** `GET /api/stories`: `[…]` or `{stories: […]}`, oldest first on the wire; newest first from here on. */
export function normaliseStories(answer: unknown, host: string): readonly Story[] {
  const list = readList(isObject(answer) ? answer['stories'] : answer, 'stories');
  return list.map((story) => normaliseStory(story, host)).reverse();
}
