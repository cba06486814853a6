import type { IllustratedText } from '../../domain/content.ts';
import { filmsInParagraphs, withFilms } from '../../domain/film-address.ts';
import { isObject, readOptionalText } from '../http/json.ts';
import { readMedia } from './media.ts';
import { readRichText } from './rich-text.ts';

/** One block of a text. A picture without a path is its words. */
function readBlock(value: unknown, host: string): IllustratedText {
  const picture = isObject(value) && value['tag'] === 'picture' ? value : {};
  const media = readMedia(picture['mediaUrl'], picture['details'], host, 'image');
  if (media === null) return readRichText([value]) ?? [];
  const caption = readOptionalText(picture['caption']);
  return [{ tag: 'picture', media, ...(caption === null ? {} : { caption }) }];
}

/**
 * A formatted text in which pictures may stand, with films of other services where their addresses are alone on a line.
 * @param content the same in words, for where there is no tree; undefined where they are drawn as they are
 */
export function readIllustrated(blocks: unknown, content: string, host: string): IllustratedText | undefined {
  return Array.isArray(blocks)
    ? withFilms(
        blocks.flatMap((block) => readBlock(block, host)),
        host,
      )
    : filmsInParagraphs(content, host);
}
