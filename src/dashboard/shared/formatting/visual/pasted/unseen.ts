import { styleOf } from './style.ts';

/** What is no text for a reader; comments of a word processor are its writers' own. */
const unread =
  'script, xmp, template, title, meta, link, noscript, iframe, object, video, audio, svg, select, textarea, ' +
  '[hidden], .MsoCommentReference, .msocomanchor, .msocomtxt, [style*="mso-element:comment"]';

function isHidden(element: Element): boolean {
  const style = styleOf(element);
  return (
    style.get('display')?.startsWith('none') === true ||
    /^(?:hidden|collapse)/.test(style.get('visibility') ?? '') ||
    /^(?:all|screen)/.test(style.get('mso-hide') ?? '') ||
    // Taken out, while changes are tracked.
    (element.localName === 'del' && element.hasAttribute('cite'))
  );
}

const findHidden = (body: HTMLElement): readonly Element[] =>
  [...body.querySelectorAll('[style], del')].filter(isHidden);

/** Whether a part of it is there that nobody saw who copied it. */
export const hasUnseen = (body: HTMLElement): boolean =>
  findHidden(body).length > 0 || body.querySelector('[hidden], .msocomanchor, .msocomtxt') !== null;

/** Takes out what nobody saw. */
export function removeUnseen(body: HTMLElement): void {
  for (const element of [...findHidden(body), ...body.querySelectorAll(unread)]) element.remove();
}
