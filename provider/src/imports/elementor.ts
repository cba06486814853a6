import { listOf, readJson, textOf, toHtml, valuesOf, type Values } from './json.ts';
import type { Losses } from './losses.ts';

const deepest = 40;
function image(value: unknown, caption = ''): string {
  const { url, id, alt } = valuesOf(value);
  const number = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  if (textOf(url) === '' && number === '') return '';
  const made = `<img src="${toHtml(textOf(url))}" data-id="${toHtml(number)}" alt="${toHtml(textOf(alt))}">`;
  return caption === '' ? made : `<figure>${made}<figcaption>${caption}</figcaption></figure>`;
}

const gallery = (images: unknown): string => {
  const made = listOf(images).map((one) => image(valuesOf(one)['image'] ?? one));
  return made.length === 0 ? '' : `<div class="gallery">${made.join('')}</div>`;
};

const linked = (text: string, link: unknown): string => {
  const url = textOf(valuesOf(link)['url']);
  return url === '' ? text : `<a href="${toHtml(url)}">${text}</a>`;
};

const heading = (text: unknown, level: unknown = 'h2'): string => {
  const tag = /^h[1-6]$/.test(textOf(level)) ? textOf(level) : 'h2';
  return textOf(text) === '' ? '' : `<${tag}>${textOf(text)}</${tag}>`;
};
const paragraph = (text: unknown): string => (textOf(text) === '' ? '' : `<p>${textOf(text)}</p>`);

function video(settings: Values): string {
  const address =
    textOf(settings['youtube_url']) ||
    textOf(settings['vimeo_url']) ||
    textOf(settings['dailymotion_url']) ||
    textOf(valuesOf(settings['external_url'])['url']);
  const hosted = textOf(valuesOf(settings['hosted_url'])['url']);
  // Elementor leaves the addresses of other kinds of films where they were.
  if (settings['video_type'] === 'hosted') return hosted === '' ? '' : `<video src="${toHtml(hosted)}"></video>`;
  if (settings['video_type'] === 'vimeo')
    return `<vitrine-embed src="${toHtml(textOf(settings['vimeo_url']))}"></vitrine-embed>`;
  return address === '' ? '' : `<vitrine-embed src="${toHtml(address)}"></vitrine-embed>`;
}

/** What the widgets of Elementor hold, by their types. */
const widgets: Readonly<Record<string, (settings: Values) => string>> = {
  heading: (of) => heading(linked(textOf(of['title']), of['link']), of['header_size']),
  'text-editor': (of) => textOf(of['editor']),
  image: (of) => image(of['image'], textOf(of['caption'])),
  'image-box': (of) => image(of['image']) + heading(of['title_text'], 'h3') + paragraph(of['description_text']),
  'icon-box': (of) => heading(of['title_text'], 'h3') + paragraph(of['description_text']),
  'image-gallery': (of) => gallery(of['wp_gallery']),
  'image-carousel': (of) => gallery(of['carousel']),
  'media-carousel': (of) => gallery(of['slides']),
  gallery: (of) =>
    gallery(of['gallery']) +
    listOf(of['galleries'])
      .map((one) => gallery(valuesOf(one)['multiple_gallery']))
      .join(''),
  video,
  button: (of) => paragraph(linked(textOf(of['text']), of['link'])),
  html: (of) => textOf(of['html']),
  shortcode: (of) => textOf(of['shortcode']),
  blockquote: (of) =>
    `<blockquote>${textOf(of['blockquote_content'])}<cite>${textOf(of['author_name'])}</cite></blockquote>`,
  testimonial: (of) =>
    image(of['testimonial_image']) +
    paragraph(of['testimonial_content']) +
    paragraph(of['testimonial_name']) +
    paragraph(of['testimonial_job']),
  'icon-list': (of) =>
    `<ul>${listOf(of['icon_list'])
      .map((one) => `<li>${linked(textOf(valuesOf(one)['text']), valuesOf(one)['link'])}</li>`)
      .join('')}</ul>`,
  accordion: (of) => tabs(of),
  tabs: (of) => tabs(of),
  toggle: (of) => tabs(of),
  divider: () => '',
  spacer: () => '',
};

const tabs = (of: Values): string =>
  listOf(of['tabs'])
    .map((one) => heading(valuesOf(one)['tab_title'], 'h3') + textOf(valuesOf(one)['tab_content']))
    .join('');

function write(elements: unknown, depth: number, losses: Losses): string {
  if (depth > deepest) return '';
  return listOf(elements)
    .map((element) => {
      const { elType, widgetType, settings, elements: inner } = valuesOf(element);
      const of = valuesOf(settings);
      const background = image(of['background_image']);
      if (elType !== 'widget') return background + write(inner, depth + 1, losses);
      const type = textOf(widgetType);
      const make = Object.hasOwn(widgets, type) ? widgets[type] : undefined;
      if (make === undefined) losses.add('widget', type);
      return `<div>${make?.(of) ?? ''}</div>`;
    })
    .join('');
}

/**
 * The page that Elementor keeps beside a text, as HTML: what its usual widgets hold, in their order.
 * @param json `_elementor_data`
 * @returns empty where it cannot be read
 */
export function readElementor(json: string, losses: Losses): string {
  return write(readJson(json), 0, losses);
}
