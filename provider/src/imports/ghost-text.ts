import { foreignToHtml } from '@vitrine/markdown/foreign';
import { valuesIn } from './block-comments.ts';
import { listOf, readJson, textOf, toHtml, valuesOf, type Values } from './json.ts';
import type { Losses } from './losses.ts';
import { readTree, wordsIn } from './tree.ts';

/** Nodes in nodes: more is no text that somebody has written. */
const deepest = 60;

const figure = (inner: string, caption: unknown): string =>
  textOf(caption) === ''
    ? `<figure>${inner}</figure>`
    : `<figure>${inner}<figcaption>${textOf(caption)}</figcaption></figure>`;

const link = (text: string, url: unknown): string =>
  textOf(url) === '' ? text : `<a href="${toHtml(textOf(url))}">${text}</a>`;
const paragraph = (inner: string): string => (inner === '' ? '' : `<p>${inner}</p>`);
const button = (text: unknown, url: unknown): string => paragraph(link(toHtml(textOf(text)), url));
const heading = (inner: unknown, tag = 'h4'): string =>
  textOf(inner) === '' ? '' : `<${tag}>${textOf(inner)}</${tag}>`;

/** What stood in mails, and on no page: it is reported. */
function mailed(html: string, losses: Losses): string {
  losses.add('mailed', `“${wordsIn(readTree(html).children).trim()}”`);
  return html;
}

function image({ src, alt, caption, href }: Values): string {
  if (textOf(src) === '') return '';
  return figure(link(`<img src="${toHtml(textOf(src))}" alt="${toHtml(textOf(alt))}">`, href), caption);
}

/** What a card shows of another site: its title, which leads there, and what it says of it. */
export function bookmarkHtml(title: string, url: string, words: readonly string[], losses: Losses): string {
  losses.add('embed', URL.canParse(url) ? new URL(url).host : url);
  return paragraph(link(toHtml(title === '' ? url : title), url)) + words.map((one) => paragraph(one)).join('');
}

/** Markdown as its author meant it; what takes too much to be read stands as it was typed, and that is reported. */
function markdownHtml({ markdown }: Values, losses: Losses): string {
  const typed = textOf(markdown);
  const html = foreignToHtml(typed);
  if (html !== null) return html;
  losses.add('markdown');
  return typed
    .split(/\n{2,}/)
    .map((part) => paragraph(toHtml(part)))
    .join('');
}

