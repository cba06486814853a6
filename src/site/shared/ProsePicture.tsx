import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { asWritten } from '@vitrine/design-system/components/text';
import type { RichPicture } from '../../domain/content.ts';
import { ownRatio } from '../../domain/media.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { groundOf } from './ground.ts';
import { Picture } from './Picture.tsx';
import { caption as captionClass } from './prose-picture.css.ts';

interface ProsePictureProps {
  readonly picture: RichPicture;
  /** Its place in the text. */
  readonly slot: Slot;
}

/** A picture in a text: all of it, as wide as its place, and its caption. */
export function ProsePicture({ picture: { media, caption }, slot }: ProsePictureProps) {
  return (
    <figure>
      <MediaFrame {...groundOf(media, undefined)} ratio={ownRatio(media, '3/2')}>
        <Picture alt={media.alt ?? ''} media={media} slot={slot} />
      </MediaFrame>
      {caption === undefined ? null : (
        <figcaption className={captionClass} {...asWritten(caption)}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
