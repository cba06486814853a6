import { styleOf } from './style.ts';

function keepsLines(element: Element): boolean {
  if (element.localName === 'pre') return true;
  const style = styleOf(element);
  return /^pre/.test(style.get('white-space') ?? '') || /^preserve/.test(style.get('white-space-collapse') ?? '');
}

function textsIn(element: Element): readonly Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  return texts;
}

/** Where lines are kept as they are typed, they are lines. */
export function keepLines(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('pre, [style*="white-space"]')].filter(keepsLines)) {
    const texts = textsIn(element);
    texts.forEach((text, index) => {
      // Between elements it only sets them apart, and at the end nobody sees it.
      if (text.data.trim() === '' && element.localName !== 'pre') return;
      const data = index === texts.length - 1 ? text.data.replace(/\n$/, '') : text.data;
      const [first = '', ...others] = data.split('\n');
      text.replaceWith(first, ...others.flatMap((line) => [element.ownerDocument.createElement('br'), line]));
    });
  }
}
