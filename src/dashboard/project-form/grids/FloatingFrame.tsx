import type { Media } from '../../../domain/content.ts';
import { MediaPreview } from '../../shared/media/MediaPreview.tsx';
import { floatingFrame } from './frames.css.ts';

/** The picture that is dragged, in small; screen readers are told by announcements. */
export function FloatingFrame({ media }: { readonly media: Media }) {
  return (
    <div aria-hidden="true" className={floatingFrame}>
      <MediaPreview alt="" media={media} ratio="3/2" size="thumb" />
    </div>
  );
}
