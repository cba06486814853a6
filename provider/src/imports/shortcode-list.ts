import { sharedPart } from './builder-html.ts';
import type { Losses } from './losses.ts';
import { fileName } from './names.ts';
import { toAddress } from './picture-address.ts';
import type { Shortcode } from './shortcode.ts';
import {
  embed,
  film,
  gallery,
  idsIn,
  isAddress,
  isButton,
  isGalleryName,
  linkOf,
  numberIn,
  partsOf,
  quoted,
} from './shortcode-parts.ts';
import { decodeRaw } from './shortcode-values.ts';

/** Elements that take its place, or a function that makes them of all that stands up to its end. */
type Made = string | ((inner: string) => string);

/** A line of its own begins here. */
const lineBreak = '<vitrine-break></vitrine-break>';
/** Page builders: what their shortcodes hold is the page. */
const builders =
  /^(?:vc|et_pb|fusion|av|mk|qode|eltdf|edgtf|mkd|nectar|us|ux|porto|kc|cs|x|wpb|dt|tm|rev|cz|thb|un|uncode|ld|bt_bb|tatsu|oshin|be)_/;
/** What only arranges, whatever the theme. */
const arranging =
  /^(?:section|container|text_box|clear|divider|spacer|space|hr|raw|fullwidth|accordion|accordions|tabs|tab|toggle|list|div|center|left|right)(?:_inner|_last)?$/;
/** Columns, as themes and plugins call them: `one_half_last`, `su_column`, `ezcol_1third`. */
const columns =
  /^(?:(?:su|sc|bs|col|column|grid|layout|ezcol|wpcol)[_-])?(?:rows?|cols?|columns?|(?:(?:one|two|three|four|five|\d)[_-]?)?(?:half|thirds?|fourths?|quarters?|fifths?|sixths?))(?:[_-](?:inner|first|last|end))?$/;
const isArranging = (name: string): boolean => arranging.test(name) || columns.test(name);

/** What only looks otherwise, within a line. */
const looks =
  /^(?:dropcap|drop_cap|highlight|span|tooltip|mark|underline|strong|em|small|big|color|font)$|_(?:dropcaps?\d?|highlight|hl_text|rotating_text|tooltip|popover)$/;

/** Of these, the site fills in most of what visitors see, whatever stands in them. */
const filled =
  /(?:form|map|countdown(?:_timer)?|posts?(?:_\w+)?|blog|portfolio|shop|products?|search|menu|sidebar|comments|signup|login|feed|instagram|twitter)$/;

/** The first of its values that has one of these names, or what stands in it without a name. */
const valueOf = ({ values, bare }: Shortcode, ...keys: readonly string[]): string =>
  keys.map((key) => values.get(key) ?? '').find((value) => value !== '') ?? bare[0]?.replaceAll('"', '') ?? '';

function embedOf(code: Shortcode, ofId: (id: string) => string): string {
  const value = valueOf(code, 'id', 'url', 'src', 'v', 'link');
  if (value === '') return '';
  return embed(isAddress(value) ? value : ofId(value));
}

const ownPictures = (of: string, without: string, by = ''): string =>
  `<vitrine-gallery ids="" of="${of}" without="${without}" by="${by}"></vitrine-gallery>`;

/** All pictures of the item, of another, or those that it names. */
function ownGallery(code: Shortcode): string {
  const ids = idsIn(valueOf(code, 'ids', 'include'));
  if (ids.length > 0) return gallery(ids);
  const of = numberIn(code.values.get('id') ?? '');
  const without = idsIn(code.values.get('exclude') ?? '').join(',');
  return ownPictures(of, without);
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
  // What looks like an element in it is none, but for what the editor has put around its lines.
  ...Object.fromEntries(
    ['code', 'sourcecode', 'source'].map((name) => [
      name,
      () => (inner: string) =>
        `<pre><code>${inner.trim().replaceAll(/<(?!\/?(?:p|br|pre|span)\b)/gi, '&lt;')}</code></pre>`,
    ]),
  ),
  // What a theme or a builder keeps once, for several texts.
  ...Object.fromEntries(
    [
      'block',
      'cms_block',
      'cs_gb',
      'content_block',
      'elementor-template',
      'fusion_global',
      'html_block',
      'porto_block',
      'reblex',
      'static_block_content',
      'templatera',
      'uncode_block',
      'us_page_block',
    ].map((name) => [name, (code: Shortcode) => sharedPart(valueOf(code, 'id', 'name', 'block_id'))]),
  ),
  vc_raw_html: () => decodeRaw,
  vc_raw_js: () => () => '',
  fusion_code: () => decodeRaw,
  vc_empty_space: () => '',
  vc_separator: () => lineBreak,
  // Marks a place in a heading that has the picture.
  uncode_inline_image: () => '',
};
/** Of these, nobody misses anything. */
const wordless: ReadonlySet<string> = new Set(['vc_empty_space', 'uncode_inline_image']);
const sameAs: Readonly<Record<string, string>> = { wp_caption: 'caption' };

/** What is an element of a page builder by its name. */
export const isOfBuilder = (name: string): boolean => builders.test(name);