/** What the cards of Ghost hold, by their names in both of its editors. */
const cards: Readonly<Record<string, (card: Values, losses: Losses) => string>> = {
  image,
  gallery: ({ images, caption }) =>
    `<figure class="kg-gallery-card">${listOf(images)
      .map((one) => image(valuesOf(one)))
      .join('')}${textOf(caption) === '' ? '' : `<figcaption>${textOf(caption)}</figcaption>`}</figure>`,
  video: ({ src, caption, customThumbnailSrc, thumbnailSrc }) => {
    const still = toHtml(textOf(customThumbnailSrc) || textOf(thumbnailSrc));
    return textOf(src) === '' ? '' : figure(`<video src="${toHtml(textOf(src))}" poster="${still}"></video>`, caption);
  },
  audio: ({ src, title, thumbnailSrc }) =>
    image({ src: thumbnailSrc }) + paragraph(toHtml(textOf(title))) + `<audio src="${toHtml(textOf(src))}"></audio>`,
  file: ({ src, fileTitle, fileName, fileCaption }) =>
    paragraph(link(toHtml(textOf(fileTitle) || textOf(fileName) || 'File'), src)) +
    paragraph(toHtml(textOf(fileCaption))),
  embed: ({ url, html, caption }) =>
    (textOf(url) === '' ? textOf(html) : `<vitrine-embed src="${toHtml(textOf(url))}"></vitrine-embed>`) +
    paragraph(textOf(caption)),
  bookmark({ url, metadata, caption }, losses) {
    const { title, description } = valuesOf(metadata);
    return bookmarkHtml(textOf(title), textOf(url), [toHtml(textOf(description)), textOf(caption)], losses);
  },
  html: ({ html }) => textOf(html),
  email: ({ html }, losses) => mailed(textOf(html), losses),
  'email-cta': ({ html, buttonText, buttonUrl }, losses) =>
    mailed(textOf(html) + button(buttonText, buttonUrl), losses),
  // Ghost keeps what is switched off, and its own words that nobody has changed.
  'call-to-action': ({
    hasImage,
    imageUrl,
    textValue,
    hasSponsorLabel,
    sponsorLabel,
    showButton,
    buttonText,
    buttonUrl,
  }) =>
    (hasSponsorLabel === false ? '' : paragraph(textOf(sponsorLabel))) +
    (hasImage === false ? '' : image({ src: imageUrl })) +
    textOf(textValue) +
    (showButton === false ? '' : button(buttonText, buttonUrl)),
  markdown: markdownHtml,
  code: ({ code, caption }) => `<pre><code>${toHtml(textOf(code))}</code></pre>${paragraph(textOf(caption))}`,
  callout: ({ calloutEmoji, calloutText }) =>
    paragraph(`${toHtml(textOf(calloutEmoji))} ${textOf(calloutText)}`.trim()),
  toggle: ({ heading: title, content }) => heading(title) + textOf(content),
  button: ({ buttonText, buttonUrl }) => button(buttonText, buttonUrl),
  header: ({
    header,
    subheader,
    heading: title,
    subheading,
    backgroundImageSrc,
    buttonEnabled,
    buttonText,
    buttonUrl,
  }) =>
    image({ src: backgroundImageSrc }) +
    heading(textOf(header) || textOf(title), 'h2') +
    paragraph(textOf(subheader) || textOf(subheading)) +
    (buttonEnabled === false ? '' : button(buttonText, buttonUrl)),
  signup: ({ header, subheader, disclaimer, backgroundImageSrc }) =>
    image({ src: backgroundImageSrc }) +
    heading(header, 'h2') +
    paragraph(textOf(subheader)) +
    '<form></form>' +
    paragraph(textOf(disclaimer)),
  product: ({ productTitle, productDescription, productImageSrc, productButtonEnabled, productUrl, productButton }) =>
    image({ src: productImageSrc }) +
    heading(productTitle) +
    textOf(productDescription) +
    (productButtonEnabled === false ? '' : button(textOf(productButton) || textOf(productUrl), productUrl)),
  hr: () => '<hr>',
};
const names: Readonly<Record<string, string>> = {
  'card-markdown': 'markdown',
  codeblock: 'code',
  'code-block': 'code',
  horizontalrule: 'hr',
};

function writeCard(type: string, card: Values, losses: Losses): string {
  const name = Object.hasOwn(names, type) ? (names[type] ?? type) : type;
  const make = Object.hasOwn(cards, name) ? cards[name] : undefined;
  if (make !== undefined) return make(card, losses);
  // Cards of later versions, and of a site's own editor: what stands in them, without what they hold as nodes.
  const { html } = valuesIn({ ...card, told: card['metadata'], type: '', version: '', children: [] });
  losses.add(html === '' ? 'widget' : 'values', type);
  return html;
}

