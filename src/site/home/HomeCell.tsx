import { MediaCaption, MediaFrame } from '@vitrine/design-system/components/media-frame';
import type { HomeGridCell, Media } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { homeCellSlots, type CellPlace } from '../../domain/home-cells.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { useFilm } from '../../machines/film/film.react.tsx';
import { useSay } from '../../machines/site-context.ts';
import { CoverLink } from '../shared/CoverLink.tsx';
import { sayShown } from './say-shown.ts';
import { FrameDisc } from '../shared/FrameDisc.tsx';
import { FilmView } from '../shared/FilmView.tsx';
import { groundOf } from '../shared/ground.ts';
import { useHoverMedia } from '../shared/hover-media.ts';
import { Picture } from '../shared/Picture.tsx';
import { titleOf } from '../shared/title-of.ts';
import { bleeding, hoverLayer, hoverLayerShown, mediaBox, place as placeClass } from './home-grid.css.ts';

/** Whether it has something to pause. */
export const hasFilm = ({ media, hoverMedia }: HomeGridCell): boolean =>
  media.kind === 'video' || hoverMedia?.kind === 'video';

/** One cell: its default media, over it the hover media, its title linking to the project. */
export function HomeCell({ cell, place }: { readonly cell: HomeGridCell; readonly place: CellPlace }) {
  const say = useSay();
  const hover = useHoverMedia();
  const slot = homeCellSlots[place];
  const { project } = cell;

  return (
    <figure className={placeClass[place]} data-grows="" data-hover-root="" {...hover.handlers}>
      <div className={place === 4 ? `${mediaBox} ${bleeding}` : mediaBox}>
        <MediaFrame {...groundOf(cell.media)} ratio={`${slot.wide.ratio ?? 1}/1`}>
          <CellMedia isShown media={cell.media} slot={slot} title={project?.title ?? ''} />
          {cell.hoverMedia === null ? null : (
            <span className={hover.isShown ? `${hoverLayer} ${hoverLayerShown}` : hoverLayer}>
              <CellMedia isRewinding isShown={hover.isShown} media={cell.hoverMedia} slot={slot} title="" />
            </span>
          )}
        </MediaFrame>
        {hasFilm(cell) ? <FrameDisc /> : null}
      </div>
      {project === null ? null : (
        <MediaCaption aside={sayShown(project, ['clientName', 'year'])} level="h2">
          <CoverLink to={paths.project(project.slug)}>{titleOf(project, say)}</CoverLink>
        </MediaCaption>
      )}
    </figure>
  );
}

interface CellMediaProps {
  readonly media: Media;
  readonly title: string;
  readonly slot: Slot;
  readonly isShown: boolean;
  readonly isRewinding?: boolean;
}

function CellMedia(props: CellMediaProps) {
  if (props.media.kind === 'video') return <CellFilm {...props} />;
  // The hover picture shows the same project again: its alternative text is read only while it is shown.
  return <Picture alt={props.isShown ? (props.media.alt ?? props.title) : ''} media={props.media} slot={props.slot} />;
}

function CellFilm({ media, slot, isShown, isRewinding = false }: CellMediaProps) {
  const film = useFilm(isShown, isRewinding);
  return (
    <FilmView
      alt={isShown ? (media.alt ?? '') : ''}
      film={film}
      isLooping
      media={media}
      // Loaded late, because it may never be hovered.
      preload={isRewinding ? 'none' : undefined}
      slot={slot}
    />
  );
}
