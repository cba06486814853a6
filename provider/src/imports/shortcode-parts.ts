import { textOf, valuesOf } from './json.ts';
import { isFilmAddress, isPictureAddress, toAddress } from './picture-address.ts';
import type { Shortcode } from './shortcode.ts';
import { decodedJson, isCodedJson, isTyped, otherPictures, otherWords, partsWithin } from './shortcode-values.ts';

/** Reads what the values of a shortcode hold as HTML. */

/** Values are HTML already, but for what would end them. */
export const quoted = (text: string): string =>
  text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A number of the media library, also with the size that a theme puts behind it: `77|full`. */
export const numberIn = (text: string): string => /^(\d{1,12})(?:\|[\w-]{1,40})?$/.exec(text.trim())?.[1] ?? '';

/** The numbers of a list such as `77, 78|full`; whatever is none is left out. */
export const idsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((id) => numberIn(id))
    .filter((id) => id !== '');

/** Whether a value is a web address, or a path of the same site with the extension of a file. */
export const isAddress = (text: string): boolean => /^(?:https?:)?\/\/\S+$|^\/\S+\.\w{3,5}$/.test(text.trim());

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
  'us_bg_image',
  'back_image',
  'background_url',
];
/** Its number in the media library, beside its address or instead of it. */
const numberKeys = ['image_id', 'img_id', 'attachment', 'attachment_id'];
/** What stands behind what else is there. */
const isBackground = (key: string): boolean => /^(?:us_bg|back|background|bg|parallax)(?:_|$)/.test(key);
/** Flatsome's, whose picture behind all of it is `bg`; elsewhere that is a colour, or a number of a look. */
const isBanner = (name: string): boolean => /^(?:ux_\w+|section|page_header|message_box)$/.test(name);
const soundKeys = ['audio', 'mp3', 'm4a', 'ogg', 'wav', 'audio_url', 'audio_src'];
const galleryKeys = ['images', 'medias', 'gallery_ids', 'image_ids', 'attachments', 'gallery', 'slides'];
/** Numbers of the media library only where the name says that it shows pictures. */
const listKeys = ['ids', 'include'];
/** Of these, numbers are those of products, of texts, or of something that a plugin keeps for itself. */
const otherNumbers =
  /product|post|page|ngg|nextgen|playlist|testimonial|team|portfolio|project|blog|categor|cart|rev_slider|layer_?slider|smart_?slider|soliloquy|envira|foogallery|modula/i;
const pictureNames = /galler|media|image|img|photo|picture|slide|carousel|lightbox|mosaic|masonry|justified/i;
/** A gallery by its name, and no word that people write. */
export const isGalleryName = (name: string): boolean =>
  /^(?:[a-z]+[-_])*(?:images?|photos?|pictures?|gallery)[-_]?(?:list|gallery|slider|slideshow|grid|carousel)$|[-_](?:slideshow|gallery)$/.test(
    name,
  );

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
  'percentage',
  'currency',
  'sum',
  'price',
  'per',
  'label_value',
  'hover_title',
  'address',
  'pin_address',
  'description',
  'content',
  'texts',
  'body',
];

/** A gallery as an element of our own for the reader of HTML; `''` without pictures. */
export const gallery = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `<vitrine-gallery ids="${ids.join(',')}"></vitrine-gallery>`;
/** What another service shows, as an element of our own for the reader of HTML. */
export const embed = (address: string): string => `<vitrine-embed src="${quoted(address.trim())}"></vitrine-embed>`;
/** A film's file as `<video>`; any other address as {@link embed}. */
export const film = (address: string): string =>
  isFilmAddress(address) ? `<video src="${quoted(address.trim())}"></video>` : embed(address);

const leads = /^(?:(?:https?:)?\/\/|mailto:|tel:|\/[^/\s])\S*$/;

/** A part of a link as WPBakery codes it, `url:https%3A%2F%2F…|title:…|target:…|`, or Impreza, as coded JSON; empty where it has none. */
function codedIn(text: string, part: 'url' | 'title'): string {
  // Its title is what a browser says of it, and no label.
  if (isCodedJson(text)) return part === 'url' ? textOf(valuesOf(decodedJson(text))['url']) : '';
  const coded = (part === 'url' ? /(?:^|\|)url:([^|]+)/ : /(?:^|\|)title:([^|]+)/).exec(text)?.[1] ?? '';
  try {
    return decodeURIComponent(coded).trim();
  } catch {
    return '';
  }
}

const isCoded = (text: string): boolean => /^(?:\w+:[^|]*)?\||^%5B%7B/i.test(text) || isCodedJson(text);

