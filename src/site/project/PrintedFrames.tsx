import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import type { Frame } from '../../domain/content.ts';
import { isPortrait } from '../../domain/grids.ts';
import { altText } from '../../domain/media.ts';
import { carouselSlot } from '../../domain/picture-slots.ts';
import { posterOf } from '../../domain/pictures.ts';
import { Picture } from '../shared/Picture.tsx';
import { printed } from './print.css.ts';

interface PrintedFramesProps {
  readonly frames: readonly Frame[];
  readonly title: string;
}

/** All pictures of a carousel on one sheet, for paper alone: a browser loads none of them before it prints. */
export function PrintedFrames({ frames, title }: PrintedFramesProps) {
  const isStage = frames.some(({ media }) => isPortrait(media));
  return (
    <div className={printed}>
      {frames.map(({ id, media }) => {
        const picture = media.kind === 'video' ? posterOf(media) : media;
        return picture === null ? null : (
          <MediaFrame fit={carouselSlot.fit} key={id} ratio={isStage ? '4/5' : '1920/1080'}>
            <Picture alt={altText(media, title)} media={picture} slot={carouselSlot} />
          </MediaFrame>
        );
      })}
    </div>
  );
}
