import { MediaCaption, MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ProjectSummary } from '../../domain/content.ts';
import { isOwnClient } from '../../domain/own-client.ts';
import { paths } from '../../domain/paths.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { useSay } from '../../machines/site-context.ts';
import { CoverLink } from '../shared/CoverLink.tsx';
import { Fact } from '../shared/Facts.tsx';
import { FramedMedia } from '../shared/FramedMedia.tsx';
import { groundOf } from '../shared/ground.ts';
import { useHoverMedia } from '../shared/hover-media.ts';
import { Picture } from '../shared/Picture.tsx';
import { titleOf } from '../shared/title-of.ts';
import { category as categoryClass, client, places, resting, second as secondClass, tile } from './work-tile.css.ts';

/** How much of its row a tile has. */
export type Place = 'half' | 'across' | 'wide' | 'narrow';

const ratios = { half: '3/2', across: '2/1', wide: '2/1', narrow: '1/1' } as const satisfies Record<Place, string>;

interface WorkTileProps {
  readonly project: ProjectSummary;
  /** Named in the list, in a tile where its title is its client's name. */
  readonly category: string | undefined;
  readonly isInList: boolean;
  readonly place: Place;
  readonly slot: Slot;
  readonly isFirst: boolean;
  /** It is hardly in the first view of a page. */
  readonly isLater: boolean;
  /** No other tile was pointed at or focused since this one was: of all films, at most one plays. */
  readonly isTurn: boolean;
  readonly onTurn: () => void;
}

/**
 * A project of the list: header media, title, year and client; all of it leads to the project. A film
 * plays while the tile is pointed at or focused by keyboard, and returns to its poster.
 */
export function WorkTile({
  project,
  category,
  place,
  isInList,
  slot,
  isFirst,
  isLater,
  isTurn,
  onTurn,
}: WorkTileProps) {
  const { slug, header, second, year, clientName } = project;
  const whose = !isOwnClient(project) ? clientName : isInList ? '' : (category ?? '');
  const say = useSay();
  const { isShown, handlers } = useHoverMedia();
  const [isMoving, setIsMoving] = useState(false);
  const takeTurn = useEffectEvent(onTurn);

  useEffect(() => {
    if (isShown) takeTurn();
  }, [isShown]);

  return (
    <li
      className={`${tile} ${places[place]}`}
      data-grows=""
      data-hover-root=""
      data-later={isLater ? '' : undefined}
      {...handlers}
      onPauseCapture={({ currentTarget }) => {
        setIsMoving(false);
        // Without a poster its first frame takes the poster's place.
        const film = currentTarget.querySelector('video');
        if (film !== null) film.currentTime = 0;
      }}
      onPlayingCapture={() => {
        setIsMoving(true);
      }}
    >
      <FramedMedia
        alt=""
        className={isMoving ? undefined : resting}
        isWished={isShown && isTurn}
        loading={isFirst ? 'first' : 'later'}
        media={header}
        mobileRatio={place === 'across' ? '3/2' : '4/3'}
        ratio={ratios[place]}
        slot={slot}
      >
        {second && (
          <span className={secondClass}>
            <MediaFrame {...groundOf(second)}>
              <Picture alt="" media={second} slot={slot} />
            </MediaFrame>
          </span>
        )}
      </FramedMedia>
      <MediaCaption as="div" level="h2" aside={year === '' ? undefined : <Fact>{year}</Fact>}>
        <CoverLink to={paths.project(slug)}>{titleOf(project, say)}</CoverLink>
      </MediaCaption>
      {whose === '' ? null : (
        <div className={client}>
          <Text tone="muted" variant="caption">
            {whose}
          </Text>
        </div>
      )}
      {category === undefined || !isInList ? null : (
        <div className={categoryClass}>
          <Text tone="muted" variant="caption">
            {category}
          </Text>
        </div>
      )}
    </li>
  );
}
