import type { Media } from '../../domain/content.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { sourcesOf } from '../../domain/pictures.ts';

/**
 * When a picture is loaded: `first` at once and before others (first view), `soon` at once (just below it), `later` when it
 * comes near the viewport.
 */
export type Loading = 'first' | 'soon' | 'later';

interface PictureProps {
  readonly media: Media;
  /** `''` for decoration, or where the text beside it says the same. */
  readonly alt: string;
  /** Its place in the layout, by which the browser chooses among its widths. */
  readonly slot: Slot;
  readonly loading?: Loading;
  readonly className?: string | undefined;
}

/** A responsive picture, decoded off the main thread. */
export function Picture({ media, alt, slot, loading = 'later', className }: PictureProps) {
  const sources = sourcesOf(media, slot);
  return (
    <img
      alt={alt}
      className={className}
      decoding="async"
      fetchPriority={loading === 'first' ? 'high' : undefined}
      height={media.height ?? undefined}
      loading={loading === 'later' ? 'lazy' : 'eager'}
      // Before `src`, which some browsers start to load as soon as it is set.
      sizes={sources?.sizes}
      srcSet={sources?.srcSet}
      src={media.url}
      style={{ objectPosition: media.focus }}
      width={media.width ?? undefined}
    />
  );
}
