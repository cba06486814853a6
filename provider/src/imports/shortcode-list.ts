import type { Losses } from './losses.ts';
import type { Shortcode } from './shortcode.ts';

/** Elements that take its place, or a function that makes them of all that stands up to its end. */
type Made = string | ((inner: string) => string);

/** A line of its own begins here. */
const lineBreak = '<vitrine-break></vitrine-break>';
/** Values are HTML already, but for what would end them. */
const quoted = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const idsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d{1,12}$/.test(id));

const isAddress = (text: string): boolean => /^(?:https?:)?\/\/\S+$|^\/\S+\.\w{3,5}$/.test(text.trim());
const isFilm = (address: string): boolean => /\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i.test(address);

/** Page builders: what their shortcodes hold is the page. */
const builders =
  /^(?:vc|et_pb|fusion|av|mk|qode|eltdf|edgtf|mkd|nectar|us|ux|porto|kc|cs|x|wpb|dt|tm|rev|cz|thb|un|uncode|ld|bt_bb|tatsu|oshin|be)_/;
/** What only arranges, whatever the theme. */
const frames =
  /^(?:row|column|columns|col|section|container|one_half|one_third|two_thirds?|one_fourth|three_fourths?|one_half_last|one_third_last|clear|divider|spacer|space|hr|raw|fullwidth|accordion|accordions|tabs|tab|toggle|list|dropcap|highlight|span|div|center|left|right)(?:_inner|_last)?$/;

const pictureKeys = [
  'src',
  'image',
  'image_url',
  'image_src',
  'custom_src',
  'img',
  'photo',
  'background_image',
  'bg_image',
  'featured_image',
  'logo',
  'image_id',
  'img_id',
  'attachment',
  'attachment_id',
  'bg_img',
  'parallax_image',
  'background_url',
];
const galleryKeys = ['ids', 'images', 'gallery_ids', 'include', 'image_ids', 'attachments', 'gallery', 'slides'];
const filmKeys = [
  'mp4',
  'm4v',
  'webm',
  'ogv',
  'mov',
  'video_src',
  'video',
  'video_url',
  'src',
  'link',
  'url',
  'src_webm',
  'background_video_mp4',
  'video_bg_url',
  'video_link',
];
const headingKeys = ['title', 'heading', 'text', 'h2', 'primary_title'];
const wordKeys = [
  'subhead',
  'subheading',
  'subtitle',
  'sub_heading',
  'h4',
  'name',
  'author',
  'position',
  'job_title',
  'company_name',
  'content',
];

const picture = (value: string): string =>
  isAddress(value) ? `<img src="${quoted(value.trim())}">` : `<img data-id="${quoted(value.trim())}">`;
const gallery = (ids: readonly string[], isOwn = false): string =>
  ids.length === 0 && !isOwn ? '' : `<vitrine-gallery ids="${ids.join(',')}"></vitrine-gallery>`;
const embed = (address: string): string => `<vitrine-embed src="${quoted(address.trim())}"></vitrine-embed>`;
const film = (address: string): string =>
  isFilm(address) ? `<video src="${quoted(address.trim())}"></video>` : embed(address);

/** `url:https%3A%2F%2F…|title:…` of WPBakery, or an address. */
function linkIn(text: string): string {
  const coded = /(?:^|\|)url:([^|]+)/.exec(text)?.[1];
  if (coded === undefined) return isAddress(text) ? text.trim() : '';
  try {
    return decodeURIComponent(coded);
  } catch {
    return '';
  }
}

/** Pictures and films that its values hold; of a page builder's, the words too. */
function partsOf({ name, values }: Shortcode, withWords: boolean): string {
  const of = (key: string): string => values.get(key) ?? '';
  const isFilmCode = /video|youtube|vimeo/.test(name);
  const isButton = /btn|button/.test(name);
  const parts: string[] = [];
  if (withWords && !isButton && !/image|gallery|carousel/.test(name)) {
    for (const key of headingKeys) if (of(key) !== '') parts.push(`<h3>${of(key)}</h3>`);
  }
  for (const key of pictureKeys) {
    const value = of(key);
    const isPicture = isAddress(value) ? !isFilm(value) && !isFilmCode : /^\d{1,12}$/.test(value) && key !== 'src';
    if (isPicture || (key === 'src' && !isFilmCode && isAddress(value) && !isFilm(value))) {
      const alt = of('alt') || of('image_alt');
      const caption = of('caption');
      const made = picture(value).replace('<img ', `<img alt="${quoted(alt)}" `);
      parts.push(caption === '' ? made : `<figure>${made}<figcaption>${caption}</figcaption></figure>`);
    }
  }
  for (const key of galleryKeys) parts.push(gallery(idsIn(of(key))));
  for (const key of filmKeys) {
    const value = of(key);
    if (isAddress(value) && (isFilm(value) || (isFilmCode && key !== 'image'))) parts.push(film(value));
  }
  if (/youtube$/.test(name) && /^[\w-]{6,20}$/.test(of('id')))
    parts.push(embed(`https://www.youtube.com/watch?v=${of('id')}`));
  if (/vimeo$/.test(name) && /^\d+$/.test(of('id'))) parts.push(embed(`https://vimeo.com/${of('id')}`));
  if (!withWords) return parts.join('');
  for (const key of wordKeys)
    if (of(key) !== '' && !(key === 'name' && isAddress(of(key)))) parts.push(`<p>${of(key)}</p>`);
  const label = of('button_text') || (isButton ? of('title') || of('text') : '');
  const button = [label, linkIn(of('button_url') || of('button_link') || of('link') || of('url'))] as const;
  if (button[0] !== '')
    parts.push(button[1] === '' ? `<p>${button[0]}</p>` : `<p><a href="${quoted(button[1])}">${button[0]}</a></p>`);
  return parts.filter((part) => part !== '').join('');
}

