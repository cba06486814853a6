import type { SyntheticEvent } from 'react';
import { preload as fetchEarly } from 'react-dom';
import type { Media } from '../../domain/content.ts';
import type { Film } from '../../machines/film/film.react.tsx';

interface FilmViewProps {
  readonly media: Media;
  /** From `useFilm`: it decides when the film plays. */
  readonly film: Film;
  /** `''` hides the film from assistive technology: its link or caption says the same. */
  readonly alt: string;
  readonly isLooping?: boolean;
  /** In the first view: its poster is fetched at once and first. */
  readonly isFirst?: boolean;
  /** How much is loaded before it plays. */
  readonly preload?: 'none' | 'metadata' | 'auto';
  readonly className?: string | undefined;
  readonly onEnded?: () => void;
  readonly onFailed?: () => void;
  /** Share of the film that has been shown, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A silent film that plays inline, on its poster until then. */
export function FilmView({
  media,
  film,
  alt,
  isLooping = false,
  isFirst = false,
  preload = 'metadata',
  className,
  onEnded,
  onFailed,
  onProgress,
}: FilmViewProps) {
  if (isFirst && media.poster !== null) fetchEarly(media.poster, { as: 'image', fetchPriority: 'high' });
  return (
    <video
      aria-hidden={alt === '' ? true : undefined}
      aria-label={alt === '' ? undefined : alt}
      className={className}
      disablePictureInPicture
      height={media.height ?? undefined}
      loop={isLooping}
      muted
      onEnded={onEnded}
      onError={() => {
        film.broke();
        onFailed?.();
      }}
      onTimeUpdate={(event: SyntheticEvent<HTMLVideoElement>) => {
        const { currentTime, duration } = event.currentTarget;
        if (duration > 0) onProgress?.(currentTime / duration);
      }}
      playsInline
      poster={media.poster ?? undefined}
      preload={preload}
      ref={film.attach}
      src={media.url}
      tabIndex={-1}
      width={media.width ?? undefined}
    />
  );
}
