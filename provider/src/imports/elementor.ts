import { valuesIn } from './block-comments.ts';
import { button, film, gallery, heading, image, linked, paragraph, sharedPart } from './builder-html.ts';
import { listOf, readJson, textOf, valuesOf, type Values } from './json.ts';
import type { Losses } from './losses.ts';
import { shownIn } from './shown-values.ts';

const deepest = 40;

function video(settings: Values): string {
  const address =
    textOf(settings['youtube_url']) ||
    textOf(settings['vimeo_url']) ||
    textOf(settings['dailymotion_url']) ||
    textOf(valuesOf(settings['external_url'])['url']);
  const hosted = textOf(valuesOf(settings['hosted_url'])['url']);
  const still = settings['show_image_overlay'] === 'yes' ? settings['image_overlay'] : settings['poster'];
  // Elementor leaves the addresses of other kinds of films where they were.
  const isHosted = settings['video_type'] === 'hosted';
  return film(
    isHosted ? hosted : settings['video_type'] === 'vimeo' ? textOf(settings['vimeo_url']) : address,
    '',
    still,
  );
}

/** What the widgets of Elementor hold, by their types. */
const widgets: Readonly<Record<string, (settings: Values) => string>> = {
  heading: (of) => heading(linked(textOf(of['title']), of['link']), of['header_size']),
  'text-editor': (of) => textOf(of['editor']),
  // One that leads to its own file leads to nothing else.
  image: (of) =>
    image(of['image'], textOf(of['caption']), of['link_to'] === 'file' || of['link_to'] === 'none' ? null : of['link']),
  'image-box': (of) =>
    image(of['image']) +
    heading(linked(textOf(of['title_text']), of['link']), 'h3') +
    paragraph(of['description_text']),
  'icon-box': (of) => heading(linked(textOf(of['title_text']), of['link']), 'h3') + paragraph(of['description_text']),
  'call-to-action': (of) =>
    image(of['bg_image']) +
    image(of['graphic_image']) +
    heading(of['title'], of['title_tag']) +
    paragraph(of['description']) +
    button(of['button'], of['link']),
  'flip-box': (of) =>
    image(of['background_a_image']) +
    heading(of['title_text_a'], 'h3') +
    paragraph(of['description_text_a']) +
    heading(of['title_text_b'], 'h3') +
    paragraph(of['description_text_b']) +
    button(of['button_text'], of['link']),
  slides: (of) =>
    listOf(of['slides'])
      .map((one) => {
        const slide = valuesOf(one);
        return (
          image(slide['background_image']) +
          heading(slide['heading'], 'h3') +
          paragraph(slide['description']) +
          button(slide['button_text'], slide['link'])
        );
      })
      .join(''),
  'testimonial-carousel': (of) =>
    listOf(of['slides'])
      .map((one) => {
        const slide = valuesOf(one);
        return image(slide['image']) + ['content', 'name', 'title'].map((key) => paragraph(slide[key])).join('');
      })
      .join(''),
  counter: (of) =>
    paragraph(`${textOf(of['prefix'])}${textOf(of['ending_number'])}${textOf(of['suffix'])}`) + paragraph(of['title']),
  alert: (of) => paragraph(of['alert_title']) + paragraph(of['alert_description']),
  'animated-headline': (of) =>
    heading(
      ['before_text', 'highlighted_text', 'rotating_text', 'after_text'].map((key) => textOf(of[key])).join(' '),
      of['tag'],
    ),
  'price-list': (of) =>
    listOf(of['price_list'])
      .map((one) => {
        const { title, price, item_description: words, image: picture, link } = valuesOf(one);
        const name = linked(textOf(title), link);
        return image(picture) + paragraph(`${name} ${textOf(price)}`.trim()) + paragraph(words);
      })
      .join(''),
  'social-icons': (of) =>
    listOf(of['social_icon_list'])
      .map((one) => valuesOf(valuesOf(one)['link']))
      // One whose address nobody has typed leads nowhere, and has no words.
      .map((link) => (/^#?$/.test(textOf(link['url']).trim()) ? '' : button(link['url'], link)))
      .join(''),
  'image-gallery': (of) => gallery(of['wp_gallery']),
  'image-carousel': (of) => gallery(of['carousel']),
  'media-carousel': (of) => gallery(of['slides']),
  gallery: (of) =>
    gallery(of['gallery']) +
    listOf(of['galleries'])
      .map((one) => gallery(valuesOf(one)['multiple_gallery']))
      .join(''),
  video,
  button: (of) => button(of['text'], of['link']),
  html: (of) => textOf(of['html']),
  shortcode: (of) => textOf(of['shortcode']),
  template: (of) => sharedPart(of['template_id']),
  blockquote: (of) =>
    `<blockquote>${textOf(of['blockquote_content'])}<cite>${textOf(of['author_name'])}</cite></blockquote>`,
  testimonial: (of) =>
    image(of['testimonial_image']) +
    paragraph(of['testimonial_content']) +
    paragraph(linked(textOf(of['testimonial_name']), of['link'])) +
    paragraph(of['testimonial_job']),
  'icon-list': (of) =>
    `<ul>${listOf(of['icon_list'])
      .map((one) => `<li>${linked(textOf(valuesOf(one)['text']), valuesOf(one)['link'])}</li>`)
      .join('')}</ul>`,
  accordion: (of) => tabs(of),
  tabs: (of) => tabs(of),
  toggle: (of) => tabs(of),
  'text-path': (of) => paragraph(of['text']),
  progress: (of) =>
    heading(of['title'], of['title_tag']) + paragraph(sizeOf(of['percent'])) + paragraph(of['inner_text']),
  'price-table': (of) =>
    heading(of['heading'], of['heading_tag']) +
    paragraph(of['sub_heading']) +
    paragraph(`${textOf(of['price'])} ${textOf(of['period'])}`.trim()) +
    `<ul>${listOf(of['features_list'])
      .map((one) => `<li>${textOf(valuesOf(one)['item_text'])}</li>`)
      .join('')}</ul>` +
    button(of['button_text'], of['link']) +
    paragraph(of['footer_additional_info']),
  hotspot: (of) =>
    image(of['image']) +
    listOf(of['hotspot'])
      .map((one) => valuesOf(one))
      .map(
        (one) =>
          paragraph(linked(textOf(one['hotspot_label']), one['hotspot_link'])) + textOf(one['hotspot_tooltip_content']),
      )
      .join(''),
  'video-playlist': (of) =>
    listOf(of['tabs'])
      .map((one) => valuesOf(one))
      .map(
        (one) =>
          heading(one['title'], 'h3') +
          film(textOf(one[`${textOf(one['type']) || 'youtube'}_url`]) || textOf(valuesOf(one['hosted_url'])['url'])) +
          textOf(one['inner_tab_content_1']) +
          textOf(one['inner_tab_content_2']),
      )
      .join(''),
  // Of its fourth version.
  'e-heading': (of) => heading(linked(textOf(of['title']), linkOf(of)), of['tag']),
  'e-paragraph': (of) => paragraph(linked(textOf(of['paragraph']), linkOf(of))),
  'e-image': (of) => {
    const { alt, ...source } = valuesOf(valuesOf(of['image'])['src']);
    return image({ ...source, alt: textOf(alt) || textOf(of['alt']) }, '', linkOf(of));
  },
  'e-svg': (of) => image(of['svg'], '', linkOf(of)),
  'e-self-hosted-video': (of) => {
    const { url, id } = valuesOf(of['source']);
    return film(textOf(of['source']) || textOf(url), id, valuesOf(of['poster'])['src'] ?? of['poster']);
  },
  'e-component': (of) => sharedPart(valuesOf(of['component_instance'])['component_id']),
  'e-button': (of) => button(of['text'], linkOf(of)),
  'e-youtube': (of) => film(textOf(of['source'])),
  'e-divider': () => '',
  'nested-accordion': () => '',
  'nested-tabs': () => '',
  'nested-carousel': () => '',
  divider: () => '',
  spacer: () => '',
};

const linkOf = (of: Values): Values => ({ url: valuesOf(of['link'])['destination'] });

/** A value of its fourth version without what says of which kind it is. */
function plain(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => plain(one, depth + 1));
  const { $$type: kind, value: inner, ...others } = valuesOf(value);
  // What was typed there stands beside the elements in it.
  if (typeof kind === 'string' && /^html-v\d/.test(kind)) return plain(valuesOf(inner)['content'], depth + 1);
  if (kind !== undefined) return plain(inner, depth + 1);
  const all = inner === undefined ? others : { ...others, value: inner };
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, plain(one, depth + 1)]));
}

