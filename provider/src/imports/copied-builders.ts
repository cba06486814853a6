import { button, film, gallery, heading, image, paragraph, sharedPart } from './builder-html.ts';
import { nothing, numbersOf, writeParts, type BuilderPart, type Make } from './builder-parts.ts';
import { treeOf } from './builder-tree.ts';
import { listOf, readJson, textOf, valuesOf, type Values } from './json.ts';
import type { Losses } from './losses.ts';
import { readPhp } from './php-values.ts';
import { numberIn } from './shortcode-parts.ts';
import { shownIn } from './shown-values.ts';

/** Page builders that write what they keep into the usual text, too. Where that is empty, what they keep is read. */

const deepest = 60;

/** A number of the media library, such as `77:full`, or an address. */
function pictureOf(value: unknown, address: unknown = '', alt: unknown = ''): Values {
  const text = textOf(value);
  const id = numberIn(text.replace(/:\w+$/, ''));
  return { id, url: id === '' ? text || textOf(address) : textOf(address), alt };
}

const frame = 'frame';
const titled: Make = (of) => heading(of['title'], 'h3') + textOf(of['text']) + textOf(of['content']);

/** SiteOrigin: widgets, by the names of their classes. */
const siteOrigin: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    [
      'SiteOrigin_Widget_Editor_Widget',
      'WP_Widget_Text',
      'WP_Widget_Black_Studio_TinyMCE',
      'WP_Widget_Custom_HTML',
    ].map((name) => [name, titled]),
  ),
  [frame]: nothing,
  SiteOrigin_Panels_Widgets_Layout: nothing,
  SiteOrigin_Widget_Image_Widget: (of) =>
    (of['title_position'] === 'hidden' ? '' : heading(of['title'], 'h3')) +
    image(pictureOf(of['image'], of['image_fallback'], of['alt']), '', { url: of['url'] }),
  WP_Widget_Media_Image: (of) =>
    heading(of['title'], 'h3') +
    image({ id: of['attachment_id'], url: of['url'], alt: of['alt'] }, textOf(of['caption']), { url: of['link_url'] }),
  WP_Widget_Media_Gallery: (of) => heading(of['title'], 'h3') + gallery(numbersOf(of['ids'])),
  SiteOrigin_Widget_Headline_Widget: (of) => {
    const { text, tag } = valuesOf(of['headline']);
    return heading(text, tag) + paragraph(valuesOf(of['sub_headline'])['text']);
  },
  SiteOrigin_Widget_Button_Widget: (of) => button(of['text'], { url: of['url'] }),
  SiteOrigin_Widget_Video_Widget: (of) =>
    heading(of['title'], 'h3') + film(textOf(valuesOf(of['video'])['external_video'])),
};

function siteOriginParts(data: unknown, depth: number): readonly BuilderPart[] {
  const { widgets, grids } = valuesOf(data);
  if (depth > deepest) return [];
  const behind = (style: unknown): Values => ({
    bg_image: textOf(valuesOf(style)['background_image_attachment']).replace(/^0$/, ''),
    'background-image': valuesOf(style)['background_image_attachment_fallback'],
  });
  const rows = listOf(grids).map((one): Values => behind(valuesOf(one)['style']));
  const begun = new Set<string>();
  return listOf(widgets).flatMap((one): readonly BuilderPart[] => {
    const { panels_info: told, info, panels_data: inner, ...settings } = valuesOf(one);
    const { class: type, grid, style } = valuesOf(told ?? info);
    const row = begun.has(textOf(grid)) ? undefined : rows[Number(textOf(grid))];
    begun.add(textOf(grid));
    const name = textOf(type);
    const kept = Object.hasOwn(siteOrigin, name) ? settings : shownIn(settings);
    const nested = typeof inner === 'string' ? readJson(inner) : inner;
    return [
      ...(row === undefined ? [] : [{ type: frame, settings: row, parts: [] }]),
      { type: name, settings: { ...kept, ...behind(style) }, parts: siteOriginParts(nested, depth + 1) },
    ];
  });
}

export const readSiteOrigin = (value: string, losses: Losses): string =>
  writeParts(siteOriginParts(readPhp(value) ?? readJson(value), 0), siteOrigin, losses);

const cornerstone: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    ['section', 'row', 'column', 'container', 'layout-div', 'gap', 'line', 'accordion', 'tabs'].map((name) => [
      name,
      nothing,
    ]),
  ),
  headline: (of) => heading(of['text_content'], of['text_tag']) + paragraph(of['text_subheadline_content']),
  image: (of) =>
    image(pictureOf(of['image_src'] ?? of['src'], '', of['image_alt'] ?? of['alt']), '', { url: of['image_href'] }),
  button: (of) => button(of['anchor_text_primary_content'] ?? of['content'], { url: of['anchor_href'] ?? of['href'] }),
  counter: (of) =>
    paragraph(of['counter_before_content']) +
    paragraph(['prefix', 'end', 'suffix'].map((key) => textOf(of[`counter_${key}`])).join('')) +
    paragraph(of['counter_after_content']),
  video: (of) => film(textOf(of['video_src']), '', of['mejs_poster']),
  'global-block': (of) => sharedPart(of['global_block_id']),
};

/** What is behind a part of Cornerstone. */
function behindOf(of: Values): Values {
  const kept = ['bg_lower_image', 'bg_upper_image'].map((key) => of[key]).find((value) => textOf(value) !== '');
  const { id, url } = pictureOf(kept);
  return { bg_image: id, bg_image_src: url };
}

