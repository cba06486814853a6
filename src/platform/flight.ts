import { passOnClicks } from './transition.ts';

/**
 * A project's picture flies between its tile and its header by a view transition (on touch screens into it by `flip.ts`). It alone moves:
 * what lies over it in the header comes after it has arrived, and goes before it leaves (`shell/transitions.css.ts`).
 */

/** The `view-transition-name` that tile and header share. */
const PICTURE = 'project-media';
/** Those of scrim and title, where the picture leaves and where it arrives. */
const COVERS = { from: 'cover-before', to: 'cover-after' } as const;
/** Longest wait for a page that was not prefetched, in milliseconds; the old page is frozen meanwhile. */
const LIMIT = 300;

/** A picture in its frame, with what lies over it. */
export interface Place {
  readonly frame: HTMLElement;
  readonly cover: HTMLElement | null;
}

export interface Flight {
  readonly kind: 'grow' | 'shrink';
  readonly from: Place;
  /** Shows the next page, synchronously. */
  readonly change: () => void;
  /** The picture's place on the next page: null where there is none, undefined as long as it may still come. */
  readonly find: () => Place | null | undefined;
}

/** Pictures and films in there, on the page or not; of a pair, the one that the theme shows. */
export function mediaIn(element: Element): readonly HTMLElement[] {
  const other = document.body.classList.contains('black-theme') ? 'white' : 'black';
  return [...element.querySelectorAll<HTMLElement>('img, video')].filter((one) => one.dataset['light'] !== other);
}

/** The first picture or film in there. */
export function placeIn(element: Element | null): Place | null {
  const frame = (element === null ? undefined : mediaIn(element)[0])?.parentElement ?? null;
  return frame === null ? null : { frame, cover: element?.querySelector<HTMLElement>('[data-cover]') ?? null };
}

/** The place of the picture in the page's header, if the page is a project that has one. */
export function headerPlace(): Place | null {
  return placeIn(document.querySelector('[data-under-bar]:has(> [data-cover])'));
}

/** Whether some of a place is in the window. */
export function isInView({ frame }: Place): boolean {
  const { top, bottom, width } = frame.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds));

/** Asks again until there is an answer, or it takes too long. A page that is not drawn has no other clock. */
export async function waitFor(find: Flight['find']): Promise<Place | null> {
  const end = performance.now() + LIMIT;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (performance.now() >= end) return null;
    await wait(16);
  }
}

/** A picture that is loaded already needs no wait. @returns whether it is there */
export async function waitForPicture({ frame }: Place): Promise<boolean> {
  const picture = mediaIn(frame).find((one) => one instanceof HTMLImageElement);
  if (picture?.complete === false) {
    // Firefox loads a lazy picture when the page is drawn, which is frozen now.
    picture.loading = 'eager';
    await Promise.race([picture.decode().catch(() => undefined), wait(LIMIT)]);
  }
  return picture?.complete === true;
}

/** Width by height of what is in the frame; null while nobody knows. */
export function ratioOf(frame: HTMLElement): number | null {
  const [media = null] = mediaIn(frame);
  const [width, height] =
    media instanceof HTMLImageElement && media.naturalWidth > 0
      ? [media.naturalWidth, media.naturalHeight]
      : [Number(media?.getAttribute('width')), Number(media?.getAttribute('height'))];
  return width > 0 && height > 0 ? width / height : null;
}

/** What of the picture in the frame stays in view, as `object-position` has it; the first one's where there are several. */
export function positionIn(frame: HTMLElement): string {
  const [media = null] = mediaIn(frame);
  return media === null ? '' : getComputedStyle(media).objectPosition;
}

/**
 * Makes a frame as large as its whole picture, which the header crops as before. In its snapshot the picture is whole, so
 * that it can be cropped as every box on the way has it.
 */
function showWhole(frame: HTMLElement): void {
  const { width, height } = frame.getBoundingClientRect();
  const ratio = ratioOf(frame) ?? width / height;
  const whole = { width: Math.max(width, height * ratio), height: Math.max(height, width / ratio) };
  const [x = 50, y = 50] = positionIn(frame).split(' ').map(Number.parseFloat);
  Object.assign(frame.style, {
    position: 'absolute',
    // Not by `left` and `top`: browsers would count its way back to the frame's place as a shift of the layout.
    transform: `translate(${String(((width - whole.width) * x) / 100)}px, ${String(((height - whole.height) * y) / 100)}px)`,
    width: `${String(whole.width)}px`,
    height: `${String(whole.height)}px`,
    // Until the picture is there, the tile's own is seen below it.
    background: 'none',
  });
}

