import { Column, Grid } from '@vitrine/design-system/components/layout';
import { MediaFrame, Scrim } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { onMedia } from '@vitrine/design-system/theme';
import { memo, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { shadeOver } from '../../domain/brightness.ts';
import type { ShownProject, SlotFilm } from '../../domain/content.ts';
import { isOwnClient } from '../../domain/own-client.ts';
import { paths } from '../../domain/paths.ts';
import { heroSlot } from '../../domain/picture-slots.ts';
import { useFilm } from '../../machines/film/film.react.tsx';
import {
  useHomeCarousel,
  useIsReady,
  type CarouselActor,
  type HomeCarousel as Carousel,
} from '../../machines/home-carousel/home-carousel.react.tsx';
import { usePlayback } from '../../machines/playback/playback.react.tsx';
import { CoverLink } from '../shared/CoverLink.tsx';
import { sayFacts } from '../shared/Facts.tsx';
import { FilmsDisc } from '../shared/FilmsDisc.tsx';
import { FilmView } from '../shared/FilmView.tsx';
import { groundOf } from '../shared/ground.ts';
import { Picture } from '../shared/Picture.tsx';
import { titleOf } from '../shared/title-of.ts';
import { useSay, useSite } from '../../machines/site-context.ts';
import { CarouselSegments, type Lines } from './CarouselSegments.tsx';
import { followFilm } from './film-progress.ts';
import type { ShownStill, StillNews } from './still.ts';
import {
  between,
  controls,
  counter,
  facts,
  film as filmClass,
  filmShown,
  hero,
  loading,
  opening,
  overlay,
  scrim,
} from './home-carousel.css.ts';

interface HomeCarouselProps {
  readonly films: readonly SlotFilm[];
  /** Another part of the page stands above it. */
  readonly isBelow: boolean;
}

/** Full-width films and stills, one after the other; a click opens the project (specification, section 2, "Home"). */
export function HomeCarousel({ films, isBelow }: HomeCarouselProps) {
  const carousel = useHomeCarousel(films.length);
  const { tagline } = useSite();
  const say = useSay();
  const shown = films[carousel.index];
  if (shown === undefined) {
    return (
      <section aria-label={say('Carousel')} className={opening}>
        <Grid rowGap={10}>
          <Column>
            <Text variant="display">{tagline}</Text>
          </Column>
          <Column wide={[4, 12]}>
            <div className={loading}>
              <Text tone="muted" variant="caption">
                {say('Loading page...')}
              </Text>
            </div>
          </Column>
        </Grid>
      </section>
    );
  }
  return <FilledCarousel carousel={carousel} films={films} isBelow={isBelow} shown={shown} />;
}

interface FilledCarouselProps extends HomeCarouselProps {
  readonly carousel: Carousel;
  readonly shown: SlotFilm;
}

function FilledCarousel({ carousel, films, isBelow, shown }: FilledCarouselProps) {
  const say = useSay();
  const [lines] = useState(() => new Map<number, Element>());
  // Whoever is at its controls by keyboard keeps the film: it loops until the focus leaves.
  const [isHeld, setIsHeld] = useState(false);
  const nextIndex = (carousel.index + 1) % films.length;

  return (
    <section
      aria-label={say('Carousel')}
      className={`${hero} ${onMedia}`}
      data-under-bar={isBelow ? 'below' : ''}
      onBlur={() => {
        setIsHeld(false);
      }}
      onFocus={({ target }) => {
        setIsHeld(target.matches(':focus-visible'));
      }}
    >
      {films.map((film, index) => {
        const isShown = index === carousel.index;
        return (
          <CarouselFilm
            after={index === nextIndex ? carousel.index : null}
            film={film}
            index={index}
            isBelow={isBelow}
            isHeld={isShown && isHeld}
            isShown={isShown}
            isStalled={carousel.isStalled}
            key={film.id}
            lines={lines}
            actor={carousel.actor}
            round={carousel.round}
          />
        );
      })}
      <div className={scrim}>
        <Scrim edge="bottom" />
      </div>
      <Grid align="end" className={overlay} mobileRowGap={4} rowGap={6}>
        <Column mobile={[1, 12]} tablet={[1, 9]} wide={[1, 9]}>
          {shown.project === null ? null : (
            <Text as="h2" variant="display">
              <CoverLink isOnMedia to={paths.project(shown.project.slug)}>
                {titleOf(shown.project, say)}
              </CoverLink>
            </Text>
          )}
        </Column>
        <Column className={controls} mobile={[1, 12]} tablet={[10, 12]} wide={[10, 12]}>
          {standsStill(films) ? null : <FilmsDisc what={films.every(isStill) ? 'pictures' : 'films'} />}
          <HeroFacts project={shown.project} />
          <span className={counter}>
            {carousel.index + 1}/{films.length}
          </span>
        </Column>
        <CarouselSegments carousel={carousel} films={films} lines={lines} />
      </Grid>
    </section>
  );
}

/** Whose work the film shows, of what kind and when. On tablets, where not all of it fits on one line, whose has a line of its own. */
function HeroFacts({ project }: { readonly project: ShownProject | null }) {
  const kind = sayFacts(project, ['category', 'year']);
  const whose = project === null || isOwnClient(project) ? undefined : sayFacts(project, ['clientName']);
  if (whose === undefined && kind === undefined) return null;
  return (
    <span className={facts}>
      {whose === undefined || kind === undefined ? (
        (whose ?? kind)
      ) : (
        <>
          {whose}
          <span className={between}> · </span>
          {kind}
        </>
      )}
    </span>
  );
}

const isStill = ({ media }: SlotFilm): boolean => media.kind === 'image';

/** One picture has nothing that could be paused. */
export const standsStill = (films: readonly SlotFilm[]): boolean => films.length === 1 && films.every(isStill);

interface CarouselFilmProps {
  readonly actor: CarouselActor;
  readonly film: SlotFilm;
  readonly index: number;
  readonly isBelow: boolean;
  readonly isShown: boolean;
  readonly isHeld: boolean;
  readonly isStalled: boolean;
  readonly round: number;
  readonly lines: Lines;
  /** The film shown, where this is the next one. */
  readonly after: number | null;
}

/** Drawn again when its own turn comes or goes: the carousel draws the others' news without it. */
const CarouselFilm = memo(function CarouselFilm({
  actor,
  film,
  index,
  isBelow,
  isShown,
  isHeld,
  isStalled,
  round,
  lines,
  after,
}: CarouselFilmProps) {
  const isNext = after !== null;
  const tell = (news: StillNews) => {
    actor.send({ type: `film.${news}`, index });
  };
  const follow = useCallback(
    (video: HTMLVideoElement) => {
      const line = lines.get(index);
      return isShown && line !== undefined ? followFilm(video, line) : undefined;
    },
    [index, isShown, lines],
  );
  const { isPlaying, isDecided } = usePlayback();
  const mayLoad = useIsReady(actor, after);
  const view = useFilm(isShown && !isStalled, true);
  const { restart } = view;

  const replay = useEffectEvent(() => {
    if (isShown) restart();
  });

  useEffect(() => {
    // If only one film can be played, a new round shows the same one again.
    if (round > 0) replay();
  }, [round]);

  const shade = shadeOver(film.media);
  const { attach: attachFilm } = view;
  const isPicture = isStill(film);
  const report = useEffectEvent((news: StillNews) => {
    if (news === 'ended' && isHeld) restart();
    else tell(news);
  });

  useEffect(() => {
    // One that is alone stands.
    const line = lines.get(index);
    if (!isPicture || !isShown || isNext || line === undefined) return;
    // Kept here: the machine only has its number (machines/elements.ts).
    let still: ShownStill | null = null;
    let isOver = false;
    void import('./still.ts').then(
      ({ showStill }) => {
        if (isOver) return;
        still = showStill(line, (news) => report(news));
        attachFilm(still);
      },
      // Without its code it stands.
      () => undefined,
    );
    return () => {
      isOver = true;
      attachFilm(null);
      still?.end();
    };
  }, [attachFilm, index, isNext, isPicture, isShown, lines]);

  // The next one is not drawn by the server: it would share the line with the first.
  const hasPoster = isShown || (isNext && isDecided);
  const alt = isShown ? (film.media.alt ?? '') : '';
  const loading = isBelow ? 'later' : index === 0 ? 'first' : 'soon';

  return (
    <div
      aria-hidden={!isShown}
      className={isShown ? `${filmClass} ${filmShown}` : filmClass}
      data-dark-bottom={(isShown && shade.bottom) || undefined}
      data-dark-top={(isShown && shade.top) || undefined}
    >
      <MediaFrame {...groundOf(film.media)} near={undefined}>
        {isPicture ? (
          hasPoster && <Picture alt={alt} loading={loading} media={film.media} slot={heroSlot} />
        ) : (
          <FilmView
            alt={alt}
            film={view}
            hasPoster={hasPoster}
            isLooping={isHeld}
            follow={follow}
            loading={loading}
            media={film.media}
            onEnded={() => {
              tell('ended');
            }}
            onFailed={() => {
              tell('failed');
            }}
            onReady={() => {
              tell('ready');
            }}
            // The one that plays has the line to itself.
            preload={!isPlaying ? undefined : mayLoad ? 'auto' : 'none'}
            slot={heroSlot}
          />
        )}
      </MediaFrame>
    </div>
  );
});
