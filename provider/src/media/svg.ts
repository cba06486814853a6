/** What a drawing may consist of: shapes, groups, gradients, clips and masks. Neither scripts nor styles nor other files. */
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const elements = [
  ...['svg', 'g', 'switch', 'defs', 'clipPath', 'mask', 'use'],
  ...['linearGradient', 'radialGradient', 'stop'],
  ...shapes,
];

/** What the value of an attribute may be. Each looks at a value once, however long it is. */
type Accepts = (value: string) => boolean;

const matches =
  (pattern: RegExp): Accepts =>
  (value) =>
    pattern.test(value);

/** One number without a unit, as in SVG: neither hexadecimal nor infinite nor nothing, which `Number` reads as well. */
const isNumber: Accepts = (text) => /^[-+.\de]+$/i.test(text) && Number.isFinite(Number(text));

const isLength: Accepts = (value) => isNumber(value.replace(/(?:px|pt|mm|cm|in|em|%)$/i, ''));

const splitNumbers = (value: string): readonly string[] => value.trim().split(/[\s,]+/);

const isWord = matches(/^[a-z-]+$/i);
const isLocal = matches(/^#[\w.-]+$/);
const isReference = matches(/^(?:none|url\(\s*(["']?)#[\w.-]+\1\s*\))$/i);
const isPaint = matches(
  /^(?:#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg+-]+\)|url\(\s*(["']?)#[\w.-]+\1\s*\))$/i,
);

/** What a style may say, too: these are attributes as well (SVG 2, 6.6), and stay attributes here. Asked by names from the drawing. */
const presentation: ReadonlyMap<string, Accepts> = new Map([
  ...['fill', 'stroke', 'stop-color', 'color'].map((name) => [name, isPaint] as const),
  ...['opacity', 'fill-opacity', 'stroke-opacity', 'stop-opacity', 'stroke-width', 'stroke-miterlimit'].map(
    (name) => [name, isLength] as const,
  ),
  ...['fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin', 'display', 'visibility'].map(
    (name) => [name, isWord] as const,
  ),
  ['stroke-dashoffset', isLength],
  ['stroke-dasharray', matches(/^(?:none|[\d\s.,px%]+)$/i)],
  ['clip-path', isReference],
  ['mask', isReference],
]);

const attributes: ReadonlyMap<string, Accepts> = new Map([
  ...presentation,
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'width', 'height', 'offset'].map(
    (name) => [name, isLength] as const,
  ),
  ...['gradientUnits', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'].map(
    (name) => [name, isWord] as const,
  ),
  ['id', matches(/^[\w.-]+$/)],
  ['href', isLocal],
  ['viewBox', (value) => splitNumbers(value).every(isNumber)],
  ['points', matches(/^[\d\s.,e+-]*$/i)],
  ['d', matches(/^[\d\s.,+\-mzlhvcsqtae]*$/i)],
  ['preserveAspectRatio', matches(/^[a-z\s]+$/i)],
  ...['transform', 'gradientTransform'].map((name) => [name, matches(/^[a-z\d\s.,()+-]*$/i)] as const),
]);

type Attributes = Readonly<Record<string, string>>;

/** Those of the pairs whose value is one that can be kept. */
const keep = (pairs: readonly (readonly [string, string])[], accepted: ReadonlyMap<string, Accepts>): Attributes =>
  Object.fromEntries(pairs.filter(([name, value]) => accepted.get(name)?.(value) === true));

/** The declarations of a style attribute that can be kept. */
function readDeclarations(style: string): Attributes {
  const pairs = style.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim()] as const;
  });
  return keep(pairs, presentation);
}

/** The text of the style elements. */
async function readStyles(source: string): Promise<string> {
  const { Parser } = await import('htmlparser2');
  const texts: string[] = [];
  let depth = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (name === 'style') depth += 1;
      },
      ontext: (text) => {
        if (depth > 0) texts.push(text);
      },
      onclosetag: (name) => {
        if (name === 'style') depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return texts.join('');
}

/**
 * The rules for single classes in the style elements of a drawing, by class: drawing programs write no others.
 * @returns `null` where the styles cannot be read
 */
async function readClasses(source: string): Promise<ReadonlyMap<string, Attributes> | null> {
  const classes = new Map<string, Attributes>();
  const { CssSyntaxError, parse } = await import('postcss');
  try {
    for (const rule of parse(await readStyles(source)).nodes) {
      if (rule.type !== 'rule') continue;
      const declarations = rule.nodes.flatMap((one) =>
        one.type === 'decl' ? [[one.prop.toLowerCase(), one.value.trim()] as const] : [],
      );
      const kept = keep(declarations, presentation);
      for (const selector of rule.selectors) {
        const name = /^\.([\w-]+)$/.exec(selector)?.[1];
        if (name !== undefined) classes.set(name, { ...classes.get(name), ...kept });
      }
    }
  } catch (error) {
    if (error instanceof CssSyntaxError) return null;
    throw error;
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

/** Every page shows the wordmark: larger than this it is no mark. In bytes. */
export const mostSvgBytes = 256 * 1024;
export const tooLarge = 'A drawing may have 256 kB at most.';
/** Why a drawing is refused that is too much for a second of the processor. */
export const tooSlow = 'The drawing takes too long to draw. Simplify it, then export it again.';

/** More references than a mark needs, each of which may draw all others again. */
const mostReferences = 16;

const sizeIn = (value: string | undefined): number => Number.parseFloat(value ?? '');

/** Beyond these no program that draws has its numbers, and none that shows drawings reckons with them. */
const [smallestSide, largestNumber] = [1e-3, 1e6];

/** The drawing's own coordinates: left, top, width and height. */
function boxOf({ viewBox, width, height }: Attributes): readonly number[] | null {
  const box = viewBox === undefined ? [0, 0, sizeIn(width), sizeIn(height)] : splitNumbers(viewBox).map(Number);
  const [, , across = 0, down = 0] = box;
  const isSane = across >= smallestSide && down >= smallestSide && box.every((one) => Math.abs(one) <= largestNumber);
  return box.length === 4 && isSane ? box : null;
}

/** Its longer side in the units in which it is recorded. */
const recordedSize = 1000;

/** Names for the parts that a drawing refers to: what its author or program called them is nobody's business. */
function createNaming(): (attributes: Attributes) => Attributes {
  const names = new Map<string, string>();
  const nameOf = (id: string): string => {
    const name = names.get(id) ?? `p${String(names.size)}`;
    names.set(id, name);
    return name;
  };
  const renamed = (name: string, value: string): string => {
    if (name === 'id') return nameOf(value);
    const referred = name === 'href' || /^url\(/i.test(value) ? /#([\w.-]+)/.exec(value)?.[1] : undefined;
    if (referred === undefined) return value;
    return name === 'href' ? `#${nameOf(referred)}` : `url(#${nameOf(referred)})`;
  };
  return (attributes) =>
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, renamed(name, value)]));
}

/** Whether it is a drawing at all, well-formed or not. */
export const looksLikeSvg = (head: string): boolean => /<svg[\s>]/i.test(head) && head.trimStart().startsWith('<');

/**
 * A drawing with nothing in it but shapes: whatever else it brought is left out, styles become attributes.
 * @param isNew else it was stored so, and keeps the names of its parts
 * @returns the drawing, or in plain words why it cannot be one. It may take long: only a process that can be ended calls it
 */
export async function sanitiseSvg(source: string, isNew = true): Promise<Drawing | string> {
  if (/<!ENTITY|<!ATTLIST/i.test(source)) return 'The drawing declares entities, which are not taken.';
  const { default: sanitise } = await import('sanitize-html');
  const classes = await readClasses(source);
  if (classes === null) return 'The styles of the drawing cannot be read. Export it again, with attributes for styles.';
  let box: readonly number[] | null = null;
  let [roots, drawn, references, words] = [0, 0, 0, 0];
  let depth = 0;
  const rename = isNew ? createNaming() : (kept: Attributes) => kept;
  const clean = (name: string, given: Attributes): Attributes => {
    const named = (given['class'] ?? '').split(/\s+/).flatMap((one) => Object.entries(classes.get(one) ?? {}));
    const { 'xlink:href': linked, ...plain } = given;
    const all = {
      ...(linked === undefined ? {} : { href: linked }),
      ...plain,
      ...Object.fromEntries(named),
      ...readDeclarations(given['style'] ?? ''),
    };
    const kept = rename(keep(Object.entries(all), attributes));
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
    allowedAttributes: { '*': ['xmlns', ...attributes.keys()] },
    disallowedTagsMode: 'completelyDiscard',
    allowVulnerableTags: false,
    enforceHtmlBoundary: false,
    selfClosing: [...shapes, 'stop', 'use'],
    // A title or a description is its program's or its author's: pages say what the drawing is.
    textFilter: () => '',
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
