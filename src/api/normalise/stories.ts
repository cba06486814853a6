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
import { readRichText } from './rich-text.ts';

/** One story: `GET /api/stories/{id}`. */
export function normaliseStory(answer: unknown): Story {
  const story = readObject(answer, 'a story');
  const createdAt = readTime(story['createdAt']);
  const richContent = readRichText(story['richContent']);
  return {
    id: readId(story['id'], 'the id of a story'),
    title: readText(story['title']),
    author: readText(story['authorname']),
    content: readText(story['content']),
    ...(richContent === undefined ? {} : { richContent }),
    ...(createdAt === undefined ? {} : { createdAt }),
    ...readSearchDescription(story),
    ...readUpdate(story),
  };
}

/** `GET /api/stories`: `[…]` or `{stories: […]}`, oldest first on the wire; newest first from here on. */
export function normaliseStories(answer: unknown): readonly Story[] {
  const list = readList(isObject(answer) ? answer['stories'] : answer, 'stories');
  return list.map(normaliseStory).reverse();
}
