/** A text of WordPress's classic editor without its shortcodes. */
interface WithoutShortcodes {
  readonly html: string;
  readonly notes: readonly string[];
}

/** `[name …]`, `[/name]`; no link of Markdown, no footnote `[1]`. */
const shortcode = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]]{0,2000})?)\/?\]/g;
/** Those that stand around what is kept. */
const unwrapped = new Set(['caption', 'wp_caption', 'embed', 'vc_row', 'vc_column', 'vc_column_text']);
const leadingPicture = /^\s*(?:<a\b[^>]{0,2000}>\s*)?<img\b[^>]{0,4000}>(?:\s*<\/a>)?/i;

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']?([^"'\\]\\s]+)`).exec(attributes)?.[1] ?? '';

const quoted = (text: string): string => text.replaceAll(/[^\d,\s]/g, '');
const addressIn = (text: string): string => text.replaceAll(/["<>]/g, '');

/**
 * Puts elements in the place of the shortcodes that stand for pictures and films, and takes out the others.
 * @returns with a sentence for each kind that was taken out
 */
export function readShortcodes(html: string): WithoutShortcodes {
  const notes = new Set<string>();
  let caption: number | null = null;
  let done = '';
  let at = 0;
  let isInTag = false;
  const closed = new Set(
    [...html.matchAll(shortcode)].flatMap(({ 1: end, 2: name = '' }) => (end === '/' ? [name] : [])),
  );
  for (const { 0: all, 1: end = '', 2: name = '', 3: attributes = '', index } of html.matchAll(shortcode)) {
    const before = html.slice(at, index);
    const [opened, ended] = [before.lastIndexOf('<'), before.lastIndexOf('>')];
    if (opened !== ended) isInTag = opened > ended;
    // Words in brackets are words, and so is what stands in an attribute.
    const isWords =
      attributes === '' && !/[-_]/.test(name) && !closed.has(name) && name !== 'gallery' && name !== 'caption';
    if (isInTag || isWords) {
      done += html.slice(at, index + all.length);
      at = index + all.length;
      continue;
    }
    done += before;
    at = index + all.length;
    if (name === 'gallery' && end === '') {
      done += `<vitrine-gallery ids="${quoted(/\bids\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? '')}"></vitrine-gallery>`;
    } else if ((name === 'caption' || name === 'wp_caption') && end === '') {
      caption = done.length;
    } else if ((name === 'caption' || name === 'wp_caption') && caption !== null) {
      const inner = done.slice(caption);
      const picture = leadingPicture.exec(inner)?.[0] ?? '';
      done = `${done.slice(0, caption)}<figure>${picture}<figcaption>${inner.slice(picture.length)}</figcaption></figure>`;
      caption = null;
    } else if (name === 'video' && end === '') {
      const source = ['mp4', 'm4v', 'webm', 'src'].map((key) => attributeOf(attributes, key)).find((one) => one !== '');
      done += source === undefined ? '' : `<video src="${addressIn(source)}"></video>`;
    } else if (!unwrapped.has(name) && end === '') {
      notes.add(`The shortcode [${name}] was not taken.`);
    }
  }
  return { html: done + html.slice(at), notes: [...notes] };
}
