import type { Losses } from './losses.ts';
import type { Shortcode } from './shortcode.ts';

/** Elements that take its place, or a function that makes them of all that stands up to its end. */
type Made = string | ((inner: string) => string);

/** A line of its own begins here. */
const lineBreak = '<vitrine-break></vitrine-break>';
/** Values are HTML already, but for what would end them. */
const quoted = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A number of the media library, also with the size that a theme puts behind it: `77|full`. */
const numberIn = (text: string): string => /^(\d{1,12})(?:\|[\w-]{1,40})?$/.exec(text.trim())?.[1] ?? '';

const idsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((id) => numberIn(id))
    .filter((id) => id !== '');

const isAddress = (text: string): boolean => /^(?:https?:)?\/\/\S+$|^\/\S+\.\w{3,5}$/.test(text.trim());
/** Whether an address ends like that of a film. */
export const isFilm = (address: string): boolean => /\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i.test(address);

/** Page builders: what their shortcodes hold is the page. */
const builders =
  /^(?:vc|et_pb|fusion|av|mk|qode|eltdf|edgtf|mkd|nectar|us|ux|porto|kc|cs|x|wpb|dt|tm|rev|cz|thb|un|uncode|ld|bt_bb|tatsu|oshin|be)_/;
/** What only arranges, whatever the theme. */
const frames =
  /^(?:row|column|columns|col|section|container|one_half|one_third|two_thirds?|one_fourth|three_fourths?|one_half_last|one_third_last|clear|divider|spacer|space|hr|raw|fullwidth|accordion|accordions|tabs|tab|toggle|list|div|center|left|right)(?:_inner|_last)?$/;

/** What only looks otherwise, within a line. */
const looks = /^(?:dropcap|drop_cap|highlight|span|tooltip|mark|underline|strong|em|small|big|color|font)$/;

const pictureKeys = [
  'src',
  'image',
  'image_url',
  'image_src',
  'custom_src',
  'img',
  'photo',
  'picture',
  'background_image',
  'bg_image',
  'featured_image',
  'logo',
  'portrait_url',
  'avatar',
  'photo_url',
  'bg_img',
  'parallax_image',
  'background_url',
];
/** Its number in the media library, beside its address or instead of it. */
const numberKeys = ['image_id', 'img_id', 'attachment', 'attachment_id'];
/** What stands behind what else is there. */
const isBackground = (key: string): boolean => /^(?:background|bg|parallax)_/.test(key);
const soundKeys = ['audio', 'mp3', 'm4a', 'ogg', 'wav', 'audio_url', 'audio_src'];
const galleryKeys = ['images', 'gallery_ids', 'image_ids', 'attachments', 'gallery', 'slides'];
/** Numbers of the media library only where the name says that it shows pictures. */
const listKeys = ['ids', 'include'];
/** Of these, numbers are those of products, of texts, or of something that a plugin keeps for itself. */
const otherNumbers =
  /product|post|page|ngg|nextgen|playlist|testimonial|team|portfolio|project|blog|categor|cart|rev_slider|layer_?slider|smart_?slider|soliloquy|envira|foogallery|modula/i;
const pictureNames = /galler|media|image|img|photo|picture|slide|carousel|lightbox|mosaic|masonry|justified/i;
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
  'job',
  'job_title',
  'company',
  'company_name',
  'number',
  'percent',
  'currency',
  'sum',
  'price',
  'label_value',
  'hover_title',
  'address',
  'pin_address',
  'description',
  'content',
];

const gallery = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `<vitrine-gallery ids="${ids.join(',')}"></vitrine-gallery>`;
const embed = (address: string): string => `<vitrine-embed src="${quoted(address.trim())}"></vitrine-embed>`;
const film = (address: string): string =>
  isFilm(address) ? `<video src="${quoted(address.trim())}"></video>` : embed(address);

const leads = /^(?:(?:https?:)?\/\/|mailto:|tel:|\/[^/\s])\S*$/;

/** `url:https%3A%2F%2F…|title:…` of WPBakery, `manually,https://…` of Enfold, or an address; empty for what leads nowhere. */
function linkIn(text: string): string {
  const coded = /(?:^|\|)url:([^|]+)/.exec(text)?.[1];
  const plain = text.trim().replace(/^manually,/, '');
  try {
    const address = coded === undefined ? plain : decodeURIComponent(coded);
    return leads.test(address) ? address : '';
  } catch {
    return '';
  }
}

const linkKeys = ['link', 'url', 'link_url', 'href', 'custom_link', 'title_link', 'button_url', 'button_link'];

const known: ReadonlySet<string> = new Set([...pictureKeys, ...filmKeys, ...soundKeys, ...linkKeys]);
const leadsAway = /^https?:\/\/\S+$/;