/** The bits of a word's look in Lexical, and their elements. */
const looks: readonly (readonly [bit: number, tag: string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];

const blocks: Readonly<Record<string, string>> = {
  paragraph: 'p',
  quote: 'blockquote',
  'extended-quote': 'blockquote',
  aside: 'blockquote',
  listitem: 'li',
};

function writeLexical(node: unknown, depth: number, losses: Losses): string {
  if (depth > deepest) {
    losses.add('depth');
    return '';
  }
  const values = valuesOf(node);
  const type = textOf(values['type']);
  const inner = (): string =>
    listOf(values['children'])
      .map((child) => writeLexical(child, depth + 1, losses))
      .join('');
  if (type === 'text' || type === 'extended-text') {
    const format = typeof values['format'] === 'number' ? values['format'] : 0;
    return looks.reduce(
      (text, [bit, tag]) => ((format & bit) === 0 ? text : `<${tag}>${text}</${tag}>`),
      toHtml(textOf(values['text'])),
    );
  }
  if (type === 'linebreak') return '<br>';
  if (type === 'tab') return ' ';
  if (type === 'root') return inner();
  if (type === 'link' || type === 'autolink' || type === 'at-link') return link(inner(), values['url']);
  if (type === 'heading' || type === 'extended-heading') {
    const tag = /^h[1-6]$/.test(textOf(values['tag'])) ? textOf(values['tag']) : 'h2';
    return `<${tag}>${inner()}</${tag}>`;
  }
  if (type === 'list')
    return values['listType'] === 'number'
      ? `<ol start="${toHtml(textOf(values['start'])) || '1'}">${inner()}</ol>`
      : `<ul>${inner()}</ul>`;
  const tag = Object.hasOwn(blocks, type) ? blocks[type] : undefined;
  if (tag !== undefined) return `<${tag}>${inner()}</${tag}>`;
  return writeCard(type, values, losses) || inner();
}

/** Marks that are opened and closed around the words of a section. */
function writeMarkers(markers: unknown, doc: Values): string {
  const open: string[] = [];
  return listOf(markers)
    .map((marker) => {
      const [kind, opened, closed, value] = listOf(marker);
      let written = '';
      for (const at of listOf(opened)) {
        const [tag, attributes] = listOf(listOf(doc['markups'])[Number(at)]);
        const name = /^[a-z]{1,10}$/.test(textOf(tag)) ? textOf(tag) : 'span';
        const pairs = listOf(attributes);
        const href = pairs[pairs.indexOf('href') + 1];
        written += name === 'a' && pairs.includes('href') ? `<a href="${toHtml(textOf(href))}">` : `<${name}>`;
        open.push(name);
      }
      written += kind === 0 ? toHtml(textOf(value)) : '<br>';
      for (let at = 0; at < Math.min(Number(closed) || 0, open.length); at += 1) written += `</${open.pop() ?? ''}>`;
      return written;
    })
    .join('');
}

function writeMobiledoc(doc: Values, losses: Losses): string {
  return listOf(doc['sections'])
    .map((section) => {
      const [kind, first, second] = listOf(section);
      if (kind === 1) {
        const tag = /^(?:p|h[1-6]|blockquote|aside|pull-quote)$/.test(textOf(first)) ? textOf(first) : 'p';
        const name = tag === 'aside' || tag === 'pull-quote' ? 'blockquote' : tag;
        return `<${name}>${writeMarkers(second, doc)}</${name}>`;
      }
      if (kind === 2) return image({ src: first });
      if (kind === 3) {
        const tag = first === 'ol' ? 'ol' : 'ul';
        return `<${tag}>${listOf(second)
          .map((item) => `<li>${writeMarkers(item, doc)}</li>`)
          .join('')}</${tag}>`;
      }
      const [name, payload] = listOf(listOf(doc['cards'])[Number(first)]);
      return writeCard(textOf(name), valuesOf(payload), losses);
    })
    .join('');
}

/** All cards in what an editor keeps, as `[name, values]`: of Lexical by their types, of Mobiledoc in a list. */
function cardsIn(value: unknown, depth = 0): readonly (readonly [name: string, card: Values])[] {
  if (typeof value !== 'object' || value === null || depth > deepest) return [];
  const [name, payload] = listOf(value);
  const type = textOf(valuesOf(value)['type']);
  const own =
    typeof name === 'string' && typeof payload === 'object'
      ? ([name, valuesOf(payload)] as const)
      : ([type, valuesOf(value)] as const);
  return [own, ...Object.values(value).flatMap((inner) => cardsIn(inner, depth + 1))];
}

/** Tells words of mails alone: what was drawn for a page is without them. */
function tellMails(post: Values, losses: Losses): void {
  for (const editor of [post['lexical'], post['mobiledoc']])
    for (const [name, { html, buttonText }] of cardsIn(readJson(textOf(editor) || 'null')))
      if (name === 'email' || name === 'email-cta')
        losses.add('mailOnly', `“${wordsIn(readTree(`${textOf(html)} ${textOf(buttonText)}`).children).trim()}”`);
}

/** The text of a post of Ghost as HTML: as it was drawn, or else as either of its editors keeps it. */
export function ghostHtml(post: Values, losses: Losses): string {
  const html = textOf(post['html']);
  if (html.trim() !== '') {
    tellMails(post, losses);
    return html;
  }
  const lexical = valuesOf(valuesOf(readJson(textOf(post['lexical']) || 'null'))['root']);
  if (Object.keys(lexical).length > 0) return writeLexical({ ...lexical, type: 'root' }, 0, losses);
  return writeMobiledoc(valuesOf(readJson(textOf(post['mobiledoc']) || 'null')), losses);
}
