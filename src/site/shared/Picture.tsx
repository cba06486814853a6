import type { Media } from '../../domain/content.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { sourcesOf } from '../../domain/pictures.ts';
import './picture.css.ts';

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
}

/** A responsive picture, decoded off the main thread; or a pair, of which each theme shows one. */
export function Picture(props: PictureProps) {
  const { dark } = props.media;
  if (dark === undefined) return <OnePicture {...props} />;
  const { alt } = props;
  return (
    <>
      <OnePicture {...props} light="white" />
      <OnePicture {...props} alt={alt === '' ? '' : (dark.alt ?? alt)} light="black" media={dark} />
    </>
  );
}

interface OnePictureProps extends PictureProps {
  /** The theme that shows it; both unless told. */
  readonly light?: 'white' | 'black';
}

function OnePicture({ media, alt, slot, loading = 'later', light }: OnePictureProps) {
  const sources = sourcesOf(media, slot);
  return (
    <img
      alt={alt}
      data-light={light}
      decoding="async"
      fetchPriority={loading === 'first' ? 'high' : undefined}
      height={media.height ?? undefined}
      // One of a pair is fetched once it is known which is shown (index.html): a browser lets what has no box wait.
      loading={loading === 'later' || light !== undefined ? 'lazy' : 'eager'}
      // Before `src`, which some browsers start to load as soon as it is set.
      sizes={sources?.sizes}
      srcSet={sources?.srcSet}
      src={media.url}
      style={{ objectPosition: media.focus }}
      width={media.width ?? undefined}
    />
  );
}
