import type { Media } from '../../domain/content.ts';

interface PictureProps {
  readonly media: Media;
  /** `''` for decoration, or where the text beside says the same. */
  readonly alt: string;
  /** In the first view: loaded at once and first. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** A picture in a frame that keeps its place: lazy below the fold, decoded off the main thread. */
export function Picture({ media, alt, isFirst = false, className }: PictureProps) {
  return (
    <img
      alt={alt}
      className={className}
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
      height={media.height ?? undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      src={media.url}
      width={media.width ?? undefined}
    />
  );
}
