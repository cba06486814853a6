import type { Story, StoryLink } from '../../domain/content.ts';
import {
  isObject,
  readId,
  readOptionalId,
  readList,
  readObject,
  readSearchDescription,
  readText,
  readTime,
  readUpdate,
} from '../http/json.ts';
import { readIllustrated } from './illustrated.ts';

/** A story that another one names; undefined where none is named. */
export function readStoryLink(value: unknown): StoryLink | undefined {
  const id = isObject(value) ? readOptionalId(value['id']) : null;
  return !isObject(value) || id === null ? undefined : { id, title: readText(value['title']) };
}

/** One story: `GET /api/stories/{id}`. */
export function normaliseStory(answer: unknown, host: string): Story {
  const story = readObject(answer, 'a story');
  const createdAt = readTime(story['createdAt']);
  const content = readText(story['content']);
  const richContent = readIllustrated(story['richContent'], content, host);
  const next = readStoryLink(story['next']);
  return {
    id: readId(story['id'], 'the id of a story'),
    title: readText(story['title']),
    author: readText(story['authorname']),
    content,
    ...(richContent === undefined ? {} : { richContent }),
    ...(createdAt === undefined ? {} : { createdAt }),
    ...readSearchDescription(story),
    ...readUpdate(story),
    ...(next === undefined ? {} : { next }),
  };
}

/** `GET /api/stories`: `[…]` or `{stories: […]}`, oldest first on the wire; newest first from here on. */
export function normaliseStories(answer: unknown, host: string): readonly Story[] {
  const list = readList(isObject(answer) ? answer['stories'] : answer, 'stories');
  return list.map((story) => normaliseStory(story, host)).reverse();
}
