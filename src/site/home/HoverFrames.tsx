import { Grid } from '@vitrine/design-system/components/layout';
import { MediaCaption, MediaFrame } from '@vitrine/design-system/components/media-frame';
import { onMedia } from '@vitrine/design-system/theme';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { SlotFilm } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { hoverFrameSlot } from '../../domain/home-cells.ts';
import { useFilm } from '../../machines/film/film.react.tsx';
import type { FrameCentring } from '../../machines/frame-centring/frame-centring.react.tsx';
import { createFrameSet, type FrameSet } from '../../machines/frame-centring/frame-set.ts';
import { useProvided } from '../../machines/machine-context.ts';
import { CoverLink } from '../shared/CoverLink.tsx';
import { sayShown } from './say-shown.ts';
import { FrameDisc, SaidOnce } from '../shared/FrameDisc.tsx';
import { FilmView } from '../shared/FilmView.tsx';
import { groundOf } from '../shared/ground.ts';
import { Picture } from '../shared/Picture.tsx';
import { Island } from '../shared/Island.tsx';
import { titleOf } from '../shared/title-of.ts';
import { CentringContext } from './centring-context.ts';
import { filmBox, frames as framesClass, left, right } from './hover-frames.css.ts';
import { useSay } from '../../machines/site-context.ts';

/**
 * Two looping films, or stills. From 1400 px the one nearest the middle of the view glides to the centre; a click on the other
 * brings that one there, a click on the centred one opens its project (specification, section 2, "Home").
 */
export function HoverFrames({ films }: { readonly films: readonly SlotFilm[] }) {
  const [frames] = useState(createFrameSet);
  // Until its code is there nothing is centred, and a click opens.
  const [centring, setCentring] = useState<FrameCentring | null>(null);
  const [centre, setCentre] = useState<ReactNode>(null);
  const load = useProvided(CentringContext);
  const say = useSay();
  const moving = films.map(({ media }) => media.kind === 'video');
  useEffect(() => {
    void load?.().then(
      (Centring) => {
        setCentre(<Centring frames={frames} onChange={setCentring} />);
      },
      () => undefined,
    );
  }, [frames, load]);
  return (
    <Grid as="section" aria-label={say('Selected films')} className={framesClass} data-later="">
      {centre}
      {films.map((film, index) => (
        <SaidOnce films={moving} index={index} key={film.id}>
          <Island>
            <HoverFrame centring={centring} film={film} frames={frames} index={index} />
          </Island>
        </SaidOnce>
      ))}
    </Grid>
  );
}

interface HoverFrameProps {
  readonly centring: FrameCentring | null;
  readonly frames: FrameSet;
  readonly film: SlotFilm;
  readonly index: number;
}

function HoverFrame({ centring, film, frames, index }: HoverFrameProps) {
  const say = useSay();
  const view = useFilm(true);
  const isCentred = centring?.centred === index;
  const { project } = film;
  const isStill = film.media.kind === 'image';
  const link = useRef<HTMLAnchorElement>(null);
  const isWide = centring?.isWide === true;
  const focusLate = useEffectEvent(() => {
    if (link.current?.matches(':focus-visible')) centring?.focus(index);
  });
  // The keyboard may have come here before the code that centres.
  useEffect(() => {
    if (isWide) focusLate();
  }, [isWide]);

  return (
    <figure className={index % 2 === 0 ? left : right} data-centred={isCentred} data-hover-root="">
      {/* The film alone is measured, without its caption (rulings, "Added after the first release"). */}
      <div className={`${filmBox} ${onMedia}`} ref={frames.register(index)}>
        <MediaFrame {...groundOf(film.media, undefined)} ratio="16/9">
          {isStill ? (
            <Picture alt={film.media.alt ?? ''} media={film.media} slot={hoverFrameSlot} />
          ) : (
            <FilmView alt={film.media.alt ?? ''} film={view} isLooping media={film.media} slot={hoverFrameSlot} />
          )}
        </MediaFrame>
        {isStill ? null : <FrameDisc isAlways />}
      </div>
      {project === null ? null : (
        <MediaCaption aside={sayShown(project, ['clientName', 'year'])} level="h2">
          <CoverLink
            onClick={(event) => {
              if (!isWide || isCentred) return;
              event.preventDefault();
              centring?.choose(index);
            }}
            onFocus={(event) => {
              // A mouse press focuses too, before its click; only keyboard focus centres the frame.
              if (event.currentTarget.matches(':focus-visible')) centring?.focus(index);
            }}
            ref={link}
            to={paths.project(project.slug)}
          >
            {titleOf(project, say)}
          </CoverLink>
        </MediaCaption>
      )}
    </figure>
  );
}