/** Of these, the site fills in most of what visitors see, whatever stands in them. */
const filled =
  /(?:form|map|countdown(?:_timer)?|posts?(?:_\w+)?|blog|portfolio|shop|products?|search|menu|sidebar|comments|signup|login|feed|instagram|twitter)$/;

/** Whether a button is what it makes, whoever's it is. */
const isButton = (name: string): boolean => /(?:^|[_-])(?:btn|button)s?(?:$|[_-])/.test(name);
const isFilmCode = (name: string): boolean => /video|youtube|vimeo/.test(name);

/** What a shortcode holds, as HTML. */
interface Parts {
  readonly html: string;
  /** What stands around what follows, up to its end. */
  readonly open: string;
  /** It names what is no file of the media library. */
  readonly hasOthers: boolean;
}

/** Where what it shows leads; empty where it leads nowhere. */
const linkOf = ({ name, values }: Shortcode): string =>
  linkKeys
    .map((key) => linkIn(values.get(key) ?? ''))
    .find((address) => address !== '' && !isFilm(address) && !isFilmCode(name)) ?? '';

/** Its buttons, each with where it leads. */
function buttonsOf({ name, values }: Shortcode): readonly (readonly [label: string, link: string])[] {
  const of = (key: string): string => values.get(key) ?? '';
  const named = [...values].flatMap(([key, label]) => {
    const button = /^(.*(?:button|btn)(?:_\w+)?)_(?:text|label|title)$/.exec(key)?.[1];
    const links = ['url', 'link', 'href'].map((end) => linkIn(of(`${button ?? ''}_${end}`)));
    return button === undefined || label === '' ? [] : [[label, links.find((link) => link !== '') ?? ''] as const];
  });
  const own = of('linktext') || of('link_text') || (isButton(name) ? of('title') || of('text') || of('label') : '');
  return own === '' ? named : [...named, [own, ''] as const];
}

/** Its pictures: one that is named by its number and its address is one. */
function picturesOf({ name, values, body }: Shortcode, link: string): readonly string[] {
  const of = (key: string): string => values.get(key) ?? '';
  const numbers = [...numberKeys, ...(/image|img|photo|picture|(?:^|_)slide$/.test(name) ? ['id'] : [])].map((key) =>
    of(key),
  );
  let number = numbers.map((text) => numberIn(text)).find((id) => id !== '') ?? '';
  const found = pictureKeys.flatMap((key) => {
    const value = of(key);
    const isPicture = isAddress(value) ? !isFilm(value) && !isFilmCode(name) : key !== 'src' && numberIn(value) !== '';
    return isPicture ? [{ value, isMain: !isBackground(key) }] : [];
  });
  if (body !== '' && !isFilm(body)) found.push({ value: body, isMain: true });
  const written = numbers.filter((value) => isAddress(value)).map((value) => ({ value, isMain: true }));
  const all = [...found, ...written].filter(
    ({ value }, at, one) => one.findIndex((other) => other.value === value) === at,
  );
  const alt = of('alt') || of('image_alt');
  const draw = (value: string, id: string, isMain: boolean): string => {
    const address = isAddress(value) ? value.trim() : '';
    const made = `<img alt="${quoted(alt)}" src="${quoted(address)}" data-id="${quoted(id)}">`;
    const led = link === '' || !isMain ? made : `<a href="${quoted(link)}">${made}</a>`;
    const caption = of('caption');
    return caption === '' ? led : `<figure>${led}<figcaption>${caption}</figcaption></figure>`;
  };
  const pictures = all.map(({ value, isMain }) => {
    const own = numberIn(value);
    const id = own === '' && isMain ? number : own;
    if (id === number) number = '';
    return draw(value, id, isMain);
  });
  return number === '' ? pictures : [...pictures, draw('', number, true)];
}

