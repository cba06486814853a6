import { Text } from '@vitrine/design-system/components/text';
import type { Media } from '../../../../domain/content.ts';
import { withFocus } from '../../../../domain/focus.ts';
import type { Focus } from '../../../../domain/focus.ts';
import type { Crop } from '../../../../domain/media-places.ts';
import { sizeOf } from '../../../../domain/grids.ts';
import type { Ratio } from '../../../../domain/grids.ts';
import { MediaPreview } from '../MediaPreview.tsx';
import { frame, frameName, frames } from './in-view.css.ts';

/** The side of a square one, in pixels. */
const side = 124;

/** A width by which frames of all shapes are about as large as each other. */
function widthOf(ratio: Ratio): number {
  const { width, height } = sizeOf(ratio);
  return Math.round(side * Math.sqrt(width / height));
}

interface FramesInViewProps {
  readonly crops: readonly Crop[];
  readonly media: Media;
  readonly focus: Focus;
}

/** What each frame shows of a picture, as the point is moved. */
export function FramesInView({ crops, media, focus }: FramesInViewProps) {
  const shown = withFocus(media, focus);
  return (
    <ul className={frames}>
      {crops.map(({ name, ratio }) => (
        <li className={frame} key={name} style={{ width: widthOf(ratio) }}>
          <MediaPreview alt="" media={shown} ratio={ratio} />
          <div className={frameName}>
            <Text as="span" variant="dashSmall">
              {name}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
