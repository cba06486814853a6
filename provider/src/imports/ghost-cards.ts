import { bookmarkHtml } from './ghost-text.ts';
import { toHtml } from './json.ts';
import type { Losses } from './losses.ts';
import { onOneLine } from './spaces.ts';
import { classesOf, elementsIn, isElement, readTree, wordsIn, type Element, type Node } from './tree.ts';

/** What only works a player, or is drawn beside words. */
const unseen: ReadonlySet<string> = new Set([
  'kg-video-overlay',
  'kg-video-player-container',
  'kg-audio-player',
  'kg-audio-hide',
  'kg-toggle-card-icon',
  'kg-file-card-icon',
  'kg-product-card-rating',
]);

/** The words of the first element that has a class. */
function wordsOf(card: Element, name: string): string {
  const found = elementsIn(card.children).find((one) => classesOf(one).has(name));
  return found === undefined ? '' : onOneLine(wordsIn(found.children));
}

const hrefOf = (card: Element): string =>
  elementsIn(card.children).find((one) => one.name === 'a')?.attributes['href'] ?? '';

const captionOf = (card: Element): readonly Node[] =>
  card.children
    .filter((one) => isElement(one) && one.name === 'figcaption')
    .flatMap((one) => (isElement(one) ? one.children : []));

/** The cards that Ghost has drawn, as what they say: without the parts of players, and without the icons and pictures of other sites. */
export function plainCards(nodes: readonly Node[], losses: Losses): readonly Node[] {
  return nodes.flatMap((node): readonly Node[] => {
    if (!isElement(node)) return [node];
    const classes = classesOf(node);
    if (
      [...classes].some((name) => unseen.has(name)) ||
      (classes.has('kg-audio-thumbnail') && classes.has('placeholder'))
    )
      return [];
    if (classes.has('kg-bookmark-card')) {
      const html = bookmarkHtml(
        wordsOf(node, 'kg-bookmark-title'),
        hrefOf(node),
        [toHtml(wordsOf(node, 'kg-bookmark-description'))],
        losses,
      );
      return [...readTree(html).children, { kind: 'element', name: 'p', attributes: {}, children: captionOf(node) }];
    }
    if (classes.has('kg-file-card')) {
      const title = wordsOf(node, 'kg-file-card-title') || wordsOf(node, 'kg-file-card-filename') || 'File';
      const html = `<p><a href="${toHtml(hrefOf(node))}">${toHtml(title)}</a></p><p>${toHtml(wordsOf(node, 'kg-file-card-caption'))}</p>`;
      return readTree(html).children;
    }
    const children = plainCards(node.children, losses);
    const { 'data-kg-custom-thumbnail': own = '', 'data-kg-thumbnail': made = '' } = node.attributes;
    return [{ ...node, children: own === '' && made === '' ? children : withStill(children, own === '' ? made : own) }];
  });
}

/** Films with the still that their card keeps beside them: what Ghost writes as theirs only keeps its place. */
const withStill = (nodes: readonly Node[], poster: string): readonly Node[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    const attributes = node.name === 'video' ? { ...node.attributes, poster } : node.attributes;
    return { ...node, attributes, children: withStill(node.children, poster) };
  });
