/** Metres east and metres north of the studio's door; west and south are negative. */
export type MapPoint = readonly [east: number, north: number];

/** In degrees, north and east positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Some hundred metres. */
const NEAR = 0.001;

/** Whether a drawing shows the surroundings of this place. */
export function isDrawnFor(door: Position, place: Position): boolean {
  return Math.abs(door.latitude - place.latitude) < NEAR && Math.abs(door.longitude - place.longitude) < NEAR;
}

/** Reads '-200 40, 310 20'; what is no pair of numbers is left out. */
export function readMapPoints(text: string): readonly MapPoint[] {
  return text.split(',').flatMap((pair): MapPoint[] => {
    const [east = NaN, north = NaN] = pair.trim().split(/\s+/).map(Number);
    return Number.isFinite(east + north) ? [[east, north]] : [];
  });
}

const same = ([a, b]: MapPoint, [c, d]: MapPoint): boolean => a === c && b === d;

/** A line that ends where it began is an area. */
export function isArea(points: readonly MapPoint[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 3 && first !== undefined && last !== undefined && same(first, last);
}

/** The middle of an area, for its name. */
export function middleOf(points: readonly MapPoint[]): MapPoint {
  const corners = points.slice(1);
  const sum = (axis: 0 | 1) => corners.reduce((total, corner) => total + corner[axis], 0);
  return [sum(0) / corners.length, sum(1) / corners.length];
}

/** In the order in which a name along it reads from left to right. */
function legible(points: readonly MapPoint[]): readonly MapPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  return first !== undefined && last !== undefined && last[0] < first[0] ? [...points].reverse() : points;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([east, north]: MapPoint): string => `${round(east)} ${round(-north)}`;

/**
 * The line through these points as the `d` of an SVG path, north up: bent gently at each of them (Catmull-Rom), straight between
 * two. An area's outline keeps its corners.
 */
export function toMapPath(given: readonly MapPoint[]): string {
  if (isArea(given)) return `M${given.slice(0, -1).map(at).join('L')}Z`;
  const points = legible(given);
  const curves = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    const leave: MapPoint = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arrive: MapPoint = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${at(leave)} ${at(arrive)} ${at(end)}`;
  });
  const [first] = points;
  return first === undefined ? '' : `M${at(first)}${curves.join('')}`;
}

/** Degrees as one reads them on a map: '28.5826° N'. */
export function readCoordinate(degrees: number, [positive, negative]: readonly [string, string]): string {
  return `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
}
