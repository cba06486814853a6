import { safeAddress } from '@vitrine/markdown';

/** An emoji of a chat, or a tracking pixel of a mail: neither is a picture of the text. */
const isEmoji = (alt: string): boolean => /\p{Extended_Pictographic}/u.test(alt) && !/[\p{L}\p{N}]/u.test(alt);
const isPixel = (image: Element): boolean => [image.getAttribute('width'), image.getAttribute('height')].includes('1');

/** A box of a list of tasks, in letters. */
function replaceBoxes(body: HTMLElement): void {
  for (const box of body.querySelectorAll('input[type="checkbox"]'))
    box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ');
  for (const item of body.querySelectorAll('li[role="checkbox"]')) {
    const [picture] = item.querySelectorAll('img');
    picture?.remove();
    const line = item.querySelector('p') ?? item;
    line.prepend(item.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ');
  }
}

/**
 * Pictures do not come with a text: one of another site becomes a link to it, one that nobody else could see goes.
 * @returns how many did not come
 */
export function replacePictures(body: HTMLElement): number {
  replaceBoxes(body);
  const images = [...body.querySelectorAll<HTMLImageElement>('img:not([data-picture])')];
  let missing = 0;
  for (const image of images) {
    const alt = (image.getAttribute('alt') ?? '').trim();
    const address = image.getAttribute('src') ?? '';
    if (isEmoji(alt)) image.replaceWith(alt);
    else if (isPixel(image)) image.remove();
    else {
      missing += 1;
      const isFound = /^https?:/i.test(address) && safeAddress(address) !== null && image.closest('a') === null;
      if (isFound) {
        const link = image.ownerDocument.createElement('a');
        link.href = address;
        link.textContent = alt === '' ? address : alt;
        image.replaceWith(link);
      } else image.remove();
    }
  }
  return missing;
}
