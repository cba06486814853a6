import { MediaCaption } from '@vitrine/design-system/components/media-frame';
import type { Media } from '../../domain/content.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { paths } from '../../domain/paths.ts';
import { CoverLink } from './CoverLink.tsx';
import { FramedMedia } from './FramedMedia.tsx';
import { tile } from './project-tile.css.ts';

interface ProjectTileProps {
  readonly title: string;
  readonly slug: string;
  readonly header: Media | null;
  readonly year?: string | undefined;
  readonly slot: Slot;
  readonly isFirst?: boolean;
}

/** A project in a list: header media, title, year; all of it leads to the project (screens, "Work"). */
export function ProjectTile({ title, slug, header, year, slot, isFirst = false }: ProjectTileProps) {
  return (
    <li className={tile} data-grows="" data-hover-root="">
      <FramedMedia
        alt=""
        loading={isFirst ? 'first' : 'later'}
        media={header}
        mobileRatio="4/3"
        ratio="3/2"
        slot={slot}
      />
      <MediaCaption as="div" aside={year === '' ? undefined : year}>
        <CoverLink to={paths.project(slug)}>{title}</CoverLink>
      </MediaCaption>
    </li>
  );
}
