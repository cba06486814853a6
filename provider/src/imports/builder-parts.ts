import { valuesIn } from './block-comments.ts';
import { button, film, gallery, heading, image, linked, paragraph, sharedPart } from './builder-html.ts';
import { listOf, textOf, toHtml, valuesOf, type Values } from './json.ts';
import type { Losses } from './losses.ts';

/** A part of a page as a builder keeps it. */
export interface BuilderPart {
  readonly type: string;
  readonly settings: Values;
  readonly parts: readonly BuilderPart[];
}

/** What a part holds, as HTML. */
export type Make = (settings: Values) => string;

const deepest = 60;

/** A link as it is kept by one builder or another: an address, or an object with one. */
const linkOf = (value: unknown): Values => {
  const { url, href } = valuesOf(value);
  return { url: textOf(value) || textOf(url) || textOf(href) };
};
const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`;
/** A list's values, each as HTML, one behind the other; empty for what is no list. */
export const each = (value: unknown, make: Make): string =>
  listOf(value)
    .map((one) => make(valuesOf(one)))
    .join('');
const photo = (id: unknown, url: unknown): Values => ({ id, url });
/** Pictures of a gallery, kept as a list or as numbers with commas: a number is that of a file in the old library. */
export const numbersOf = (value: unknown): readonly unknown[] =>
  (typeof value === 'string' ? value.split(',') : listOf(value)).map((id) =>
    typeof id === 'object' ? id : photo(typeof id === 'string' ? id.trim() : id, ''),
  );
/** Of a part that has nothing by itself, as what it holds is read apart. */
export const nothing: Make = () => '';

/** Bricks: https://academy.bricksbuilder.io, elements. */
export const bricks: Readonly<Record<string, Make>> = {
  heading: (of) => heading(linked(textOf(of['text']), linkOf(of['link'])), of['tag']),
  'text-basic': (of) => paragraph(linked(textOf(of['text']), linkOf(of['link']))),
  text: (of) => textOf(of['text']),
  'text-link': (of) => button(of['text'], linkOf(of['link'])),
  button: (of) => button(of['text'], linkOf(of['link'])),
  image: (of) =>
    image(
      { ...valuesOf(of['image']), alt: of['altText'] },
      textOf(of['captionCustom']),
      of['link'] === 'url' ? linkOf(of['url']) : null,
    ),
  'image-gallery': (of) => gallery(valuesOf(of['items'])['images'] ?? of['items']),
  carousel: (of) => gallery(valuesOf(of['items'])['images'] ?? of['items']),
  video: (of) => {
    const still = of['videoPoster'] ?? of['previewImageCustom'];
    const { url, id } = valuesOf(of['media']);
    if (of['videoType'] === 'media') return film(textOf(url), id, still);
    if (of['videoType'] === 'file') return film(textOf(of['fileUrl']), '', still);
    const [service, number] =
      of['videoType'] === 'vimeo'
        ? ['https://vimeo.com/', of['vimeoId']]
        : ['https://www.youtube.com/watch?v=', of['ytId']];
    return textOf(number) === '' ? '' : film(`${service}${textOf(number)}`, '', still);
  },
  html: (of) => textOf(of['html']),
  code: (of) => (textOf(of['code']) === '' ? '' : `<pre><code>${toHtml(textOf(of['code']))}</code></pre>`),
  shortcode: (of) => textOf(of['shortcode']),
  template: (of) => sharedPart(of['template']),
  list: (of) =>
    list(
      listOf(of['items']).map((one) => {
        const { title, meta, description, link } = valuesOf(one);
        return [linked(textOf(title), linkOf(link)), textOf(meta), textOf(description)]
          .filter((text) => text !== '')
          .join(' ');
      }),
    ),
  accordion: (of) => each(of['accordions'], (one) => heading(one['title'], 'h3') + textOf(one['content'])),
  tabs: (of) => each(of['tabs'], (one) => heading(one['title'], 'h3') + textOf(one['content'])),
  'icon-box': (of) => textOf(of['content']),
  alert: (of) => textOf(of['content']),
  counter: (of) => paragraph(`${textOf(of['prefix'])}${textOf(of['countTo'])}${textOf(of['suffix'])}`),
  slider: (of) =>
    each(
      of['items'],
      (one) =>
        image(valuesOf(one['background'])['image']) +
        heading(one['title'], 'h3') +
        textOf(one['content']) +
        button(one['buttonText'], linkOf(one['buttonLink'])),
    ),
  'team-members': (of) =>
    each(
      of['items'],
      (one) => image(one['image']) + paragraph(one['title']) + paragraph(one['subtitle']) + textOf(one['description']),
    ),
  testimonials: (of) =>
    each(of['items'], (one) => image(one['image']) + paragraph(one['content']) + paragraph(one['name'])),
  ...Object.fromEntries(
    ['section', 'container', 'block', 'div', 'divider', 'icon', 'slider-nested', 'tabs-nested', 'accordion-nested'].map(
      (name) => [name, nothing],
    ),
  ),
};

/** Beaver Builder: `modules/*` of its plugin. */
export const beaver: Readonly<Record<string, Make>> = {
  'rich-text': (of) => textOf(of['text']),
  heading: (of) => heading(linked(textOf(of['heading']), linkOf(of['link'])), of['tag']),
  photo: (of) =>
    image(
      photo(of['photo'], of['photo_src'] || of['photo_url']),
      textOf(of['caption']),
      of['link_type'] === 'url' ? linkOf(of['link_url']) : null,
    ),
  button: (of) => button(of['text'], linkOf(of['link'])),
  html: (of) => textOf(of['html']),
  gallery: (of) => gallery(numbersOf(of['photos'])),
  slideshow: (of) => gallery(numbersOf(of['photos'])),
  video: (of) =>
    of['video_type'] === 'embed'
      ? textOf(of['embed_code'])
      : film(textOf(of['video_url']), of['video'], { url: of['poster_src'], id: of['poster'] }),
  callout: (of) => {
    const hasButton = of['cta_type'] !== 'none' && textOf(of['cta_text']) !== '';
    const title = linked(textOf(of['title']), hasButton ? null : linkOf(of['link']));
    return (
      image(photo(of['photo'], of['photo_src'])) +
      heading(title, of['title_tag']) +
      textOf(of['text']) +
      (hasButton ? button(of['cta_text'], linkOf(of['link'])) : '')
    );
  },
  cta: (of) =>
    heading(of['title'], of['title_tag']) + textOf(of['text']) + button(of['btn_text'], linkOf(of['btn_link'])),
  accordion: (of) => each(of['items'], (one) => heading(one['label'], 'h3') + textOf(one['content'])),
  tabs: (of) => each(of['items'], (one) => heading(one['label'], 'h3') + textOf(one['content'])),
  list: (of) => each(of['list_items'], (one) => heading(one['heading'], 'h3') + textOf(one['content'])),
  'content-slider': (of) =>
    each(
      of['slides'],
      (one) =>
        image(photo(one['bg_photo'], one['bg_photo_src'])) +
        image(photo(one['fg_photo'], one['fg_photo_src'])) +
        heading(one['title'], 'h3') +
        textOf(one['text']) +
        button(one['cta_text'], linkOf(one['link'])),
    ),
  testimonials: (of) => each(of['testimonials'], (one) => textOf(one['testimonial'])),
  numbers: (of) =>
    paragraph(of['before_number_text']) +
    paragraph(`${textOf(of['number_prefix'])}${textOf(of['number'])}${textOf(of['number_suffix'])}`) +
    paragraph(of['after_number_text']),
  ...Object.fromEntries(['row', 'column-group', 'column', 'box', 'separator', 'icon'].map((name) => [name, nothing])),
};

