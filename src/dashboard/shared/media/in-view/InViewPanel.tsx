import { Button } from '@vitrine/design-system/components/button';
import { Panel } from '@vitrine/design-system/components/panel';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Problem } from '../../../../api/problem.ts';
import type { Media } from '../../../../domain/content.ts';
import { focusOf, isSameFocus, middle } from '../../../../domain/focus.ts';
import type { Focus } from '../../../../domain/focus.ts';
import { allCrops, examples } from '../../../../domain/media-places.ts';
import type { MediaPlace } from '../../../../domain/media-places.ts';
import { useFocalPoint } from '../../../../machines/focal-point/focal-point.react.tsx';
import { withReason } from '../../messages.ts';
import { FramesInView } from './FramesInView.tsx';
import { choice, done, failed, foot, sides } from './in-view.css.ts';
import { PointStage } from './PointStage.tsx';

interface InViewPanelProps {
  readonly media: Media & { readonly width: number; readonly height: number };
  /** The file's name, and where it is. */
  readonly name: string;
  /** Where it stands; null while that is not known. */
  readonly places: readonly MediaPlace[] | null;
  /** Keeps the point. Called at the end, with another one than before. */
  readonly onKeep: (focus: Focus) => void;
  /** Whether it is being kept, or could not be. */
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** It is kept, or nothing was to be done. */
  readonly isKept: boolean;
  /** Its way out is over: it can be forgotten. */
  readonly onClosed: () => void;
}

export const failedToKeep = 'Failed to save what stays in view.';

/**
 * Chooses what of a picture stays in view where frames cut it, and shows how each of them does. Whichever way it is left,
 * what was chosen is kept.
 */
export function InViewPanel(props: InViewPanelProps) {
  const { media, name, places, onKeep, isBusy, problem, isKept, onClosed } = props;
  const start = focusOf(media);
  const point = useFocalPoint(start);
  const { focus, canUndo, send } = point;
  const [isLeft, setIsLeft] = useState(false);
  const hintId = useId();
  const leave = () => {
    if (isBusy) return;
    if (isSameFocus(focus, start)) setIsLeft(true);
    else onKeep(focus);
  };
  const undoByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send({ type: 'point.undone' });
  };
  const cut = places === null ? [] : allCrops(places, media);
  const isCut = places === null || cut.length > 0;
  return (
    <Panel note={name} onClose={leave} onClosed={onClosed} open={!isLeft && !isKept} title="Keep in view">
      <div className={sides} onKeyDown={undoByKeys} role="presentation">
        <div className={choice}>
          <PointStage hintId={hintId} media={media} point={point} size={media} />
          <Text as="p" id={hintId} variant="dashSmall">
            Put the point on what must not be cut off. Drag it, press on the picture, or use the arrow keys, with Shift
            for larger steps. A double click puts it back in the middle.
          </Text>
          <div className={foot}>
            <Button disabled={!canUndo || isBusy} onClick={() => send({ type: 'point.undone' })} size="small">
              Undo
            </Button>
            <Button
              disabled={isSameFocus(focus, middle) || isBusy}
              onClick={() => send({ type: 'point.centred' })}
              size="small"
            >
              Middle
            </Button>
            <div className={done}>
              {problem === null ? null : (
                <Button onClick={() => setIsLeft(true)} size="small" variant="quiet">
                  Leave unsaved
                </Button>
              )}
              <Button busy={isBusy} busyLabel="Saving..." onClick={leave} size="small" variant="primary">
                {problem === null ? 'Done' : 'Try again'}
              </Button>
            </div>
            <div className={failed} role="alert">
              {problem === null ? null : (
                <Text as="span" tone="danger" variant="dashText">
                  {withReason(failedToKeep, problem)}
                </Text>
              )}
            </div>
          </div>
        </div>
        <section aria-label="What the frames show">
          {isCut ? null : (
            <Text as="p" variant="dashText">
              Where it stands now, all of it is seen. This is how others would cut it:
            </Text>
          )}
          <FramesInView crops={isCut ? cut : examples} focus={focus} media={media} />
        </section>
      </div>
    </Panel>
  );
}
