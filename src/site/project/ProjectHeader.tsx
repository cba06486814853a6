import { Grid } from '@vitrine/design-system/components/layout';
import { Scrim } from '@vitrine/design-system/components/media-frame';
import { asWritten } from '@vitrine/design-system/components/text';
import { shadeOver } from '../../domain/brightness.ts';
import type { Media } from '../../domain/content.ts';
import { heroSlot } from '../../domain/picture-slots.ts';
import { FramedMedia } from '../shared/FramedMedia.tsx';
import {
  besideDisc,
  besideDiscs,
  cover,
  header,
  headerMedia,
  overlay,
  plainHeader,
  title as titleClass,
  titleOnMedia,
  titlePlace,
} from './header.css.ts';
import { useRunningHead } from './running-head.ts';

interface ProjectHeaderProps {
  readonly media: Media | null;
  readonly title: string;
}

/**
 * Header media and the page's one title, which stands in the bar once the header is scrolled away. Without a media the
 * title is on the page itself.
 */
export function ProjectHeader({ media, title }: ProjectHeaderProps) {
  const head = useRunningHead(media === null ? 'plain' : 'media');
  if (media === null) {
    return (
      <div className={plainHeader} ref={head.attach}>
        <Grid>
          <div className={titlePlace} data-title={title}>
            <h1 className={titleClass} data-scrolled={head.isScrolled} {...asWritten(title)}>
              {title}
            </h1>
          </div>
        </Grid>
      </div>
    );
  }
  const shade = shadeOver(media);
  return (
    <div
      className={header}
      data-dark-top={shade.top || undefined}
      data-hover-root=""
      data-under-bar=""
      ref={head.attach}
    >
      <FramedMedia
        alt={media.alt ?? ''}
        canBeHeard
        className={headerMedia}
        loading="first"
        media={media}
        slot={heroSlot}
      />
      <div className={cover} data-cover="">
        <Grid className={overlay}>
          <Scrim edge="bottom" overDark={shade.bottom} />
          <div
            className={media.kind === 'video' ? `${titlePlace} ${media.sound ? besideDiscs : besideDisc}` : titlePlace}
            data-title={title}
          >
            <h1 className={`${titleClass} ${titleOnMedia}`} data-scrolled={head.isScrolled} {...asWritten(title)}>
              {title}
            </h1>
          </div>
        </Grid>
      </div>
    </div>
  );
}
