import { Parser } from 'htmlparser2';

/** An element of a drawing, and what it makes a browser draw beside itself. */
interface Shape {
  readonly children: Shape[];
  /** The ids of what it refers to: by `use`, mask, clip, fill, stroke, and one gradient to another. */
  readonly references: readonly string[];
  /** What needs a layer as large as the drawing each time it is drawn: masks and clips. */
  readonly layers: number;
  /** Characters of its coordinates. */
  readonly coordinates: number;
}

/** What a mark may cost, each far above what drawing programs write. `drawn` counts what is drawn again as often as it is. */
const most = {
  elements: 10_000,
  nesting: 64,
  /** One reference to what has another, and so on. Browsers take twice the time for each more. */
  chain: 4,
  drawn: 20_000,
  layers: 200,
  coordinates: 1024 * 1024,
} as const;

const local = /#([\w.-]+)/;
const referring = ['href', 'fill', 'stroke', 'clip-path', 'mask'] as const;

function toShape(given: Readonly<Record<string, string>>): Shape {
  const references = referring.flatMap((name) => {
    const value = given[name] ?? '';
    const id = name === 'href' || value.startsWith('url(') ? local.exec(value)?.[1] : undefined;
    return id === undefined ? [] : [id];
  });
  const layers = ['clip-path', 'mask'].filter((name) => given[name]?.startsWith('url(') === true).length;
  const coordinates = ['d', 'points'].reduce((sum, name) => sum + (given[name]?.length ?? 0), 0);
  return { children: [], references, layers, coordinates };
}

interface ShapeTree {
  readonly root: Shape;
  readonly byId: ReadonlyMap<string, Shape>;
}

const tooDeep = 'The drawing is nested too deeply. Flatten it, then export it again.';
const tooMany = 'The drawing has too many parts for a mark. Simplify it, then export it again.';
const selfReferring = 'The drawing refers to itself too often. Flatten it, then export it again.';

/** @returns why not, where there are too many, or too deeply nested */
function readShapes(svg: string): ShapeTree | string {
  const root: Shape = { children: [], references: [], layers: 0, coordinates: 0 };
  const byId = new Map<string, Shape>();
  const open: Shape[] = [root];
  let count = 0;
  let nesting = 0;
  const parser = new Parser(
    {
      onopentag: (_name, given) => {
        const shape = toShape(given);
        open.at(-1)?.children.push(shape);
        open.push(shape);
        // As browsers do: the first of a name.
        const id = given['id'];
        if (id !== undefined && !byId.has(id)) byId.set(id, shape);
        count += 1;
        nesting = Math.max(nesting, open.length - 1);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(svg);
  if (count > most.elements) return tooMany;
  return nesting > most.nesting ? tooDeep : { root, byId };
}

interface Cost {
  readonly drawn: number;
  readonly layers: number;
  readonly coordinates: number;
  /** How many references follow one another at most. */
  readonly chain: number;
}

/** The cost of a shape with all it has and draws; `null` where it refers to itself. */
function weigh(shape: Shape, byId: ReadonlyMap<string, Shape>, known: Map<Shape, Cost | null>): Cost | null {
  const found = known.get(shape);
  if (found !== undefined) return found;
  // Until it is weighed: who comes back here refers to itself.
  known.set(shape, null);
  let { layers, coordinates } = shape;
  let [drawn, chain] = [1, 0];
  const targets = shape.references.flatMap((id) => byId.get(id) ?? []);
  for (const [parts, step] of [
    [shape.children, 0],
    [targets, 1],
  ] as const) {
    for (const part of parts) {
      const cost = weigh(part, byId, known);
      if (cost === null) return null;
      drawn += cost.drawn;
      layers += cost.layers;
      coordinates += cost.coordinates;
      chain = Math.max(chain, cost.chain + step);
    }
  }
  const cost = { drawn, layers, coordinates, chain };
  known.set(shape, cost);
  return cost;
}

/**
 * Looks whether a drawing is more than a browser draws in a moment: by its elements, its nesting, and what it draws again by
 * references of every kind.
 * @param svg as `sanitiseSvg` returns it
 * @returns in plain words why it is; `null` where it is not
 */
export function findCost(svg: string): string | null {
  const tree = readShapes(svg);
  if (typeof tree === 'string') return tree;
  const cost = weigh(tree.root, tree.byId, new Map());
  if (cost === null || cost.chain > most.chain) return selfReferring;
  const { drawn, layers, coordinates } = cost;
  return drawn > most.drawn || layers > most.layers || coordinates > most.coordinates ? tooMany : null;
}
