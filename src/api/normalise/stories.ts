import type { IllustratedText, Story, StoryLink } from '../../domain/content.ts';
import {
  isObject,
  readId,
  readOptionalId,
  readList,
  readObject,
  readOptionalText,
  readSearchDescription,
  readText,
  readTime,
  readUpdate,
} from '../http/json.ts';
import { filmsInParagraphs, withFilms } from '../../domain/film-address.ts';
import { readMedia } from './media.ts';
import { readRichText } from './rich-text.ts';

/** One block of a story. A picture without a path is its words. */
function readBlock(value: unknown, host: string): IllustratedText {
  const picture = isObject(value) && value['tag'] === 'picture' ? value : {};
  const media = readMedia(picture['mediaUrl'], picture['details'], host, 'image');
  if (media === null) return readRichText([value]) ?? [];
  const caption = readOptionalText(picture['caption']);
  return [{ tag: 'picture', media, ...(caption === null ? {} : { caption }) }];
}

/** A story that another one names; undefined where none is named. */
export function readStoryLink(value: unknown): StoryLink | undefined {
  const id = isObject(value) ? readOptionalId(value['id']) : null;
  return !isObject(value) || id === null ? undefined : { id, title: readText(value['title']) };
}

/** One story: `GET /api/stories/{id}`. */
export function normaliseStory(answer: unknown, host: string): Story {
  const story = readObject(answer, 'a story');
  const createdAt = readTime(story['createdAt']);
  const blocks = story['richContent'];
  const content = readText(story['content']);
  const next = readStoryLink(story['next']);
  const richContent = Array.isArray(blocks)
    ? withFilms(
        blocks.flatMap((block) => readBlock(block, host)),
        host,
      )
    : filmsInParagraphs(content, host);
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