/** A link as WPBakery or Impreza codes it, `manually,https://…` of Enfold, or an address; empty for what leads nowhere. */
function linkIn(text: string): string {
  const isPlain = !/(?:^|\|)url:/.test(text) && !isCodedJson(text);
  const address = isPlain ? text.trim().replace(/^manually,/, '') : codedIn(text, 'url');
  return leads.test(address) ? address : '';
}

const linkKeys = ['link', 'url', 'link_url', 'href', 'custom_link', 'title_link', 'button_url', 'button_link'];

const known: ReadonlySet<string> = new Set([...pictureKeys, ...filmKeys, ...soundKeys, ...linkKeys]);
/** What is read by its name: the rest is looked at for what it holds. */
const read: ReadonlySet<string> = new Set([
  ...known,
  ...numberKeys,
  ...galleryKeys,
  ...listKeys,
  ...headingKeys,
  ...wordKeys,
  'caption',
  'image_caption',
  'custom_links',
  'linktext',
  'link_text',
]);
const isRead = (key: string): boolean => read.has(key);
/** Answers, and no words. */
const answer = /^(?:yes|no|true|false|on|off|none|default|\d)?$/i;
const leadsAway = /^https?:\/\/\S+$/;

/** Whether a button is what it makes, whoever's it is. */
export const isButton = (name: string): boolean => /(?:^|[_-])(?:btn|button)(?:s|row)?(?:$|[_-])/.test(name);
const isFilmCode = (name: string): boolean => /video|youtube|vimeo/.test(name);
const isStill = (value: string): boolean => isPictureAddress(toAddress(value, 'https://here.invalid'));

/** Where the pictures of a gallery lead, one each. */
const galleryLinks = ({ values }: Shortcode): readonly string[] =>
  /^(?:custom_\w*)?$/.test(values.get('onclick') ?? '')
    ? (values.get('custom_links') ?? '')
        .split(/[\n,](?=\s?(?:https?:|\/|mailto:|tel:|$))/)
        .map((line) => line.trim())
        .filter((line) => leads.test(line))
    : [];

/** What a shortcode holds, as HTML. */
export interface Parts {
  readonly html: string;
  /** Addresses of stills of films that other services show. */
  readonly stills: readonly string[];
  /** What stands around what follows, up to its end. */
  readonly open: string;
  /** It names what is no file of the media library. */
  readonly hasOthers: boolean;
}

/** Whose values are words that visitors read. */
export type Words =
  /** Nobody knows: they are left. */
  | 'none'
  /** Of an element of a page builder, as all of them are. */
  | 'builder'
  /** Of an element that a theme adds to a page builder: settings have the names of words. */
  | 'theme'
  /** Of what only arranges others: it has a heading at most. */
  | 'frame';

/** Where what it shows leads; empty where it leads nowhere. */
export const linkOf = ({ name, values }: Shortcode): string =>
  linkKeys
    .map((key) => linkIn(values.get(key) ?? ''))
    .find((address) => address !== '' && !isFilmAddress(address) && !isFilmCode(name)) ?? '';

/** Its buttons, each with where it leads. */
function buttonsOf({ name, values }: Shortcode, whose: Words): readonly (readonly [label: string, link: string])[] {
  const of = (key: string): string => values.get(key) ?? '';
  const named = [...values].flatMap(([key, label]) => {
    const button = /^(.*(?:button|btn)(?:_\w+)?)_(?:text|label|title)$/.exec(key)?.[1];
    const links = ['url', 'link', 'href'].map((end) => linkIn(of(`${button ?? ''}_${end}`)));
    return button === undefined || label === '' ? [] : [[label, links.find((link) => link !== '') ?? ''] as const];
  });
  // Elements of themes have no words for it beside those of the link.
  const coded = [...values].flatMap(([key, value]) => {
    const title = isCoded(value) && (whose === 'theme' || !isRead(key)) ? codedIn(value, 'title') : '';
    return title === '' ? [] : [[title, linkIn(value)] as const];
  });
  const typed = answer.test(of('button')) || isCoded(of('button')) ? '' : of('button');
  const own =
    of('linktext') ||
    of('link_text') ||
    (isButton(name) ? of('title') || of('text') || of('label') : of('button') === 'yes' ? of('label') : typed);
  return [...named, ...(own === '' ? [] : [[own, ''] as const]), ...(own === '' || !isButton(name) ? coded : [])];
}

