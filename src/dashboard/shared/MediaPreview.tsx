import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import type { Media } from '../../domain/content.ts';

interface MediaPreviewProps {
  /** Null leaves the frame empty. */
  readonly media: Media | null;
  /** `width/height` of the place it will stand in. */
  readonly ratio: string;
  /** `''` where the text beside says the same. */
  readonly alt: string;
  /** `contain` shows all of it. */
  readonly fit?: 'cover' | 'contain';
  readonly className?: string | undefined;
}

/** A still of a picture or film in its true proportion. Nothing plays at the desk. */
export function MediaPreview({ media, ratio, alt, fit = 'cover', className }: MediaPreviewProps) {
  return (
    <MediaFrame
      className={className}
      colour={fit === 'cover' ? (media?.color ?? undefined) : undefined}
      fit={fit}
      ratio={ratio}
    >
      {media === null ? null : <Still alt={alt} media={media} />}
    </MediaFrame>
  );
}

function Still({ media, alt }: { readonly media: Media; readonly alt: string }) {
  const source = media.kind === 'image' ? media.url : media.poster;
  if (source === null) {
    // Without a poster the browser shows the first picture of the film itself.
    return <video aria-label={alt === '' ? undefined : alt} muted playsInline preload="metadata" src={media.url} />;
  }
  return <img alt={alt} decoding="async" loading="lazy" src={source} />;
}