/** What WPBakery keeps as base64, so that no editor changes it. */
function decodeRaw(inner: string): string {
  try {
    return decodeURIComponent(Buffer.from(inner.trim(), 'base64').toString('utf8'));
  } catch {
    return '';
  }
}

/** The first of its values that has one of these names, or what stands in it without a name. */
const valueOf = ({ values, bare }: Shortcode, ...keys: readonly string[]): string =>
  keys.map((key) => values.get(key) ?? '').find((value) => value !== '') ?? bare[0]?.replaceAll('"', '') ?? '';

function embedOf(code: Shortcode, ofId: (id: string) => string): string {
  const value = valueOf(code, 'id', 'url', 'src', 'v', 'link');
  if (value === '') return '';
  return embed(isAddress(value) ? value : ofId(value));
}

/** Those of WordPress, of Jetpack and of the plugins that nearly every site has. */
const own: Readonly<Record<string, (code: Shortcode) => Made>> = {
  gallery: (code) => gallery(idsIn(valueOf(code, 'ids', 'include')), true),
  slideshow: (code) => gallery(idsIn(valueOf(code, 'ids', 'include')), true),
  caption: ({ isEnd, values }) =>
    isEnd ? '</vitrine-caption>' : `<vitrine-caption text="${quoted(values.get('caption') ?? '')}">`,
  video: (code) => film(valueOf(code, 'mp4', 'm4v', 'webm', 'ogv', 'mov', 'src')),
  embed: () => (inner) => embed(inner.replaceAll(/<[^<>]*>/g, '')),
  youtube: (code) => embedOf(code, (id) => `https://www.youtube.com/watch?v=${id}`),
  vimeo: (code) => embedOf(code, (id) => `https://vimeo.com/${id}`),
  wpvideo: (code) => embedOf(code, (id) => `https://videopress.com/v/${id}`),
  videopress: (code) => embedOf(code, (id) => `https://videopress.com/v/${id}`),
  soundcloud: (code) => embedOf(code, (id) => `https://soundcloud.com/${id}`),
  audio: (code) => `<audio src="${quoted(valueOf(code, 'mp3', 'm4a', 'ogg', 'wav', 'wma', 'src'))}"></audio>`,
  vc_raw_html: () => decodeRaw,
  vc_raw_js: () => () => '',
  vc_empty_space: () => '',
  vc_separator: () => lineBreak,
};
const sameAs: Readonly<Record<string, string>> = { wp_caption: 'caption' };

/** What takes a shortcode's place; what it would have shown beside that is told. */
export function toElements(code: Shortcode, losses: Losses): Made {
  const { name, isEnd, values, hasTwin } = code;
  const known = Object.hasOwn(sameAs, name) ? (sameAs[name] ?? name) : name;
  const make = Object.hasOwn(own, known) ? own[known] : undefined;
  if (make !== undefined) {
    if (known === 'caption' && !hasTwin) return '';
    if (isEnd && known !== 'caption') return '';
    const made = make(code);
    // Nothing stands between it and its end.
    if (typeof made !== 'string' && !hasTwin) return '';
    if (made === '' && known !== 'vc_empty_space') losses.add('shortcode', `[${name}]`);
    return made;
  }
  if (isEnd) return builders.test(name) || frames.test(name) ? lineBreak : '';
  if (frames.test(name) && values.size === 0) return lineBreak;
  const isBuilder = builders.test(name);
  const parts = partsOf(code, isBuilder);
  // Of a page builder, what only holds others is no loss.
  const isFrame = isBuilder
    ? hasTwin || /_(?:row|column|section|divider|separator|space)/.test(name)
    : frames.test(name);
  if (!isFrame && (!isBuilder || parts === '')) losses.add('shortcode', `[${name}]`);
  // Within a line, what shows nothing ends none.
  return parts === '' && !isFrame && !isBuilder ? '' : lineBreak + parts + lineBreak;
}