/** A plugin's gallery that names no pictures shows those that belong to the item, which is all that it can know. */
const showsOwn = ({ name, values, bare }: Shortcode): boolean =>
  isGalleryName(name) &&
  bare.length === 0 &&
  ![...values.keys()].some((key) =>
    /(?:^|_)(?:ids?|slug|name|group|album|set|cat|category|gallery|tag|source|src|include)$/.test(key),
  );

/** Nothing but space, and lines between parts. */
const isSpace = /(?:^|_)(?:empty_space|space|spacer|separator|divider|gap|clear|clearfix)$/;

/** What other plugins put into a page that a builder makes: their titles are names for its authors. */
const foreign = /form|slider/;

/** A heading that Uncode keeps between a shortcode and its end, with a line below it among the values; null for any other. */
function headingOf(code: Shortcode): string | null {
  const { name, isEnd, begun, hasClosingTag } = code;
  if (name !== 'vc_custom_heading' || !hasClosingTag || begun.has('text')) return null;
  const semantic = begun.get('heading_semantic') ?? 'h2';
  const tag = /^h[1-6]$/.test(semantic) ? semantic : 'p';
  const link = linkOf({ ...code, values: begun });
  const below = begun.get('subheading') ?? '';
  if (isEnd) return `${link === '' ? '' : '</a>'}</${tag}>${below === '' ? lineBreak : `<p>${below}</p>`}`;
  const values = new Map([...begun].filter(([key]) => key !== 'subheading'));
  const { html } = partsOf({ ...code, hasClosingTag: false, values }, 'frame');
  return `${lineBreak}${html}<${tag}>${link === '' ? '' : `<a href="${quoted(link)}">`}`;
}

/** Signs in whose place Impreza puts something as it shows the page: `{{the_title}}`. */
const token = /\{\{[^{}]{1,200}\}\}/g;

/** A shortcode as it was typed, without what the old site put in, which is told, and the signs that part the words of a price of Uncode. */
function withTyped(code: Shortcode, losses: Losses): Shortcode {
  const { name, values } = code;
  const change = (value: string): string => {
    if (name === 'uncode_pricing' && !/^\w+:/.test(value)) return value.replaceAll('|', ' ');
    if (!name.startsWith('us_') || !value.includes('{{')) return value;
    return value.replaceAll(token, (found) => {
      losses.add('shortcode', `[${name}] ${found}`);
      return '';
    });
  };
  return { ...code, values: new Map([...values].map(([key, value]) => [key, change(value)])) };
}

/**
 * What takes a shortcode's place; what it would have shown beside that is reported.
 * @param isBuilt a page builder makes the page: what a theme adds to it is an element, too
 */
export function toElements(read: Shortcode, losses: Losses, isBuilt: boolean): Made {
  const code = withTyped(read, losses);
  const { name, isEnd, values, hasClosingTag } = code;
  const known = Object.hasOwn(sameAs, name) ? (sameAs[name] ?? name) : name;
  const make = Object.hasOwn(own, known) ? own[known] : undefined;
  if (make !== undefined) {
    if (known === 'caption' && !hasClosingTag) return '';
    if (isEnd && known !== 'caption') return '';
    const made = make(code);
    // Nothing stands between it and its end.
    if (typeof made !== 'string' && !hasClosingTag) return '';
    if (made === '' && !wordless.has(known)) losses.add('shortcode', `[${name}]`);
    return made;
  }
  const head = headingOf(code);
  if (head !== null) return head;
  if (looks.test(name) && hasClosingTag) {
    if (!isEnd && values.size > 0) losses.add('shortcode', `[${name}]`);
    return '';
  }
  const isBuilder = isOfBuilder(name) || isButton(name);
  const isAdded = isBuilt && !isBuilder && !isArranging(name) && !foreign.test(name);
  // The words of a button end with it, and its link too.
  if (isEnd) return isBuilder || isAdded || isArranging(name) ? `${isButton(name) ? '</a>' : ''}${lineBreak}` : '';
  if (isArranging(name) && values.size === 0) return lineBreak;
  const whose = isBuilder ? 'builder' : isAdded ? 'theme' : isArranging(name) ? 'frame' : 'none';
  const { html, open, hasOthers, stills } = partsOf(code, whose);
  for (const still of stills) losses.add('poster', fileName(toAddress(still, 'https://here.invalid')));
  // Of a page builder, what only holds others is no loss.
  const isFrame = isBuilder
    ? hasClosingTag || /_(?:row|column|section|divider|separator|space)/.test(name)
    : isArranging(name);
  if (html === '' && !isBuilder && showsOwn(code)) return ownPictures('', '', `[${name}]`);
  if (hasOthers || ((isBuilder || isAdded) && filled.test(name)) || (!isFrame && !isBuilder && !isAdded))
    losses.add('shortcode', `[${name}]`);
  else if (isAdded && html !== '') losses.add('values', `[${name}]`);
  else if (!isFrame && html === '' && !isSpace.test(name)) losses.add('shortcode', `[${name}]`);
  // Within a line, what shows nothing ends none.
  const made = html === '' && !isFrame && !isBuilder ? '' : lineBreak + html + lineBreak + open;
  // The address that stands in it is taken.
  return code.body === '' ? made : () => made;
}
