import { ArrowIcon } from '@vitrine/design-system/components/icon';
import { Grid as Columns } from '@vitrine/design-system/components/layout';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Frame } from '../../domain/content.ts';
import { isPortrait } from '../../domain/grids.ts';
import { altText } from '../../domain/media.ts';
import { carouselSlot, carouselStageSlot } from '../../domain/picture-slots.ts';
import { useProjectCarousel } from '../../machines/project-carousel/project-carousel.react.tsx';
import { FramedMedia } from '../shared/FramedMedia.tsx';
import type { Loading } from '../shared/Picture.tsx';
import {
  back,
  carousel as carouselClass,
  cursor,
  cursorDisc,
  cursorLayer,
  forward,
  label,
  phoneArrow,
  portrait,
  slide,
  slideShown,
  stage,
} from './carousel.css.ts';
import { useSwipe } from './use-swipe.ts';
import { useSay } from '../../machines/site-context.ts';
import { titleOf } from '../shared/title-of.ts';

interface ImageCarouselProps {
  readonly frames: readonly Frame[];
  readonly title: string;
  /** Of the first one. */
  readonly loading?: Loading;
}

/** From the pointer to the corner of the arrow's 150 px box (specification, section 9). */
const OFFSET = 40;

/**
 * G3 with several images: the left half goes back, the right half forward, wrapping both ways; arrow keys and a swipe do
 * the same, and an arrow follows a fine pointer (specification, section 2, "Project detail").
 */
export function ImageCarousel({ frames, title, loading = 'later' }: ImageCarouselProps) {
  const carousel = useProjectCarousel(frames.length);
  const swipe = useSwipe({ onLeft: carousel.next, onRight: carousel.previous });
  const arrow = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<'back' | 'forward' | null>(null);
  const described = frames[carousel.index]?.media.alt;
  const isStage = frames.some(({ media }) => isPortrait(media));

  const follow = (event: PointerEvent<HTMLButtonElement>, half: 'back' | 'forward') => {
    if (event.pointerType !== 'mouse' || arrow.current === null) return;
    const layer = arrow.current.parentElement?.getBoundingClientRect();
    if (layer === undefined) return;
    const x = event.clientX - layer.left - OFFSET;
    const y = event.clientY - layer.top - OFFSET;
    arrow.current.style.translate = `${String(x)}px ${String(y)}px`;
    setSide(half);
  };
  const rest = () => {
    setSide(null);
  };
  const say = useSay();
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') carousel.previous();
    else carousel.next();
  };

  return (
    <Columns nested>
      <div
        aria-label={titleOf({ title }, say)}
        aria-roledescription={say('carousel')}
        className={isStage ? `${carouselClass} ${portrait}` : carouselClass}
        data-hover-root=""
        onKeyDown={turn}
        role="group"
        {...swipe}
      >
        <div className={stage}>
          {frames.map((frame, index) =>
            isNear(index, carousel.index, frames.length) ? (
              <div
                aria-hidden={index !== carousel.index}
                className={index === carousel.index ? `${slide} ${slideShown}` : slide}
                key={frame.id}
              >
                <FramedMedia
                  alt={altText(frame.media, title)}
                  canBeHeard
                  isShown={index === carousel.index}
                  loading={index === 0 ? loading : 'later'}
                  media={frame.media}
                  slot={isStage ? carouselStageSlot : carouselSlot}
                />
              </div>
            ) : null,
          )}
        </div>
        <button
          aria-label={say('Previous image')}
          className={back}
          onClick={carousel.previous}
          onPointerLeave={rest}
          onPointerMove={(event) => {
            follow(event, 'back');
          }}
          type="button"
        >
          <span className={phoneArrow}>
            <ArrowIcon />
          </span>
        </button>
        <button
          aria-label={say('Next image')}
          className={forward}
          onClick={carousel.next}
          onPointerLeave={rest}
          onPointerMove={(event) => {
            follow(event, 'forward');
          }}
          type="button"
        >
          <span className={phoneArrow}>
            <ArrowIcon />
          </span>
        </button>
        <p aria-atomic="true" aria-live="polite" className={label}>
          {carousel.index + 1} / {frames.length}
          {described ? <VisuallyHidden>: {described}</VisuallyHidden> : null}
        </p>
        <span aria-hidden="true" className={cursorLayer}>
          <span className={cursor} data-side={side ?? 'none'} ref={arrow}>
            <span className={cursorDisc}>
              <ArrowIcon size={28} />
            </span>
          </span>
        </span>
      </div>
    </Columns>
  );
}

/** The image shown and its neighbours are rendered, so that the next one has loaded before it is shown. */
function isNear(index: number, shown: number, count: number): boolean {
  const distance = Math.abs(index - shown);
  return Math.min(distance, count - distance) <= 1;
}
