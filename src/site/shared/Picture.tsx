import type { Media } from '../../domain/content.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { sourcesOf } from '../../domain/pictures.ts';

/**
 * When a picture is loaded: `first` in the first view, at once and before others; `soon` just below it, at once; `later`
 * when it comes near the view.
 */
export type Loading = 'first' | 'soon' | 'later';

interface PictureProps {
  readonly media: Media;
  /** `''` for decoration, or where the text beside says the same. */
  readonly alt: string;
  /** Where it stands: the browser chooses among its widths by that. */
  readonly slot: Slot;
  readonly loading?: Loading;
  readonly className?: string | undefined;
}

/** A picture in a frame that keeps its place, as wide as it is drawn, decoded off the main thread. */
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
      // Before `src`: a browser that meets that one first may begin to load it.
      sizes={sources?.sizes}
      srcSet={sources?.srcSet}
      src={media.url}
      width={media.width ?? undefined}
    />
  );
}
