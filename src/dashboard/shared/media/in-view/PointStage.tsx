import type { KeyboardEvent, PointerEvent } from 'react';
import type { Media } from '../../../../domain/content.ts';
import { describeFocus } from '../../../../domain/focus.ts';
import type { Focus } from '../../../../domain/focus.ts';
import type { FocalPoint } from '../../../../machines/focal-point/focal-point.react.tsx';
import { MediaPreview } from '../MediaPreview.tsx';
import { dragging, point as pointClass, stage, well } from './in-view.css.ts';

interface PointStageProps {
  readonly media: Media;
  readonly size: { readonly width: number; readonly height: number };
  readonly point: FocalPoint;
  /** Of the element that says how it is moved. */
  readonly hintId: string;
}

/** In shares of the picture, and with Shift. */
const step = { plain: 0.01, large: 0.1 } as const;

const ways: ReadonlyMap<string, Focus> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

const percent = (share: number) => `${String(share * 100)}%`;

/** All of a picture, and on it the point that stays in view: dragged, put where one presses, or moved by arrow keys. */
export function PointStage({ media, size: { width, height }, point, hintId }: PointStageProps) {
  const { focus, isDragging, send } = point;
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent): Focus => {
    const box = currentTarget.getBoundingClientRect();
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const move = (event: KeyboardEvent) => {
    const way = ways.get(event.key);
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = event.shiftKey ? step.large : step.plain;
    send({ type: 'point.nudged', by: { x: way.x * by, y: way.y * by } });
  };
  return (
    <div className={well}>
      <div
        className={stage}
        onDragStart={(event) => event.preventDefault()}
        onDoubleClick={() => send({ type: 'point.centred' })}
        onPointerCancel={() => send({ type: 'point.dropped' })}
        onPointerDown={(event) => {
          if (event.button !== 0 || !event.isPrimary) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          send({ type: 'point.pressed', at: placeOf(event) });
        }}
        onPointerMove={(event) => {
          if (isDragging) send({ type: 'point.moved', at: placeOf(event) });
        }}
        onPointerUp={() => send({ type: 'point.released' })}
        // As high as fits beside its frames, whatever its shape.
        style={{ width: `min(100%, ${String((width / height) * 46)}svh)` }}
      >
        <MediaPreview alt="" fit="contain" media={media} ratio={`${String(width)}/${String(height)}`} size="wide" />
        <div
          aria-describedby={hintId}
          aria-label="The point that stays in view"
          aria-valuemax={100}
          aria-valuemin={0}
          aria-valuenow={Math.round(focus.x * 100)}
          aria-valuetext={describeFocus(focus)}
          className={isDragging ? `${pointClass} ${dragging}` : pointClass}
          onKeyDown={move}
          role="slider"
          style={{ left: percent(focus.x), top: percent(focus.y) }}
          tabIndex={0}
        />
      </div>
    </div>
  );
}