/** Its pictures: one that is named by its number and its address is one. */
function picturesOf({ name, values, body }: Shortcode, link: string): readonly string[] {
  const of = (key: string): string => values.get(key) ?? '';
  const numbers = [
    ...numberKeys,
    ...(/image|img|photo|picture|(?:^|_)slide$/.test(name) && !isGalleryName(name) ? ['id'] : []),
  ].map((key) => of(key));
  // Uncode writes a number there; others may have anything.
  if (numberIn(of('media')) !== '') numbers.push(of('media'));
  let number = numbers.map((text) => numberIn(text)).find((id) => id !== '') ?? '';
  const found = [...pictureKeys, ...(isBanner(name) ? ['bg'] : [])].flatMap((key) => {
    const value = of(key);
    const isPicture = isAddress(value)
      ? !isFilmAddress(value) && !isFilmCode(name)
      : key !== 'src' && numberIn(value) !== '';
    return isPicture ? [{ value, isMain: !isBackground(key) }] : [];
  });
  if (body !== '' && !isFilmAddress(body)) found.push({ value: body, isMain: true });
  for (const value of otherPictures(values, isRead)) found.push({ value, isMain: false });
  const written = numbers.filter((value) => isAddress(value)).map((value) => ({ value, isMain: true }));
  const all = [...found, ...written].filter(
    ({ value }, at, one) => one.findIndex((other) => other.value === value) === at,
  );
  const alt = of('alt') || of('image_alt');
  const draw = (value: string, id: string, isMain: boolean): string => {
    const address = isAddress(value) ? value.trim() : '';
    const made = `<img alt="${quoted(alt)}" src="${quoted(address)}" data-id="${quoted(id)}">`;
    const led = link === '' || !isMain ? made : `<a href="${quoted(link)}">${made}</a>`;
    const caption = [of('caption'), of('image_caption')].find((words) => !answer.test(words)) ?? '';
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

/** Films that its values hold, each once, in whatever kinds of file. */
function filmsOf({ name, values, body }: Shortcode): readonly string[] {
  const of = (key: string): string => values.get(key) ?? '';
  // WPBakery names one behind each row, and shows it where it was switched on.
  const isBehind = (key: string): boolean => key === 'video_bg_url' && of('video_bg') !== '';
  const named = filmKeys
    .filter((key) => isAddress(of(key)) && (isFilmAddress(of(key)) || isFilmCode(name) || isBehind(key)))
    .map((key) => of(key));
  const others = [...values].filter(([key, value]) => !isRead(key) && isAddress(value) && isFilmAddress(value));
  const all = [...named, ...others.map(([, value]) => value), ...(isFilmAddress(body) ? [body] : [])];
  const placeOf = (value: string): string => (isFilmAddress(value) ? value.replace(/\.\w+(?:[?#].*)?$/, '') : value);
  const firsts = all.filter((value, at) => all.findIndex((one) => placeOf(one) === placeOf(value)) === at);
  const byId = [
    isFilmCode(name) && isAddress(of('id')) ? of('id') : '',
    /youtube$/.test(name) && /^[\w-]{6,20}$/.test(of('id')) ? `https://www.youtube.com/watch?v=${of('id')}` : '',
    /vimeo$/.test(name) && /^\d+$/.test(of('id')) ? `https://vimeo.com/${of('id')}` : '',
  ].filter((value) => value !== '');
  return [...firsts, ...byId];
}

/** WPBakery shows the title of a picture or a gallery above it; elsewhere that is the title of a file. */
const isTitledPicture = (name: string): boolean => name.startsWith('vc_') || !/image|gallery|carousel/.test(name);

/** It counts, and what it counts to is read. */
const counts = /count|number|stat|fact|percent|progress|skill|price|milestone/;

/** Whether its `text` is a line below a number, or one of words, and no heading. */
const isLine = ({ name, values }: Shortcode): boolean =>
  /counter/.test(name) || (name === 'us_text' && !/^h[1-6]$/.test(values.get('tag') ?? ''));

/** What it counts to, or how much of a whole it is, as it is shown. */
function amountOf({ name, values }: Shortcode): readonly string[] {
  const of = (key: string): string => values.get(key) ?? '';
  if (!/counter|pie|bar$/.test(name)) return [];
  const keys = ['value', 'final', 'target', ...(/prog/.test(name) ? ['count'] : [])];
  const amount = keys.map((key) => of(key)).find((one) => /\d/.test(one)) ?? '';
  const unit = of('unit') || of('units');
  return amount === '' ? [] : [`${of('prefix')}${amount}${of('suffix')}${unit === '' ? '' : ` ${unit}`}`];
}

/** Words that its values hold beside headings and buttons. */
function wordsOf(code: Shortcode, whose: Words): readonly string[] {
  const { name, values } = code;
  const of = (key: string): string => values.get(key) ?? '';
  const isShown = (key: string): boolean =>
    of(key) !== '' &&
    !isCoded(of(key)) &&
    !(key === 'name' && isAddress(of(key))) &&
    (whose === 'builder' || isTyped(of(key)) || (counts.test(name) && /\d/.test(of(key))));
  // That of its button is read with it.
  const isLabelled = isButton(name) || of('button') === 'yes';
  const words = wordKeys.filter((key) => isShown(key)).map((key) => of(key));
  const others = /form|field/.test(name)
    ? []
    : otherWords(values, (key) => isRead(key) || (key === 'label' && isLabelled));
  const line = isLine(code) && of('text') !== '' ? [of('text')] : [];
  // Elsewhere, a date says which texts are shown, and a progress how something moves.
  const when = /timeline|milestone/.test(name) ? of('date') : /bar$/.test(name) ? of('progress') : '';
  return [...(/\d/.test(when) ? [when] : []), ...words, ...amountOf(code), ...line, ...others];
}

/** Pictures and films that its values hold; of a page builder's, the words and the links too. */
export function partsOf(code: Shortcode, whose: Words): Parts {
  const { name, values, hasClosingTag } = code;
  const of = (key: string): string => values.get(key) ?? '';
  const isOneButton = isButton(name);
  const link = linkOf(code);
  const linked = (html: string): string => (link === '' ? html : `<a href="${quoted(link)}">${html}</a>`);
  const parts: string[] = [];
  const pictures = picturesOf(code, link);
  // The title of a picture is that of its file.
  const isTitled = whose === 'builder' ? isTitledPicture(name) : !/(?:image|img|photo)$/.test(name);
  const headings =
    whose !== 'none' && !isOneButton && isTitled
      ? headingKeys
          .filter((key) => key !== 'text' || (!isLine(code) && (whose === 'builder' || isTyped(of(key)))))
          .map((key) => of(key))
          .filter(
            (words) =>
              words !== '' && (whose === 'builder' || /\p{L}/u.test(words)) && !answer.test(words) && !isCoded(words),
          )
      : [];
  const buttons = buttonsOf(code, whose);
  // What has a button leads on with that; else the title does, or the picture.
  const isLinked = buttons.length === 0 && pictures.length === 0;
  parts.push(...headings.map((words, at) => `<h3>${at === 0 && isLinked ? linked(words) : words}</h3>`), ...pictures);
  for (const key of galleryKeys) if (!otherNumbers.test(name)) parts.push(gallery(idsIn(of(key))));
  const isOfPictures = pictureNames.test(name) && !otherNumbers.test(name);
  for (const key of listKeys) if (isOfPictures) parts.push(gallery(idsIn(of(key))));
  parts.push(...galleryLinks(code).map((address) => `<area href="${quoted(address)}">`));
  parts.push(...filmsOf(code).map((one) => film(one)));
  for (const key of soundKeys) if (isAddress(of(key))) parts.push(`<audio src="${quoted(of(key))}"></audio>`);
  const hasOthers =
    (!isOfPictures && listKeys.some((key) => idsIn(of(key)).length > 0)) ||
    (otherNumbers.test(name) && galleryKeys.some((key) => idsIn(of(key)).length > 0));
  const stills = isFilmCode(name) ? pictureKeys.map((key) => of(key)).filter((value) => isStill(value)) : [];
  if (whose === 'none' || whose === 'frame') return { html: parts.join(''), open: '', hasOthers, stills };
  parts.push(...wordsOf(code, whose).map((words) => `<p>${words}</p>`));
  for (const within of partsWithin(values)) {
    // A bar, or a part of a chart, with its number.
    const head = within.has('label') ? 'label' : within.has('value') ? 'title' : '';
    const bar = [head, 'value', 'unit'].map((key) => within.get(key) ?? '');
    if (head !== '') parts.push(`<p>${bar.join(' ').trim()}</p>`);
    const others =
      head === '' ? within : new Map([...within].filter(([key]) => ![head, 'value', 'unit'].includes(key)));
    const inner = partsOf({ ...code, values: others, bare: [], hasClosingTag: false, body: '' }, whose);
    parts.push(inner.html);
    stills.push(...inner.stills);
  }
  for (const [label, own] of buttons)
    parts.push(`<p>${own === '' ? linked(label) : `<a href="${quoted(own)}">${label}</a>`}</p>`);
  // Where else it leads, such as to a person's other sites, is reported.
  for (const [key, value] of values) {
    const isOther = !isRead(key) && !/button|btn/.test(key) && !(key === 'id' && isFilmCode(name));
    const away = isCoded(value) ? linkIn(value) : value;
    if (isOther && leadsAway.test(away) && !isFilmAddress(away) && !isStill(away) && codedIn(value, 'title') === '')
      parts.push(`<a href="${quoted(away)}"></a>`);
  }
  const isWordless = isLinked && headings.length === 0 && link !== '';
  // A button's words may follow; a link of whatever else has none, and is reported.
  const isOpen = isWordless && isOneButton && hasClosingTag;
  if (isWordless && !isOpen) parts.push(linked(''));
  return { html: parts.join(''), open: isOpen ? `<a href="${quoted(link)}">` : '', hasOthers, stills };
}
