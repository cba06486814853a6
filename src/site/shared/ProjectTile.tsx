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
  readonly slot: Slot;
}

/** A project in a list: header media and title; all of it leads to the project. */
export function ProjectTile({ title, slug, header, slot }: ProjectTileProps) {
  return (
    <li className={tile} data-grows="" data-hover-root="">
      <FramedMedia alt="" media={header} mobileRatio="4/3" ratio="3/2" slot={slot} />
      <MediaCaption as="div">
        <CoverLink to={paths.project(slug)}>{title}</CoverLink>
      </MediaCaption>
    </li>
  );
}