/** Oxygen: `components/classes` of its plugin. */
export const oxygen: Readonly<Record<string, Make>> = {
  ct_headline: (of) => heading(of['ct_content'], of['tag']),
  ct_text_block: (of) => paragraph(of['ct_content']),
  ct_paragraph: (of) => paragraph(of['ct_content']),
  ct_span: (of) => textOf(of['ct_content']),
  ct_li: (of) => paragraph(of['ct_content']),
  oxy_rich_text: (of) => textOf(of['ct_content']),
  ct_link_text: (of) => button(of['ct_content'], linkOf(of['url'])),
  ct_link_button: (of) => button(of['ct_content'], linkOf(of['url'])),
  ct_image: (of) =>
    image({ url: textOf(of['src']) || textOf(of['attachment_url']), id: of['attachment_id'], alt: of['alt'] }),
  ct_code_block: (of) => textOf(of['code-html']),
  ct_shortcode: (of) => textOf(of['full_shortcode']),
  ct_reusable: (of) => sharedPart(of['view_id']),
  ct_video: (of) => film(textOf(of['embed_src']) || textOf(of['src'])),
  oxy_gallery: (of) => gallery(numbersOf(of['image_ids'])),
  ...Object.fromEntries(
    [
      'root',
      'ct_section',
      'ct_div_block',
      'ct_new_columns',
      'ct_columns',
      'ct_column',
      'ct_link',
      'ct_ul',
      'ct_fancy_icon',
      'ct_slider',
      'ct_slide',
      'oxy_tabs',
      'oxy_tab',
      'oxy_tab_content',
      'oxy_toggle',
    ].map((name) => [name, nothing]),
  ),
};