/** Of these, the site makes what visitors see; their words are names of fields and settings. */
const filled =
  /form|login|search|posts|portfolio|products?|archive|loop|menu|sitemap|maps?$|countdown|rating|share|lottie|breadcrumbs|code-highlight|template/;

/** A widget that is not known: the words, pictures and links among its settings. */
function otherWidget(type: string, of: Values, losses: Losses): string {
  const html = filled.test(type) ? '' : valuesIn(shownIn(of), /galler|slide|carousel|image|photo/i.test(type)).html;
  losses.add(html === '' ? 'widget' : 'values', type);
  return html;
}

/** A share, as a number or as Elementor keeps sizes. */
const sizeOf = (value: unknown): string => {
  const size = textOf(value) || textOf(valuesOf(value)['size']);
  return size === '' ? '' : `${size} %`;
};

const tabs = (of: Values): string =>
  listOf(of['tabs'])
    .map((one) => heading(valuesOf(one)['tab_title'], 'h3') + textOf(valuesOf(one)['tab_content']))
    .join('');

/** What is behind a part: a picture, several one after the other, or a film. */
function behind(of: Values): string {
  const link = textOf(of['background_video_link']);
  const pictures = ['background_image', '_background_image', 'background_overlay_image']
    .map((key) => image(of[key]))
    .join('');
  if (of['background_background'] === 'slideshow') return pictures + gallery(of['background_slideshow_gallery']);
  return pictures + (of['background_background'] === 'video' && link !== '' ? film(link) : '');
}

