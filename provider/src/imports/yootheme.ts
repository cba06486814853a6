import { button, film, heading, image, linked, paragraph } from './builder-html.ts';
import { nothing, writeParts, type BuilderPart, type Make } from './builder-parts.ts';
import { listOf, readJson, textOf, toHtml, valuesOf, type Values } from './json.ts';
import type { Losses } from './losses.ts';

/** YOOtheme Pro, which keeps a page as JSON in a comment below its text, or in place of it. */

const deepest = 60;
/** An end of a comment may stand in the words of a page: that many are tried. */
const mostEnds = 50;

/** Under this key, a layout stands among what builders keep beside a text. */
export const layoutKey = 'layout of YOOtheme Pro';

const isLayout = (json: string): boolean => {
  const { type, children } = valuesOf(readJson(json));
  return type === 'layout' && Array.isArray(children);
};

/** A text without the layout that stands in it, and that layout, which may be damaged; empty where none is. */
export function layoutApart(content: string): { readonly text: string; readonly layout: string } {
  if (!/"type"\s*:\s*"layout"/.test(content)) return { text: content, layout: '' };
  if (isLayout(content)) return { text: '', layout: content };
  for (const { index } of content.matchAll(/<!--\s?\{"/g)) {
    const start = index + '<!--'.length;
    let end = content.indexOf('-->', start);
    const first = end;
    for (let tries = 0; end >= 0 && tries < mostEnds; tries += 1, end = content.indexOf('-->', end + 1)) {
      const layout = content.slice(start, end).trim();
      if (isLayout(layout)) return { text: content.slice(0, index) + content.slice(end + '-->'.length), layout };
    }
    const layout = content.slice(start, first < 0 ? content.length : first).trim();
    if (/^\{(?:"name":"[^"]{0,200}",)?"type":"layout"/.test(layout)) return { text: content.slice(0, index), layout };
  }
  return { text: content, layout: '' };
}

/** What nearly all of its elements may have. */
const part: Make = (of) => {
  const picture = image({ url: of['image'], alt: of['image_alt'] });
  const link = { url: of['link'] };
  const isNamed = textOf(of['link_text']) !== '';
  const title = textOf(of['title']);
  const led = (html: string, isFirst: boolean): string => (isFirst && !isNamed ? linked(html, link) : html);
  return (
    led(picture, picture !== '') +
    film(textOf(of['video']), '', of['video_poster']) +
    heading(led(title, title !== '' && picture === ''), 'h3') +
    paragraph(of['meta']) +
    led(textOf(of['content']), title === '' && picture === '' && textOf(of['content']) !== '') +
    paragraph(of['author']) +
    paragraph(of['footer']) +
    (isNamed ? button(of['link_text'], link) : '')
  );
};

const makes: Readonly<Record<string, Make>> = {
  part,
  nothing,
  headline: (of) => heading(linked(textOf(of['content']), { url: of['link'] }), of['title_element'] ?? 'h1'),
  button_item: (of) => button(of['content'], { url: of['link'] }),
  code: (of) => `<pre><code>${toHtml(textOf(of['content']))}</code></pre>`,
  quotation: (of) =>
    `<blockquote>${textOf(of['content'])}</blockquote>${paragraph(linked(textOf(of['author']), { url: of['link'] }))}`,
};

/** What the site makes as it is shown. */
const filled =
  /^(?:map|newsletter\w*|search|countdown|pagination|breadcrumbs|module\w*|position|nav|subnav|toc|totop|social|(?:wordpress|joomla|woocommerce)_\w+)$/;

function partsIn(nodes: unknown, losses: Losses, depth: number): readonly BuilderPart[] {
  if (depth > deepest) {
    if (listOf(nodes).length > 0) losses.add('depth');
    return [];
  }
  return listOf(nodes).flatMap((node): readonly BuilderPart[] => {
    const { type, props, source, children } = valuesOf(node);
    const name = textOf(type);
    // It is shown to nobody.
    if (valuesOf(props)['status'] === 'disabled') return [];
    const { query, props: fields } = valuesOf(source);
    const isFilled = query !== undefined || Object.keys(valuesOf(fields)).length > 0;
    if (isFilled || filled.test(name)) losses.add('widget', isFilled ? `${name}, which the site fills` : name);
    // Others are words for whoever arranges them.
    const own: Values = Object.fromEntries(
      Object.entries(valuesOf(props)).filter(([key]) => !Object.hasOwn(valuesOf(fields), key)),
    );
    const kind = Object.hasOwn(makes, name) ? name : 'part';
    return [{ type: kind, settings: own, parts: partsIn(children, losses, depth + 1) }];
  });
}

/** Reads the layout of a page as HTML; empty where it cannot be read. */
export const readYootheme = (value: string, losses: Losses): string =>
  writeParts(partsIn(valuesOf(readJson(value))['children'], losses, 0), makes, losses);
