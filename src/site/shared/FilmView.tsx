import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Media } from '../../domain/content.ts';
import { breakpoints, type Slot } from '../../domain/picture-slots.ts';
import { posterOf } from '../../domain/pictures.ts';
import { useTheme } from '../../machines/theme/theme.react.tsx';
import { useSay, useSite } from '../../machines/site-context.ts';
import type { Film } from '../../machines/film/film.react.tsx';
import { waiting } from './film-view.css.ts';
import { Picture, type Loading } from './Picture.tsx';
import { releaseFilm } from './release-film.ts';

const phones = `(max-width:${String(breakpoints.mobile)}px)`;

interface FilmViewProps {
  readonly media: Media;
  /** From `useFilm`: it decides when the film plays. */
  readonly film: Film;
  /** `''` hides the film from assistive technology: its link or caption says the same. */
  readonly alt: string;
  /** Its place in the layout, by which the poster's size is chosen. */
  readonly slot: Slot;
  readonly isLooping?: boolean;
  /** When its poster is loaded. */
  readonly loading?: Loading;
  /** Not while nobody can see it. */
  readonly hasPoster?: boolean;
  /** How much of the film is loaded before it plays; by default nothing, or enough for a first frame where it has no poster. */
  readonly preload?: 'none' | 'auto' | undefined;
  readonly onEnded?: () => void;
  readonly onFailed?: () => void;
  /** It can be played to its end with what has come of it. */
  readonly onReady?: () => void;
  /** Accompanies the film; returns what ends that. */
  readonly follow?: (video: HTMLVideoElement) => (() => void) | undefined;
}

/**
 * A silent film that plays inline, over its poster, with its captions where it has some; of a pair, that of the theme, which takes over at the second where the other was. The poster is an `<img>`, because the `poster` attribute of a `<video>`
 * supports neither `srcset` nor lazy loading.
 */
export function FilmView({
  media: day,
  film,
  alt,
  slot,
  isLooping = false,
  loading = 'later',
  hasPoster = true,
  preload,
  onEnded,
  onFailed,
  onReady,
  follow,
}: FilmViewProps) {
  const { theme } = useTheme();
  const media = (theme === 'black' && day.dark) || day;
  const captions = media.captions ?? day.captions;
  const say = useSay();
  const { language } = useSite();
  const [played, setPlayed] = useState<string | null>(null);
  const element = useRef<HTMLVideoElement>(null);
  const moment = useRef(0);
  const { attach } = film;
  const keep = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video === null) moment.current = element.current?.currentTime ?? 0;
      else if (moment.current > 0) video.currentTime = moment.current;
      element.current = video;
      attach(video);
    },
    [attach],
  );
  const fail = () => {
    film.broke();
    onFailed?.();
  };
  const failAtFirst = useEffectEvent(fail);

  useEffect(() => {
    // An error that happened before React attached its listeners is reported now. An element with sources keeps none, but
    // says that it has no source: also while it is being made, so in the next task.
    const video = element.current;
    const timer = setTimeout(() => {
      // Not one that has taken its place meanwhile, as the saved theme became known.
      if (video?.isConnected === true && (video.error !== null || video.networkState === video.NETWORK_NO_SOURCE))
        failAtFirst();
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);

  const { phoneUrl, url } = media;
  useEffect(() => {
    const video = element.current;
    return () => {
      if (video !== null && !video.isConnected) releaseFilm(video);
    };
  }, [url]);

  useEffect(() => (element.current === null ? undefined : follow?.(element.current)), [follow, url]);

  // Both stills are there from the start: the first HTML knows no theme.
  const poster = posterOf(day);
  // A film of which only the first frame has loaded would cover its poster.
  const isWaiting = poster !== null && played !== media.url;
  const video = (
    <video
      aria-hidden={alt === '' ? true : undefined}
      aria-label={alt === '' ? undefined : alt}
      className={isWaiting ? waiting : undefined}
      disablePictureInPicture
      height={media.height ?? undefined}
      key={media.url}
      loop={isLooping}
      muted
      onEmptied={film.emptied}
      onEnded={onEnded}
      onCanPlayThrough={onReady}
      // Not those of its sources, which React hands on: one that is not meant for this screen fails as well.
      onError={(event) => {
        if (event.target === event.currentTarget) fail();
      }}
      onPlaying={() => {
        setPlayed(media.url);
      }}
      playsInline
      preload={preload ?? (poster === null ? 'metadata' : 'none')}
      ref={keep}
      src={phoneUrl === undefined ? media.url : undefined}
      style={{ objectPosition: media.focus }}
      tabIndex={-1}
      width={media.width ?? undefined}
    >
      {phoneUrl === undefined ? null : (
        <>
          <source media={phones} src={phoneUrl} type="video/mp4" />
          {/* Where no source can be played, the last one says so. */}
          <source onError={fail} src={media.url} />
        </>
      )}
      {captions && <track default kind="captions" label={say('Captions')} src={captions} srcLang={language} />}
    </video>
  );
  return (
    <>
      {poster !== null && hasPoster ? <Picture alt="" loading={loading} media={poster} slot={slot} /> : null}
      {video}
    </>
  );
}