/** Pictures in the styles that a part of its fourth version has by itself, each once. */
function inStyles(styles: unknown): string {
  const found = new Map<string, string>();
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > deepest) return;
    const { $$type: kind, value: inner } = valuesOf(value);
    if (kind === 'image-src') {
      const { url, id } = valuesOf(plain(inner));
      found.set(`${textOf(id)} ${textOf(url)}`, image({ id, url }));
    } else for (const one of Object.values(value)) look(one, depth + 1);
  };
  look(styles, 0);
  return [...found.values()].join('');
}

/** The settings of a part without those in whose place the old site put something, which is told. */
function withoutDynamic(type: string, settings: unknown, losses: Losses): Values {
  const { __dynamic__: dynamic, ...own } = valuesOf(settings);
  const filledIn = new Map(
    Object.entries(valuesOf(dynamic)).map(([key, tag]) => [key, /\bname="([\w-]{1,80})"/.exec(textOf(tag))?.[1] ?? '']),
  );
  for (const [key, value] of Object.entries(own)) {
    const { $$type: kind, value: inner } = valuesOf(value);
    if (kind === 'dynamic') filledIn.set(key, textOf(valuesOf(inner)['name']));
  }
  for (const [key, name] of filledIn) losses.add('widget', `${type} (${name || key})`);
  return Object.fromEntries(Object.entries(own).filter(([key]) => !filledIn.has(key)));
}

function write(elements: unknown, depth: number, losses: Losses): string {
  const all = listOf(elements);
  if (depth > deepest) {
    if (all.length > 0) losses.add('depth');
    return '';
  }
  return all
    .map((element) => {
      const { elType, widgetType, templateID: part, settings, styles, elements: inner } = valuesOf(element);
      const of = valuesOf(plain(withoutDynamic(textOf(widgetType) || textOf(elType), settings, losses)));
      const background = behind(of) + inStyles(styles);
      // A link around all of it has no words of its own.
      const link = elType === 'widget' ? '' : linked('', of['link']);
      const names = [...listOf(of['items']), ...listOf(of['tabs'])].map((one) => textOf(valuesOf(one)['item_title']));
      const within = listOf(inner)
        .map((one, at) => heading(names[at], 'h3') + write([one], depth + 1, losses))
        .join('');
      if (elType !== 'widget') return background + link + within;
      const type = textOf(widgetType);
      // One that is kept once for several pages.
      if (type === 'global' && textOf(part) !== '') return sharedPart(part);
      const make = Object.hasOwn(widgets, type) ? widgets[type] : undefined;
      return `${background}<div>${make?.(of) ?? otherWidget(type, of, losses)}${within}</div>`;
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
