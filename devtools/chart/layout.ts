import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import type { AnyStateMachine } from 'xstate';
import { readMachine } from './read.ts';
import type { DrawnArrow, DrawnState, Line } from './read.ts';

/** Measures of the drawing, in its own pixels. */
export const measures = { nameHeight: 30, lineHeight: 17, pad: 12, dot: 12, radius: 6 };

export interface Box {
  readonly state: DrawnState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Words extends Line {
  readonly x: number;
  readonly y: number;
}

export interface Arrow {
  readonly id: string;
  readonly from: string;
  /** Points of the line, first to last. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly words: readonly Words[];
}

/** A laid-out machine. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Outer boxes before those inside them. */
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** Estimated width of 12 px letters, in pixels. */
function widthOf(text: string): number {
  return Math.ceil(text.length * 6.3) + 6;
}

function heightOfHead({ lines }: DrawnState): number {
  return measures.nameHeight + lines.length * measures.lineHeight + (lines.length > 0 ? 6 : 0);
}

function toNode(state: DrawnState): ElkNode {
  const { id, kind, lines, name, states } = state;
  if (kind === 'initial') return { id, width: measures.dot, height: measures.dot };
  const wide = Math.max(72, widthOf(name) * 1.25, ...lines.map(({ text }) => widthOf(text))) + 2 * measures.pad;
  const head = heightOfHead(state);
  if (states.length === 0) return { id, width: wide, height: head + 4 };
  return {
    id,
    children: states.map(toNode),
    layoutOptions: {
      'elk.padding': `[top=${String(head + measures.pad)},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${String(wide)}, ${String(head)})`,
    },
  };
}

function toEdge({ from, to, lines }: DrawnArrow): ElkExtendedEdge {
  const labels = lines.map(({ text }): ElkLabel => ({ text, width: widthOf(text), height: measures.lineHeight }));
  return { id: `${from} → ${to}`, sources: [from], targets: [to], labels };
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
};

function boxesOf(node: ElkNode, states: ReadonlyMap<string, DrawnState>): readonly Box[] {
  const inside = (node.children ?? []).flatMap((child) => boxesOf(child, states));
  const state = states.get(node.id);
  if (state === undefined) return inside;
  return [{ state, x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 }, ...inside];
}

function statesOf(states: readonly DrawnState[]): readonly DrawnState[] {
  return states.flatMap((state) => [state, ...statesOf(state.states)]);
}

/** Lays a machine out with ELK's layered algorithm, states inside states included. */
export async function drawMachine(machine: AnyStateMachine): Promise<Drawing> {
  const { arrows, states } = readMachine(machine);
  const graph: ElkNode = {
    id: 'machine',
    layoutOptions: options,
    children: states.map(toNode),
    edges: arrows.map(toEdge),
  };
  const laid: ElkNode = await new ELK().layout(graph);
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes: boxesOf(laid, new Map(statesOf(states).map((state) => [state.id, state]))),
    arrows: arrows.map((arrow) => {
      const id = `${arrow.from} → ${arrow.to}`;
      const edge = edges.get(id);
      const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]);
      const words = arrow.lines.map((line, index) => {
        const label = edge?.labels?.[index];
        return { ...line, x: label?.x ?? 0, y: label?.y ?? 0 };
      });
      return { id, from: arrow.from, points, words };
    }),
  };
}