/** Parts that hold others under one of some keys. */
function partsIn(
  value: unknown,
  read: (of: Values) => { readonly type: unknown; readonly settings: Values; readonly inner: unknown },
  depth = 0,
): readonly BuilderPart[] {
  if (depth > deepest) return [];
  return listOf(value).map((one) => {
    const { type, settings, inner } = read(valuesOf(one));
    return { type: textOf(type), settings, parts: partsIn(inner, read, depth + 1) };
  });
}

/** Cornerstone, of Pro and X: JSON with its parts, or with a list of them in `data`. */
export function readCornerstone(value: string, losses: Losses): string {
  const kept = readJson(value);
  const parts = partsIn(
    Array.isArray(kept) ? kept : valuesOf(kept)['data'],
    ({ _type: type, _modules: inner, elements, ...of }) => ({
      type,
      settings: { ...(Object.hasOwn(cornerstone, textOf(type)) ? of : shownIn(of)), ...behindOf(of) },
      inner: inner ?? elements,
    }),
  );
  return writeParts(parts, cornerstone, losses);
}

export function readZion(value: string, losses: Losses): string {
  const parts = partsIn(readJson(value), ({ element_type: type, options, content }) => ({
    type,
    settings: shownIn(options),
    inner: content,
  }));
  return writeParts(parts, { section: nothing, column: nothing, container: nothing }, losses);
}

const themify: Readonly<Record<string, Make>> = {
  [frame]: nothing,
  divider: nothing,
  text: (of) => heading(of['mod_title_text'], 'h3') + textOf(of['content_text']),
  'fancy-heading': (of) => heading(of['heading'], of['heading_tag']) + paragraph(of['sub_heading']),
  image: (of) =>
    image(pictureOf(of['url_image'], '', of['alt_image']), textOf(of['caption_image']), { url: of['link_image'] }) +
    heading(of['title_image'], 'h3'),
  gallery: (of) => heading(of['mod_title_gallery'], 'h3') + textOf(of['shortcode_gallery']),
  video: (of) => heading(of['title_video'], 'h3') + film(textOf(of['url_video'])) + textOf(of['caption_video']),
};

export function readThemify(value: string, losses: Losses): string {
  const kept = readJson(value);
  const parts = partsIn(kept, ({ mod_name: name, mod_settings: of, cols, modules, styling }) => ({
    type: textOf(name) || frame,
    settings:
      textOf(name) === ''
        ? { 'background-image': valuesOf(styling)['background_image'] }
        : Object.hasOwn(themify, textOf(name))
          ? valuesOf(of)
          : shownIn(of),
    inner: [...listOf(cols), ...listOf(modules)],
  }));
  return writeParts(parts, themify, losses);
}

/** Visual Composer: JSON, percent-encoded, whose parts name the one that they stand in. */
export function readVisualComposer(value: string, losses: Losses): string {
  const decode = (): string => {
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  };
  const elements = Object.entries(valuesOf(valuesOf(readJson(decode()))['elements'])).map(([id, one]) => ({
    ...valuesOf(one),
    id,
  }));
  const order = (of: Values): number => Number(of['order'] ?? 0) || 0;
  const flat = elements
    .toSorted((a, b) => order(a) - order(b))
    .map(({ id, ...of }: Values) => ({
      id: textOf(id),
      parent: textOf(of['parent']),
      type: textOf(of['tag']),
      settings: shownIn({ ...of, parent: '', tag: '' }),
    }));
  return writeParts(treeOf(flat), { section: nothing, row: nothing, column: nothing }, losses);
}

/** Live Composer: JSON, or before that PHP's values as base64 between shortcodes. */
export function readLiveComposer(value: string, losses: Losses): string {
  const kept = readJson(value);
  const name = ({ module_id: id, element_type: type }: Values): string => textOf(id) || textOf(type);
  const holds: Readonly<Record<string, Make>> = { row: nothing, module_area: nothing };
  if (kept !== null) {
    const parts = partsIn(kept, ({ content, ...of }) => ({
      type: name(of),
      settings: shownIn({ ...of, ...(Array.isArray(content) ? {} : { content }) }),
      inner: content,
    }));
    return writeParts(parts, holds, losses);
  }
  const modules = value.split(/\[dslc_module\b[^\]]{0,2000}\]/).slice(1);
  const parts = modules.map((piece): BuilderPart => {
    const coded = piece.slice(0, Math.max(0, piece.indexOf('[/dslc_module]')));
    const text = /^[\w+/\s]+={0,2}$/.test(coded) ? Buffer.from(coded, 'base64').toString('utf8') : coded;
    const of = valuesOf(readPhp(text) ?? readJson(text));
    return { type: name(of), settings: shownIn(of), parts: [] };
  });
  return writeParts(parts, holds, losses);
}

/** Tatsu: JSON of what it writes as shortcodes, as which it is read. */
export function readTatsu(value: string): string {
  const write = (parts: unknown, depth: number): string =>
    depth > deepest
      ? ''
      : listOf(parts)
          .map((one) => {
            const { name, atts, inner } = valuesOf(one);
            const { content, ...own } = valuesOf(atts);
            const code = textOf(name);
            if (!/^[a-z][\w-]{1,80}$/.test(code)) return '';
            const values = Object.entries(own).flatMap(([key, of]) =>
              /^[\w-]+$/.test(key) && textOf(of) !== '' ? [` ${key}="${bracketless(textOf(of))}"`] : [],
            );
            return `[${code}${values.join('')}]${textOf(content)}${write(inner, depth + 1)}[/${code}]`;
          })
          .join('');
  return write(readJson(value), 0);
}

/** A value that ends neither itself nor its shortcode. */
const bracketless = (text: string): string =>
  text.replaceAll('"', '&quot;').replaceAll('[', '&#91;').replaceAll(']', '&#93;');
