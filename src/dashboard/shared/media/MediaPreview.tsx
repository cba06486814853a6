import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import type { Media } from '../../../domain/content.ts';
import { posterOf, srcSetOf } from '../../../domain/pictures.ts';

interface MediaPreviewProps {
  /** Null leaves the frame empty. */
  readonly media: Media | null;
  /** `width/height` of its slot; without it the preview fills its parent. */
  readonly ratio?: string;
  /** `''` where the text beside says the same. */
  readonly alt: string;
  /** `contain` shows all of it. */
  readonly fit?: 'cover' | 'contain';
  /** `thumb` in a row or among many, `wide` across a form. */
  readonly size?: keyof typeof widths;
  readonly isRounded?: boolean;
  /** Called with the file's own size once it is loaded; not where a smaller copy stands for it. */
  readonly onLoaded?: ((size: { readonly width: number; readonly height: number }) => void) | undefined;
}

/** How wide each is drawn at most, about. */
const widths = { thumb: '96px', tile: '480px', wide: '960px' } as const;

/** A still of a picture or film in its true proportion. Nothing plays in the dashboard. */
export function MediaPreview({
  media,
  ratio,
  alt,
  fit = 'cover',
  size = 'tile',
  isRounded = false,
  onLoaded,
}: MediaPreviewProps) {
  return (
    <MediaFrame
      // Without a colour it may be transparent: it stands on the page's own ground.
      colour={media === null ? undefined : fit === 'cover' ? (media.color ?? 'transparent') : 'transparent'}
      fit={fit}
      ratio={ratio}
      rounded={isRounded}
    >
      {media === null ? null : <Still alt={alt} media={media} onLoaded={onLoaded} sizes={widths[size]} />}
    </MediaFrame>
  );
}

interface StillProps extends Pick<MediaPreviewProps, 'onLoaded'> {
  readonly media: Media;
  readonly alt: string;
  /** How wide it is drawn, about. Not `auto`: a picture that leaves the page would be asked for at the window's width. */
  readonly sizes: string;
}

function Still({ media, alt, sizes, onLoaded }: StillProps) {
  const still = media.kind === 'image' ? media : posterOf(media);
  if (still === null) {
    // Without a poster the browser shows the first picture of the film itself.
    return (
      <video
        aria-label={alt === '' ? undefined : alt}
        muted
        onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) => {
          if (width > 0) onLoaded?.({ width, height });
        }}
        playsInline
        preload="metadata"
        src={media.url}
        style={{ objectPosition: media.focus }}
      />
    );
  }
  const srcSet = srcSetOf(still) ?? undefined;
  return (
    <img
      alt={alt}
      decoding="async"
      loading="lazy"
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
        if (still === media && srcSet === undefined && width > 0) onLoaded?.({ width, height });
      }}
      sizes={srcSet === undefined ? undefined : sizes}
      srcSet={srcSet}
      src={still.url}
      style={{ objectPosition: still.focus }}
    />
  );
}
