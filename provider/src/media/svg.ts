/** What a drawing may consist of: shapes, groups, gradients, clips and masks. Neither scripts nor styles nor other files. */
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const elements = [
  ...['svg', 'g', 'switch', 'title', 'desc', 'defs', 'clipPath', 'mask', 'use'],
  ...['linearGradient', 'radialGradient', 'stop'],
  ...shapes,
];

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const length = new RegExp(`^${number}(?:px|pt|mm|cm|in|em|%)?$`, 'i');
const numbers = new RegExp(String.raw`^(?:${number}|[\s,])*$`, 'i');
const word = /^[a-z-]+$/i;
const local = /^#[\w.-]+$/;
const reference = /^(?:none|url\(\s*(["']?)#[\w.-]+\1\s*\))$/i;
const paint = /^(?:#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg+-]+\)|url\(\s*(["']?)#[\w.-]+\1\s*\))$/i;

/** What a style may say, too: these are attributes as well (SVG 2, 6.6), and stay attributes here. */
const presentation: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['fill', 'stroke', 'stop-color', 'color'].map((name) => [name, paint])),
  ...Object.fromEntries(
    ['opacity', 'fill-opacity', 'stroke-opacity', 'stop-opacity', 'stroke-width', 'stroke-miterlimit'].map((name) => [
      name,
      length,
    ]),
  ),
  ...Object.fromEntries(
    ['fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin', 'display', 'visibility'].map((name) => [
      name,
      word,
    ]),
  ),
  'stroke-dashoffset': length,
  'stroke-dasharray': /^(?:none|[\d\s.,px%]+)$/i,
  'clip-path': reference,
  mask: reference,
};

const attributes: Readonly<Record<string, RegExp>> = {
  ...presentation,
  ...Object.fromEntries(
    ['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'width', 'height', 'offset'].map(
      (name) => [name, length],
    ),
  ),
  ...Object.fromEntries(
    ['gradientUnits', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'].map((name) => [name, word]),
  ),
  id: /^[\w.-]+$/,
  href: local,
  viewBox: numbers,
  points: numbers,
  d: /^[\d\s.,+\-mzlhvcsqtae]*$/i,
  preserveAspectRatio: /^[a-z\s]+$/i,
  ...Object.fromEntries(['transform', 'gradientTransform'].map((name) => [name, /^[a-z\d\s.,()+-]*$/i])),
};

type Attributes = Readonly<Record<string, string>>;

/** The declarations of a style that can be kept. */
function readDeclarations(style: string): Attributes {
  const pairs = style.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name, value]) => presentation[name]?.test(value) === true));
}

/** The rules for single classes in the style elements of a drawing, by class: drawing programs write no others. */
function readClasses(source: string): ReadonlyMap<string, Attributes> {
  const classes = new Map<string, Attributes>();
  for (const [, css = ''] of source.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gi)) {
    for (const [, selectors = '', style = ''] of css
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const [, name = ''] of selectors.matchAll(/(?:^|,)\s*\.([\w-]+)\s*(?=,|$)/g)) {
        classes.set(name, { ...classes.get(name), ...readDeclarations(style) });
      }
    }
  }
  return classes;
}

/** A wordmark or an icon, as it is stored. */
export interface Drawing {
  readonly svg: string;
  /** Only their proportion counts. */
  readonly width: number;
  readonly height: number;
}

/** More references than a mark needs, each of which may draw all others again. */
const mostReferences = 16;

const sizeIn = (value: string | undefined): number => Number.parseFloat(value ?? '');

/** The drawing's own coordinates: left, top, width and height. */
function boxOf({ viewBox, width, height }: Attributes): readonly number[] | null {
  const box =
    viewBox === undefined
      ? [0, 0, sizeIn(width), sizeIn(height)]
      : viewBox
          .trim()
          .split(/[\s,]+/)
          .map(Number);
  const [, , across = 0, down = 0] = box;
  return box.length === 4 && box.every(Number.isFinite) && across > 0 && down > 0 ? box : null;
}

/** Its longer side in the units in which it is recorded. */
const recordedSize = 1000;

/** Whether it is a drawing at all, well-formed or not. */
export const looksLikeSvg = (head: string): boolean => /<svg[\s>]/i.test(head) && /^\s*(?:\uFEFF)?\s*</.test(head);

/**
 * A drawing with nothing in it but shapes: whatever else it brought is left out, styles become attributes.
 * @returns the drawing, or in plain words why it cannot be one
 */
export async function sanitiseSvg(source: string): Promise<Drawing | string> {
  if (/<!ENTITY|<!ATTLIST/i.test(source)) return 'The drawing declares entities, which are not taken.';
  const { default: sanitise } = await import('sanitize-html');
  const classes = readClasses(source);
  let box: readonly number[] | null = null;
  let [roots, drawn, references, words] = [0, 0, 0, 0];
  let depth = 0;
  const clean = (name: string, given: Attributes): Attributes => {
    const named = (given['class'] ?? '').split(/\s+/).flatMap((one) => Object.entries(classes.get(one) ?? {}));
    const { 'xlink:href': linked, ...plain } = given;
    const all = {
      ...(linked === undefined ? {} : { href: linked }),
      ...plain,
      ...Object.fromEntries(named),
      ...readDeclarations(given['style'] ?? ''),
    };
    const kept = Object.fromEntries(
      Object.entries(all).filter(([key, value]) => attributes[key]?.test(value) === true),
    );
    if (name !== 'svg' || depth > 1) return kept;
    box = boxOf(kept);
    // Its size is the page's to say.
    const root = Object.entries(kept).filter(([key]) => key !== 'width' && key !== 'height');
    return {
      xmlns: 'http://www.w3.org/2000/svg',
      ...Object.fromEntries(root),
      ...(box === null ? {} : { viewBox: box.join(' ') }),
    };
  };
  const svg = sanitise(source, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: elements,
    allowedAttributes: { '*': ['xmlns', ...Object.keys(attributes)] },
    disallowedTagsMode: 'completelyDiscard',
    allowVulnerableTags: false,
    enforceHtmlBoundary: false,
    selfClosing: [...shapes, 'stop', 'use'],
    textFilter: (text, tag) => (tag === 'title' || tag === 'desc' ? text : ''),
    onOpenTag: (name) => {
      depth += 1;
      if (depth === 1) roots += 1;
      if (name === 'text') words += 1;
    },
    onCloseTag: () => {
      depth -= 1;
    },
    transformTags: {
      '*': (name, given) => {
        if (shapes.includes(name)) drawn += 1;
        if (name === 'use') references += 1;
        return { tagName: name === 'a' ? 'g' : name, attribs: { ...clean(name, given) } };
      },
    },
  });
  if (words > 0)
    return 'The drawing holds letters that need a font. Convert its texts to outlines, then export it again.';
  if (roots !== 1 || !svg.startsWith('<svg') || drawn === 0) return 'There is no drawing in this file.';
  if (references > mostReferences) return 'The drawing refers to itself too often. Flatten it, then export it again.';
  if (box === null) return 'The drawing has no size. Give it a width and a height, then export it again.';
  const [, , across = 1, down = 1]: readonly number[] = box;
  const unit = recordedSize / Math.max(across, down);
  return { svg, width: Math.max(1, Math.round(across * unit)), height: Math.max(1, Math.round(down * unit)) };
}
