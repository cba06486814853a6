import { filesIn } from './block-comments.ts';
import { button, film, gallery, heading, image, linked, paragraph } from './builder-html.ts';
import { each, nothing, numbersOf, writeParts, type BuilderPart, type Make } from './builder-parts.ts';
import { listOf, readJson, textOf, valuesOf, type Values } from './json.ts';
import type { Losses } from './losses.ts';
import { readPhp } from './php-values.ts';
import { isFilmAddress } from './picture-address.ts';

/** Page builders of themes: of BeTheme, Semplice and Lay, which keep a page in values beside its text. */

const deepest = 60;
const isNumber = (text: string): boolean => /^\d{1,12}$/.test(text);

/** Pictures that stand as a number of the media library, or as an address. */
const pictureOf = (value: unknown, more: Values = {}): Values => {
  const text = textOf(value);
  return isNumber(text) ? { ...more, id: text } : { ...more, url: text };
};
const filmOf = (value: unknown, still: unknown): string => {
  const text = textOf(value);
  return isNumber(text) ? film('', text, still) : film(text, '', still);
};
/** A film by the number that YouTube or Vimeo has given it. */
const serviceFilm = (id: string): string =>
  id === '' || /^https?:/.test(id)
    ? film(id)
    : film(isNumber(id) ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`);

const titled: Make = (of) =>
  image(pictureOf(of['image'])) +
  heading(linked(textOf(of['title']), { url: of['link'] }), 'h3') +
  paragraph(of['subtitle']) +
  textOf(of['content']);
const tabs: Make = (of) =>
  heading(of['title'], 'h3') + each(of['tabs'], (one) => heading(textOf(one['title']), 'h3') + textOf(one['content']));
const textAlone: Make = (of) => textOf(of['content']);

/** BeBuilder: items of its sections and wraps; the title of a text is a name for its authors. */
const muffin: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(['section', 'wrap', 'divider', 'content', 'placeholder'].map((name) => [name, nothing])),
  ...Object.fromEntries(
    ['column', 'column_text', 'plain_text', 'visual', 'code', 'html', 'shortcode'].map((name) => [name, textAlone]),
  ),
  ...Object.fromEntries(
    ['icon_box', 'icon_box_2', 'photo_box', 'article_box', 'trailer_box', 'promo_box', 'list', 'fancy_divider'].map(
      (name) => [name, titled],
    ),
  ),
  ...Object.fromEntries(['accordion', 'faq', 'tabs', 'timeline'].map((name) => [name, tabs])),
  heading: (of) => heading(linked(textOf(of['title']), { url: of['link'] }), of['header_tag']),
  fancy_heading: (of) =>
    heading(of['title'], of['h1'] === '1' ? 'h1' : 'h2') + paragraph(of['slogan']) + textOf(of['content']),
  image: (of) => image(pictureOf(of['src'], { alt: of['alt'] }), textOf(of['caption']), { url: of['link'] }),
  image_gallery: (of) => gallery(numbersOf(of['ids'])),
  button: (of) => button(of['title'], { url: of['link'] }),
  video: (of) => serviceFilm(textOf(of['video'])) + film(textOf(of['mp4']) || textOf(of['ogv']), '', of['placeholder']),
  blockquote: (of) =>
    `<blockquote>${textOf(of['content'])}</blockquote>${paragraph(linked(textOf(of['author']), { url: of['link'] }))}`,
  call_to_action: (of) =>
    heading(of['title'], 'h3') + textOf(of['content']) + button(of['button_title'], { url: of['link'] }),
  our_team: (of) =>
    image(pictureOf(of['image'])) +
    ['heading', 'title', 'subtitle', 'phone', 'email'].map((key) => paragraph(of[key])).join('') +
    textOf(of['content']),
  before_after: (of) => image(pictureOf(of['image_before'])) + image(pictureOf(of['image_after'])),
  hover_box: (of) => image(pictureOf(of['image']), '', { url: of['link'] }) + image(pictureOf(of['image_hover'])),
  ...Object.fromEntries(
    ['counter', 'quick_fact', 'chart'].map((name): [string, Make] => [
      name,
      (of) =>
        paragraph(of['heading']) +
        paragraph(`${textOf(of['prefix'])}${textOf(of['number']) || textOf(of['percent'])}${textOf(of['label'])}`) +
        paragraph(of['title']) +
        textOf(of['content']),
    ]),
  ),
};

/** How a part of it looks, and not what it says. */
const isLook = (key: string): boolean => /^css_|^style:|_switcher|class|animat|visibility|custom_(?:css|id)/.test(key);

function muffinParts(value: unknown, within: string, depth: number): readonly BuilderPart[] {
  if (depth > deepest) return [];
  return Object.values(listOf(value)).map((one) => {
    const { type, attr, fields, wraps, items, item_is_wrap: isWrap } = valuesOf(one);
    const kept = Object.entries({ ...valuesOf(fields), ...valuesOf(attr) }).filter(([key]) => !isLook(key));
    const settings: Values = Object.fromEntries(kept);
    const isItem = within === 'item' && isWrap === undefined && !Array.isArray(items);
    const background = valuesOf(valuesOf({ ...valuesOf(fields), ...valuesOf(attr) })['css_bg_img'])['val'];
    return {
      type: isItem ? textOf(type) : 'wrap',
      settings: isItem ? settings : { 'background-image': textOf(settings['bg_image']) || textOf(background) },
      parts: [...muffinParts(wraps, 'wrap', depth + 1), ...muffinParts(items, 'item', depth + 1)],
    };
  });
}

/** What BeTheme keeps: PHP's values, older ones as base64. */
export function readMuffin(value: string, losses: Losses): string {
  const isCoded = /^[\w+/\s]+={0,2}$/.test(value);
  const kept = readPhp(isCoded ? Buffer.from(value, 'base64').toString('utf8') : value) ?? readJson(value);
  const sections = Array.isArray(kept) ? kept : Object.values(valuesOf(kept));
  return writeParts(muffinParts(sections, 'section', 0), muffin, losses);
}

/** Semplice: `content` as it is on wide screens, and its options. */
const semplice: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(['frame', 'spacer'].map((name) => [name, nothing])),
  ...Object.fromEntries(['paragraph', 'text', 'code'].map((name) => [name, textAlone])),
  image: (of) =>
    image(
      pictureOf(of['content']),
      '',
      (textOf(of['image_link_type']) || 'url') === 'url' ? { url: of['image_link'] } : null,
    ),
  ...Object.fromEntries(
    ['gallery', 'gallerygrid'].map((name): [string, Make] => [
      name,
      (of) => gallery(listOf(of['content']).map((one) => (typeof one === 'object' ? one : pictureOf(one)))),
    ]),
  ),
  // Its address is read where none of its own files is chosen.
  video: (of) => filmOf(textOf(of['content']) || of['video_url'], of['poster']),
  oembed: (of) => film(textOf(of['content'])),
  button: (of) => button(textOf(of['content']) || textOf(of['label']), { url: of['link'] }),
};

const holdsAny = ({ type, parts }: BuilderPart): boolean => type !== 'frame' || parts.some((one) => holdsAny(one));

/** What Semplice keeps: parts by their names, and their order apart. */
export function readSemplice(value: string, losses: Losses): string {
  const all = valuesOf(readJson(value));
  const wide = (part: unknown): unknown => {
    const { xl } = valuesOf(part);
    return xl ?? part;
  };
  const backgroundOf = (id: string): Values => {
    const {
      'background-image': behind,
      background_image: other,
      bg_video: video,
    } = {
      ...valuesOf(wide(valuesOf(all[id])['styles'])),
    };
    const picture = textOf(behind) || textOf(other);
    return isNumber(picture)
      ? { bg_image: picture, bg_video: video }
      : { 'background-image': picture, bg_video: video };
  };
  const partsIn = (order: unknown, depth: number): readonly BuilderPart[] => {
    if (depth > deepest || typeof order !== 'object' || order === null) return [];
    return Object.entries(order).flatMap(([key, inner]): readonly BuilderPart[] => {
      if (key === 'cover' && all['cover_visibility'] === 'hidden') return [];
      if (typeof inner !== 'string') {
        const section: BuilderPart = { type: 'frame', settings: backgroundOf(key), parts: partsIn(inner, depth + 1) };
        const master = textOf(valuesOf(all[key])['masterblock']);
        // Kept once for several pages, in a table that no export has: each page has a copy of it.
        if (master.startsWith('master_')) losses.add(holdsAny(section) ? 'copy' : 'reusable', master);
        return [section];
      }
      const { module: type, content, options } = valuesOf(all[inner]);
      if (textOf(type) === '') return [];
      return [{ type: textOf(type), settings: { ...valuesOf(options), content: wide(content) }, parts: [] }];
    });
  };
  return writeParts(partsIn(all['order'], 0), semplice, losses);
}

const layPicture = (of: Values): Values => ({
  id: of['attid'],
  url: textOf(valuesOf(of['sizes'])['full']) || textOf(of['cont']),
  alt: of['alt'],
});

/** Films that its values name: what else is there is a still. */
const filmsBehind: Make = (of) =>
  [...new Set(filesIn(of))]
    .filter((address) => isFilmAddress(address))
    .map((address) => film(address))
    .join('');

/** Lay Theme: elements of its grid. */
const lay: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(['stack', 'elementgrid', 'hr'].map((name) => [name, nothing])),
  ...Object.fromEntries(
    ['text', 'html', 'shortcode'].map((name): [string, Make] => [name, (of) => textOf(of['cont'])]),
  ),
  img: (of) =>
    image(layPicture(of), textOf(of['caption']), {
      url: textOf(of['link']) || textOf(valuesOf(of['imagelink'])['url']),
    }),
  carousel: (of) =>
    gallery(
      listOf(of['carousel'])
        .map((one) => layPicture(valuesOf(one)))
        .filter(({ url }) => /\.\w{3,5}$/.test(textOf(url))),
    ) + each(of['carousel'], (one) => (one['type'] === 'text' ? textOf(one['cont']) : '')),
  video: (of) => textOf(of['iframe']) + filmsBehind(of) + paragraph(of['caption']),
  html5video: (of) => filmsBehind(of) + paragraph(of['caption']),
  embed: (of) => (/</.test(textOf(of['cont'])) ? textOf(of['cont']) : film(textOf(of['cont']))),
  row: (of) =>
    filesIn(of)
      .map((address) => (isFilmAddress(address) ? film(address) : image({ url: address })))
      .join(''),
};

/** What Lay Theme keeps: elements, each in a row and a column. */
export function readLay(value: string, losses: Losses): string {
  const at = (of: Values, key: string): number => Number(of[key] ?? 0) || 0;
  const partsIn = (elements: unknown, depth: number): readonly BuilderPart[] =>
    depth > deepest
      ? []
      : listOf(elements)
          .map((one) => valuesOf(one))
          .toSorted((a, b) => at(a, 'row') - at(b, 'row') || at(a, 'col') - at(b, 'col'))
          .map((of) => ({
            type: textOf(of['type']),
            settings: of,
            parts:
              of['type'] === 'stack'
                ? partsIn(of['cont'], depth + 1)
                : partsIn(valuesOf(of['config'])['elements'], depth + 1),
          }));
  const { cont, rowAttrs } = valuesOf(readJson(value));
  // What is behind a row stands before all that is in it.
  const rows = listOf(rowAttrs).map((one, row) => ({ ...valuesOf(one), type: 'row', row, col: -1 }));
  return writeParts(partsIn([...rows, ...listOf(cont)], 0), lay, losses);
}
