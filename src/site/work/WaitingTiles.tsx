import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Spinner } from '@vitrine/design-system/components/spinner';
import { WORK_PAGE_SIZE } from '../../domain/pagination.ts';
import { useSay } from '../../machines/site-context.ts';
import { waiting, waitingCaption } from './work.css.ts';

const places = Array.from({ length: WORK_PAGE_SIZE }, (_, index) => index);

/** Skeletons of the tiles while the projects load, and over them the spinner of every page (specification, section 4, "Pages"). */
export function WaitingTiles() {
  const say = useSay();
  return (
    <div aria-hidden="true" className={waiting}>
      <Spinner label={say('Loading')} />
      {places.map((place) => (
        <div key={place}>
          <MediaFrame mobileRatio="4/3" ratio="3/2" />
          <div className={waitingCaption} />
        </div>
      ))}
    </div>
  );
}
