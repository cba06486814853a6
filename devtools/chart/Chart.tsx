import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { measures } from './layout.ts';
import type { Arrow, Box, Drawing } from './layout.ts';
import * as css from './chart.css.ts';

interface ChartProps {
  readonly id: string;
  readonly drawing: Drawing;
  readonly snapshot: AnyMachineSnapshot;
  /** What was taken last. */
  readonly taken: readonly AnyTransitionDefinition[];
}

/** Identifies a transition by its place: `provide` makes new objects for the same transitions. */
export function nameOfTransition({ eventType, source }: AnyTransitionDefinition): string {
  return `${source.id} ${eventType}`;
}

/** Its index among the transitions for the same event. */
function fullNameOf(transition: AnyTransitionDefinition): string {
  const { eventType, source } = transition;
  const all: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${nameOfTransition(transition)} ${String(all.indexOf(transition))}`;
}

/** The statechart with the current state and the transitions taken last highlighted. */
export function Chart({ id, drawing, snapshot, taken }: ChartProps) {
  const lit = new Set(snapshot._nodes.map((node) => node.id));
  const last = new Set(taken.map(fullNameOf));
  const isLast = (transition: AnyTransitionDefinition | null): boolean =>
    transition !== null && last.has(fullNameOf(transition));
  const frame = useRef<HTMLDivElement>(null);
  const leaf = snapshot._nodes.findLast(({ type }) => type === 'atomic' || type === 'final')?.id;
  const place = drawing.boxes.find(({ state }) => state.id === leaf);
  const [x, y] = place === undefined ? [0, 0] : [place.x + place.width / 2, place.y + place.height / 2];
  // What does not fit is scrolled to where the machine is.
  useEffect(() => {
    if (frame.current === null) return;
    frame.current.scrollLeft = x - frame.current.clientWidth / 2;
    frame.current.scrollTop = y - frame.current.clientHeight / 2;
  }, [x, y]);
  return (
    <div aria-label={`Drawing of ${id}`} className={css.frame} ref={frame} role="region" tabIndex={0}>
      <svg
        aria-label={`Statechart of ${id}. Now in ${wordsOfValue(snapshot)}.`}
        className={css.svg}
        height={drawing.height}
        role="img"
        viewBox={`0 0 ${String(drawing.width)} ${String(drawing.height)}`}
        width={drawing.width}
      >
        <defs>
          {(['rest', 'last'] as const).map((look) => (
            <marker
              id={`tip-${look}`}
              key={look}
              markerHeight="7"
              markerUnits="userSpaceOnUse"
              markerWidth="8"
              orient="auto-start-reverse"
              refX="8"
              refY="3.5"
            >
              <path className={css.tip[look]} d="M0 0L8 3.5L0 7Z" />
            </marker>
          ))}
        </defs>
        {drawing.boxes.map((box) => (
          <StateShape box={box} isLit={lit.has(box.state.id)} key={box.state.id} />
        ))}
        {drawing.arrows.map((arrow) => (
          <ArrowLine arrow={arrow} isLast={isLast} key={arrow.id} />
        ))}
        {/* Last, so that arrows into a state inside pass behind the words. */}
        {drawing.boxes.map((box) => (
          <StateWords box={box} isLast={isLast} isLit={lit.has(box.state.id)} key={box.state.id} />
        ))}
      </svg>
    </div>
  );
}

/** `choosing`, `shown, playing` … */
export function wordsOfValue({ _nodes: nodes }: AnyMachineSnapshot): string {
  const leaves = nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  return leaves.map(({ path }) => path.join(' › ')).join(', ') || 'its only state';
}

interface Told {
  readonly isLast: (transition: AnyTransitionDefinition | null) => boolean;
}

function StateShape({ box, isLit }: { readonly box: Box; readonly isLit: boolean }) {
  const { height, state, width, x, y } = box;
  if (state.kind === 'initial') return <circle className={css.dot} cx={x + 6} cy={y + 6} r={5} />;
  return (
    <>
      <rect
        className={cx(css.box[state.kind], isLit && css.boxLit)}
        height={height}
        rx={measures.radius}
        width={width}
        x={x}
        y={y}
      />
      {state.kind === 'final' ? (
        <rect className={css.inner} height={height - 6} rx={4} width={width - 6} x={x + 3} y={y + 3} />
      ) : null}
    </>
  );
}

function StateWords({ box, isLit, isLast }: Told & { readonly box: Box; readonly isLit: boolean }) {
  const { state, x, y } = box;
  return (
    <>
      <text className={cx(css.name, isLit && css.nameLit)} x={x + measures.pad} y={y + 20}>
        {isLit ? `● ${state.name}` : state.name}
      </text>
      {state.lines.map((line, index) => (
        <text
          className={cx(css.words, isLit && css.wordsLit, isLast(line.transition) && css.wordsLast)}
          key={line.text}
          x={x + measures.pad}
          y={y + measures.nameHeight + (index + 1) * measures.lineHeight - 5}
        >
          {line.text}
        </text>
      ))}
    </>
  );
}

function ArrowLine({ arrow, isLast }: Told & { readonly arrow: Arrow }) {
  const look = arrow.words.some(({ transition }) => isLast(transition)) ? 'last' : 'rest';
  return (
    <g>
      <polyline
        className={css.arrow[look]}
        markerEnd={`url(#tip-${look})`}
        points={arrow.points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')}
      />
      {arrow.words.map(({ text, transition, x, y }) => (
        <text
          className={cx(css.label, isLast(transition) && css.wordsLast)}
          key={text}
          x={x + 2}
          y={y + measures.lineHeight - 5}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
