import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

function placeAround(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-file-place]')?.getAttribute('data-file-place') ?? null;
}

function hasFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false;
}

const typedInto = 'input, textarea, select, [contenteditable]';

/**
 * Files dropped on a place of the page, an element with `data-file-place`, or pasted while the focus is in one. A file
 * dropped beside them goes to `beside`, or does nothing: the browser would leave the page to show it. What is pasted needs a
 * place of its own: a copied text can have its picture with it. With `pastesBeside` it goes to `beside` wherever nobody types.
 *
 * @param element anything of the page; with `beside`, where files may be dropped
 * @param beside the place of what is dropped in the element on no place of its own
 * @param pastesBeside whether that is also the place of what is pasted
 * @returns the place that a file is dragged over
 */
export function useFileEntry(
  element: RefObject<HTMLElement | null>,
  isOff: boolean,
  onFiles: (place: string, files: readonly File[]) => void,
  beside: string | null = null,
  pastesBeside = false,
): string | null {
  const [over, setOver] = useState<string | null>(null);

  const placeUnder = (target: EventTarget | null): string | null => {
    const isWithin = target instanceof Node && element.current?.contains(target) === true;
    return placeAround(target) ?? (isWithin ? beside : null);
  };

  const take = useEffectEvent((place: string | null, transfer: DataTransfer) => {
    const files = [...transfer.files];
    if (!isOff && place !== null && files.length > 0) onFiles(place, files);
  });
  const hang = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    const place = isOff ? null : placeUnder(event.target);
    event.dataTransfer.dropEffect = place === null ? 'none' : 'copy';
    setOver(place);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(null);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    take(placeUnder(event.target), event.dataTransfer);
  });
  const paste = useEffectEvent((event: ClipboardEvent, focused: Element | null) => {
    const isTyping = focused?.matches(typedInto) === true;
    const place = placeAround(focused) ?? (pastesBeside && !isTyping ? beside : null);
    if (!hasFiles(event.clipboardData) || place === null) return;
    event.preventDefault();
    take(place, event.clipboardData);
  });

  useEffect(() => {
    const page = element.current?.ownerDocument;
    if (page === undefined) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // The element that the pointer came to last. Where the pointer goes on to another, that one is entered before this one is left. (Safari
    // does not say with `dragleave` where it goes.)
    let entered: EventTarget | null = null;
    page.addEventListener(
      'dragenter',
      ({ target }) => {
        entered = target;
      },
      { signal },
    );
    page.addEventListener('dragover', (event) => hang(event), { signal });
    page.addEventListener('drop', (event) => drop(event), { signal });
    // Without a text cursor browsers fire `paste` at the body: the focused element counts.
    page.addEventListener('paste', (event) => paste(event, page.activeElement), { signal });
    page.addEventListener(
      'dragleave',
      ({ target }) => {
        if (target === entered) setOver(null);
      },
      { signal },
    );
    return () => {
      ending.abort();
    };
  }, [element]);

  return over;
}
