import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { WORK_PAGE_SIZE } from '../../domain/pagination.ts';
import { tiles, waitingCaption } from './work.css.ts';

const places = Array.from({ length: WORK_PAGE_SIZE }, (_, index) => index);

/** Skeletons of the tiles while the projects load. */
export function WaitingTiles() {
  return (
    <div aria-hidden="true" className={tiles}>
      {places.map((place) => (
        <div key={place}>
          <MediaFrame mobileRatio="4/3" ratio="3/2" />
          <div className={waitingCaption} />
        </div>
      ))}
    </div>
  );
}
