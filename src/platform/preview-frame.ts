import { previewPath } from '../domain/preview.ts';
import type { PreviewContent, Size } from '../domain/preview.ts';
import { readPreviewMessage, type PreviewMessage } from './preview-message.ts';
import { SITE_ID } from './embedded.ts';
import { drawLook, LOOK_ID, readSiteLook } from './look.ts';
import { watchMinWidth } from './viewport.ts';

/** From here on the panel stands beside the form; narrower, it covers the window. */
const BESIDE_FROM = 1400;

/** Says it to a window of this origin, and to no other. */
function tell(to: Window, message: PreviewMessage): void {
  to.postMessage({ preview: message }, window.location.origin);
}

/** Calls back with what that window says, and no other one. */
function listen(from: () => Window | null, onMessage: (message: PreviewMessage) => void): () => void {
  const listener = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== from()) return;
    const message = readPreviewMessage(data);
    if (message !== null) onMessage(message);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

/** A script runs only where it was made: a copy of one that has run does not. */
function copyOf(original: Element, page: Document): Element {
  const copy = page.createElement(original.tagName);
  for (const { name, value } of original.attributes) copy.setAttribute(name, value);
  copy.textContent = original.textContent;
  return copy;
}

/**
 * Writes the site's empty page into the frame, out of this page's own: without the network, and under this page's policy, which
 * a frame without an address inherits. Its address becomes that of the preview.
 */
function startSite(frame: HTMLIFrameElement): void {
  const { contentDocument: page, contentWindow: inside } = frame;
  if (page === null || inside === null) return;
  page.open();
  // Only a written doctype makes a page of today's layout.
  page.write('<!doctype html>');
  page.close();
  inside.history.replaceState(null, '', previewPath);
  const { documentElement, body } = document;
  page.documentElement.lang = documentElement.lang;
  page.body.className = body.className;
  const root = page.createElement('div');
  root.id = 'root';
  const facts = document.getElementById(SITE_ID);
  if (facts !== null) page.body.append(copyOf(facts, page));
  page.body.append(root);
  const head = document.querySelectorAll('meta[name], link[rel="stylesheet"], link[rel="preload"], head > style');
  page.head.append(...[...head].filter(({ id }) => id !== LOOK_ID).map((one) => copyOf(one, page)));
  drawLook(page, readSiteLook());
  const scripts = document.querySelectorAll('script[type="module"]');
  page.head.append(...[...scripts].map((one) => copyOf(one, page)));
}

/** Opens the panel beside the form, or over the window where there is no room beside it. @returns closes it: the page below can have the focus */
function openPanel(panel: HTMLDialogElement): () => void {
  const stop = watchMinWidth(BESIDE_FROM, (isBeside) => {
    panel.close();
    if (isBeside) panel.show();
    else panel.showModal();
  });
  return () => {
    stop();
    panel.close();
  };
}

interface FrameListeners {
  readonly onReady: () => void;
  readonly onMeasured: (size: Size) => void;
  readonly onLeft: () => void;
}

/** Opens the panel around a frame, starts the site in the frame, and tells it what to draw. */
export function runFrame(frame: object, { onReady, onMeasured, onLeft }: FrameListeners) {
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('A preview needs a frame.');
  const { parentElement: stage } = frame;
  const panel = frame.closest('dialog');
  const sizes = new ResizeObserver(([entry]) => {
    if (entry !== undefined) onMeasured({ width: entry.contentRect.width, height: entry.contentRect.height });
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onLeft();
  };
  panel?.addEventListener('keydown', onKey);
  panel?.addEventListener('cancel', onLeft);
  const stops = [
    panel === null ? () => undefined : openPanel(panel),
    listen(
      () => frame.contentWindow,
      ({ type }) => {
        if (type === 'ready') onReady();
        if (type === 'left') onLeft();
      },
    ),
    () => sizes.disconnect(),
    () => panel?.removeEventListener('keydown', onKey),
    () => panel?.removeEventListener('cancel', onLeft),
  ];
  if (stage !== null) sizes.observe(stage);
  startSite(frame);
  return {
    show: (content: PreviewContent) => {
      if (frame.contentWindow !== null) tell(frame.contentWindow, { type: 'content', content });
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Is the page in a frame, as a preview is beside its form? */
export const isInFrame = (): boolean => window.parent !== window;

/** In the frame: calls back with what the form around it holds, and leaves Escape to it. @returns the way to stop */
export function listenToForm(onContent: (content: PreviewContent) => void): () => void {
  const { parent } = window;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) tell(parent, { type: 'left' });
  };
  window.addEventListener('keydown', onKey);
  const stop = listen(
    () => parent,
    (message) => {
      if (message.type === 'content') onContent(message.content);
    },
  );
  tell(parent, { type: 'ready' });
  return () => {
    stop();
    window.removeEventListener('keydown', onKey);
  };
}