const backgroundsOf = (of: Values): string =>
  image(valuesOf(of['_background'])['image']) +
  image(photo(of['bg_image'], of['bg_image_src'])) +
  image(photo('', of['background-image'])) +
  filmBehind(of);

/** A film or pictures one after the other behind a part: of Beaver Builder, of Bricks, of Oxygen. */
function filmBehind(of: Values): string {
  const kind = of['bg_type'];
  if (kind === 'slideshow') return gallery(numbersOf(of['ss_photos']));
  if (kind === 'video')
    return film(
      textOf(of['bg_video_service_url']) ||
        textOf(of['bg_video_url_mp4']) ||
        textOf(valuesOf(of['bg_video_data'])['url']),
      of['bg_video'],
    );
  return film(textOf(valuesOf(of['_background'])['videoUrl']) || textOf(of['video_background']));
}

const links: ReadonlySet<string> = new Set(['section', 'container', 'block', 'div', 'ct_link']);

/** Oxygen puts what stands within a text apart, and its number into its place. */
const placeholder = /<span id=["']ct-placeholder-(\d+)["']\s*\/?>(?:<\/span>)?/g;

/**
 * The parts of a builder's page as HTML, in their order.
 * @param makes by the types of parts; what is none of them is read for its words and pictures, and told
 */
export function writeParts(
  parts: readonly BuilderPart[],
  makes: Readonly<Record<string, Make>>,
  losses: Losses,
  depth = 0,
): string {
  if (depth > deepest) {
    if (parts.length > 0) losses.add('depth');
    return '';
  }
  return parts
    .map(({ type, settings, parts: inner }) => {
      const make = Object.hasOwn(makes, type) ? makes[type] : undefined;
      const placed = new Set<BuilderPart>();
      const around = links.has(type)
        ? linkOf(typeof settings['link'] === 'object' ? settings['link'] : settings['url'])
        : {};
      let own = make?.(settings);
      if (own === undefined) {
        const { html } = valuesIn(settings, /galler|slide|carousel|image|photo/i.test(type));
        own = html;
        losses.add(html === '' ? 'widget' : 'values', type);
      }
      const filled = own.replaceAll(placeholder, (_all: string, id: string) => {
        const found = inner.find(({ settings: { ct_id: number } }) => textOf(number) === id);
        if (found === undefined) return '';
        placed.add(found);
        return writeParts([found], makes, losses, depth + 1);
      });
      const rest = writeParts(
        inner.filter((one) => !placed.has(one)),
        makes,
        losses,
        depth + 1,
      );
      const all = `${backgroundsOf(settings)}${filled}${linked('', around)}${rest}`;
      return type === 'ct_span' ? all : `<div>${all}</div>`;
    })
    .join('');
}