/** Pictures and films that its values hold; of a page builder's, the words and the links too. */
function partsOf(code: Shortcode, withWords: boolean): Parts {
  const { name, values, body, hasTwin } = code;
  const of = (key: string): string => values.get(key) ?? '';
  const isOneButton = isButton(name);
  const link = linkOf(code);
  const linked = (html: string): string => (link === '' ? html : `<a href="${quoted(link)}">${html}</a>`);
  const parts: string[] = [];
  const pictures = picturesOf(code, link);
  const headings =
    withWords && !isOneButton && !/image|gallery|carousel/.test(name)
      ? headingKeys.map((key) => of(key)).filter((words) => words !== '')
      : [];
  const buttons = buttonsOf(code);
  // What has a button leads on with that; else the title does, or the picture.
  const isLinked = buttons.length === 0 && pictures.length === 0;
  parts.push(...headings.map((words, at) => `<h3>${at === 0 && isLinked ? linked(words) : words}</h3>`), ...pictures);
  for (const key of galleryKeys) if (!otherNumbers.test(name)) parts.push(gallery(idsIn(of(key))));
  const isOfPictures = pictureNames.test(name) && !otherNumbers.test(name);
  for (const key of listKeys) if (isOfPictures) parts.push(gallery(idsIn(of(key))));
  for (const key of filmKeys) {
    const value = of(key);
    if (isAddress(value) && (isFilm(value) || (isFilmCode(name) && key !== 'image'))) parts.push(film(value));
  }
  if (isFilm(body)) parts.push(film(body));
  for (const key of soundKeys) if (isAddress(of(key))) parts.push(`<audio src="${quoted(of(key))}"></audio>`);
  if (isFilmCode(name) && isAddress(of('id'))) parts.push(film(of('id')));
  if (/youtube$/.test(name) && /^[\w-]{6,20}$/.test(of('id')))
    parts.push(embed(`https://www.youtube.com/watch?v=${of('id')}`));
  if (/vimeo$/.test(name) && /^\d+$/.test(of('id'))) parts.push(embed(`https://vimeo.com/${of('id')}`));
  const hasOthers =
    (!isOfPictures && listKeys.some((key) => idsIn(of(key)).length > 0)) ||
    (otherNumbers.test(name) && galleryKeys.some((key) => idsIn(of(key)).length > 0));
  if (!withWords) return { html: parts.join(''), open: '', hasOthers };
  for (const key of wordKeys)
    if (of(key) !== '' && !(key === 'name' && isAddress(of(key)))) parts.push(`<p>${of(key)}</p>`);
  if (/counter/.test(name) && of('value') !== '') parts.push(`<p>${of('value')} ${of('unit')}</p>`);
  for (const [label, own] of buttons)
    parts.push(`<p>${own === '' ? linked(label) : `<a href="${quoted(own)}">${label}</a>`}</p>`);
  // Where else it leads, such as to a person's other sites, is told.
  for (const [key, value] of values)
    if (/_(?:url|link)$/.test(key) && !known.has(key) && !/(?:button|btn)/.test(key) && leadsAway.test(value))
      parts.push(`<a href="${quoted(value)}"></a>`);
  const isWordless = isLinked && headings.length === 0 && link !== '';
  // A button's words may follow; a link of whatever else has none, and is told.
  const isOpen = isWordless && isOneButton && hasTwin;
  if (isWordless && !isOpen) parts.push(linked(''));
  return { html: parts.join(''), open: isOpen ? `<a href="${quoted(link)}">` : '', hasOthers };
}

/** What builders keep as base64, so that no editor changes it; WPBakery's is percent-encoded within. */
function decodeRaw(inner: string): string {
  const text = Buffer.from(inner.trim(), 'base64').toString('utf8');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
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

/** All pictures of the item, of another, or those that it names. */
function ownGallery(code: Shortcode): string {
  const ids = idsIn(valueOf(code, 'ids', 'include'));
  if (ids.length > 0) return gallery(ids);
  const of = numberIn(code.values.get('id') ?? '');
  const without = idsIn(code.values.get('exclude') ?? '').join(',');
  return `<vitrine-gallery ids="" of="${of}" without="${without}"></vitrine-gallery>`;
}

/** Those of WordPress, of Jetpack and of the plugins that nearly every site has. */
const own: Readonly<Record<string, (code: Shortcode) => Made>> = {
  gallery: ownGallery,
  slideshow: ownGallery,
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
  // A note that stood at the foot: it stays where it was written.
  ...Object.fromEntries(
    ['efn_note', 'footnote', 'footnotes', 'fn', 'mfn', 'modern_footnote', 'ref', 'sidenote', 'note_footnote'].map(
      (name) => [name, () => (inner: string) => ` (${inner.trim()})`],
    ),
  ),
  vc_raw_html: () => decodeRaw,
  vc_raw_js: () => () => '',
  fusion_code: () => decodeRaw,
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
  if (looks.test(name) && hasTwin) {
    if (!isEnd && values.size > 0) losses.add('shortcode', `[${name}]`);
    return '';
  }
  const isBuilder = builders.test(name) || isButton(name);
  // The words of a button end with it, and its link too.
  if (isEnd) return isBuilder || frames.test(name) ? `${isButton(name) ? '</a>' : ''}${lineBreak}` : '';
  if (frames.test(name) && values.size === 0) return lineBreak;
  const { html, open, hasOthers } = partsOf(code, isBuilder);
  // Of a page builder, what only holds others is no loss.
  const isFrame = isBuilder
    ? hasTwin || /_(?:row|column|section|divider|separator|space)/.test(name)
    : frames.test(name);
  if (hasOthers || (isBuilder && filled.test(name)) || (!isFrame && (!isBuilder || html === '')))
    losses.add('shortcode', `[${name}]`);
  // Within a line, what shows nothing ends none.
  const made = html === '' && !isFrame && !isBuilder ? '' : lineBreak + html + lineBreak + open;
  // The address that stands in it is taken.
  return code.body === '' ? made : () => made;
}