const placed = ['position', 'background', 'transform', 'width', 'height', 'view-transition-name'];

function restore({ frame, cover }: Place): void {
  for (const one of placed) frame.style.removeProperty(one);
  cover?.style.removeProperty('view-transition-name');
}

function nameParts({ frame, cover }: Place, end: keyof typeof COVERS): void {
  frame.style.viewTransitionName = PICTURE;
  if (cover !== null) cover.style.viewTransitionName = COVERS[end];
}

/** Whether both show one picture and nothing else: then one snapshot is enough. A film is at another moment there. */
export function isSame(from: Place, to: Place): boolean {
  const [one, other] = [from, to].map(({ frame }) => mediaIn(frame));
  const source = one?.[0]?.getAttribute('src');
  return one?.length === 1 && other?.length === 1 && source === other[0]?.getAttribute('src');
}

/**
 * Tells the flying picture what its styles read. Set on the root, every element of the page would have its style computed again.
 *
 * @param values by their custom properties' names, without the hyphens
 * @returns forgets it
 */
function tell(values: Readonly<Record<string, string>>): () => void {
  const sheet = new CSSStyleSheet();
  const written = Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
  // The pages too: from light to light, the new one opens around the picture.
  const told = [`group(${PICTURE})`, 'old(root)', 'new(root)'].map((part) => `:root::view-transition-${part}`);
  sheet.replaceSync(`${told.join()} { ${written.join(' ')} }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Pages that are opened fade in (`shell/transitions.css.ts`), but not behind a picture that flies. */
function endEntry(): void {
  for (const one of document.getAnimations()) {
    if (!(one instanceof CSSTransition) || !(one.effect instanceof KeyframeEffect)) continue;
    if (one.transitionProperty === 'opacity' && one.effect.target?.parentElement?.tagName === 'MAIN') one.finish();
  }
}

/** The picture's way, as its styles read it. Snapshots are placed in all of the window, boxes below the browser's own bar. */
function wayOf(
  from: DOMRect,
  to: DOMRect,
  header: { readonly box: DOMRect; readonly name: string },
): Readonly<Record<string, string>> {
  const drawn = new DOMMatrix(
    getComputedStyle(document.documentElement, `::view-transition-group(${header.name})`).transform,
  );
  const lengths = Object.entries({ from, to }).flatMap(([end, box]): [string, string][] => [
    [`${end}-x`, `${String(box.x + drawn.e - header.box.x)}px`],
    [`${end}-y`, `${String(box.y + drawn.f - header.box.y)}px`],
    [`${end}-width`, `${String(box.width)}px`],
    [`${end}-height`, `${String(box.height)}px`],
  ]);
  return Object.fromEntries(lengths);
}

/** Shows the next page; where both have the picture, it flies. Never rejects. */
export async function fly({ kind, from, change, find }: Flight): Promise<void> {
  const { dataset } = document.documentElement;
  const start = from.frame.getBoundingClientRect();
  const named: Place[] = [from];
  const trip: { setOff: (() => void) | null } = { setOff: null };
  let header = from.cover?.getBoundingClientRect();
  dataset['transition'] = kind;
  const inView = positionIn(from.frame);
  let forget: (() => void) | undefined;
  if (kind === 'shrink') showWhole(from.frame);
  nameParts(from, 'from');
  const transition = document.startViewTransition(async () => {
    restore(from);
    change();
    const to = await waitFor(find);
    endEntry();
    if (to === null) return;
    const picture = (await waitForPicture(to)) && isSame(from, to) ? 'same' : 'other';
    const end = to.frame.getBoundingClientRect();
    if (kind === 'grow') {
      header = to.cover?.getBoundingClientRect();
      showWhole(to.frame);
    }
    nameParts(to, 'to');
    named.push(to);
    const name = COVERS[kind === 'grow' ? 'to' : 'from'];
    trip.setOff = () => {
      const way = header === undefined ? {} : wayOf(start, end, { box: header, name });
      forget = tell({ 'in-view': inView, ...way });
      // Now it flies: Firefox never reads the lengths again that an animation has begun with.
      dataset['picture'] = picture;
    };
  });
  passOnClicks(transition);
  try {
    await transition.updateCallbackDone;
    if (trip.setOff === null) transition.skipTransition();
    await transition.ready;
    trip.setOff?.();
    await transition.finished;
  } catch {
    // A skipped transition (another tab, a resize) rejects; the page has changed all the same.
  }
  delete dataset['transition'];
  delete dataset['picture'];
  delete dataset['relit'];
  forget?.();
  for (const place of named) restore(place);
}
