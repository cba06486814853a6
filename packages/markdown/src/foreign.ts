import { fromMarkdown } from 'mdast-util-from-markdown';
import { whyRefused } from './parse.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** Characters that open what the subset does not have, whose sum is bounded as that of the subset's. */
const others = /[`~>]/g;
const mostOthers = 2000;
/** Quotes in quotes: deeper than anybody writes. */
const tooDeep = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){40}/m;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lines are the author's, as the editors have it that write such texts. */
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>\n');

const addressed = (url: string, title: string | null | undefined): string =>
  `"${escaped(url)}"${(title ?? '') === '' ? '' : ` title="${escaped(title ?? '')}"`}`;

/** Writes a tree as HTML; links that name their address elsewhere are looked up. */
function createWriter(nodes: readonly Node[]) {
  const named = new Map<string, { readonly url: string; readonly title?: string | null | undefined }>();
  const gather = (all: readonly Node[]): void => {
    for (const node of all) {
      if (node.type === 'definition' && !named.has(node.identifier)) named.set(node.identifier, node);
      if ('children' in node) gather(node.children);
    }
  };
  gather(nodes);
  const writeAll = (all: readonly Node[]): string => all.map((node) => write(node)).join('');
  const within = (tag: string, all: readonly Node[]): string => `<${tag}>${writeAll(all)}</${tag}>`;
  const write = (node: Node): string => {
    switch (node.type) {
      case 'text':
        return lines(node.value);
      case 'html':
        return node.value;
      case 'break':
        return '<br>\n';
      case 'thematicBreak':
        return '<hr>\n';
      case 'inlineCode':
        return `<code>${escaped(node.value)}</code>`;
      case 'code':
        return `<pre><code>${escaped(node.value)}</code></pre>\n`;
      case 'paragraph':
        return `${within('p', node.children)}\n`;
      case 'heading':
        return `${within(`h${String(node.depth)}`, node.children)}\n`;
      case 'blockquote':
        return within('blockquote', node.children);
      case 'emphasis':
        return within('em', node.children);
      case 'strong':
        return within('strong', node.children);
      case 'delete':
        return within('del', node.children);
      case 'list': {
        const start = node.start ?? 1;
        const tag = node.ordered === true ? 'ol' : 'ul';
        return `<${tag}${start === 1 ? '' : ` start="${String(start)}"`}>${writeAll(node.children)}</${tag}>\n`;
      }
      case 'listItem':
        // Items that stand close together are lines, and no paragraphs.
        return `<li>${node.children.map((one) => (one.type === 'paragraph' && node.spread !== true ? writeAll(one.children) : write(one))).join('')}</li>`;
      case 'link':
        return `<a href=${addressed(node.url, node.title)}>${writeAll(node.children)}</a>`;
      case 'image':
        return `<img src=${addressed(node.url, node.title)} alt="${escaped(node.alt ?? '')}">`;
      case 'linkReference': {
        const to = named.get(node.identifier);
        return to === undefined
          ? writeAll(node.children)
          : `<a href=${addressed(to.url, to.title)}>${writeAll(node.children)}</a>`;
      }
      case 'imageReference': {
        const to = named.get(node.identifier);
        return to === undefined
          ? escaped(node.alt ?? '')
          : `<img src=${addressed(to.url, to.title)} alt="${escaped(node.alt ?? '')}">`;
      }
      default:
        return '';
    }
  };
  return writeAll;
}

/**
 * A text that somebody wrote as Markdown elsewhere, as HTML: all of CommonMark, HTML as it stands, and each line for itself. It is not
 * made safe. Null for one that takes too much to be read.
 */
export function foreignToHtml(source: string): string | null {
  const text = source.replaceAll(/\r\n?/g, '\n');
  if (whyRefused(text) !== null || tooDeep.test(text) || (text.match(others)?.length ?? 0) > mostOthers) return null;
  const { children } = fromMarkdown(text);
  return createWriter(children)(children);
}
