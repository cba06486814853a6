import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Scrim } from '@vitrine/design-system/components/media-frame';
import { onMedia } from '@vitrine/design-system/theme';
import type { RelatedProject } from '../../domain/content.ts';
import { halfSlot, heroSlot, type Slot } from '../../domain/picture-slots.ts';
import { paths } from '../../domain/paths.ts';
import { isBare } from '../../domain/related.ts';
import { CoverLink } from '../shared/CoverLink.tsx';
import { FramedMedia } from '../shared/FramedMedia.tsx';
import { Missing } from '../shared/Missing.tsx';
import { titleOf } from '../shared/title-of.ts';
import {
  band,
  besideDisc,
  cover,
  empty,
  half,
  halfMedia,
  halfTitle,
  heading,
  list,
  place,
  plain,
  scrim,
  section,
} from './discover.css.ts';
import { useSay } from '../../machines/site-context.ts';

/**
 * Related projects (specification, section 2, "Project detail"): two equal halves from edge to edge, as the switch of the two themes below
 * them has; one alone takes both. One that is not known is left out.
 */
export function DiscoverMore({ related }: { readonly related: readonly RelatedProject[] }) {
  const say = useSay();
  const known = related.filter((project) => !isBare(project));
  return (
    <section aria-labelledby="discover-more" className={band} data-later="">
      <div className={section}>
        <h2 className={heading} id="discover-more">
          {say('Discover More')}
        </h2>
      </div>
      {known.length === 0 ? (
        <Grid className={empty}>
          <Column wide={[4, 12]}>
            <Missing text="No related projects found." />
          </Column>
        </Grid>
      ) : (
        <ul className={list}>
          {known.map((project) => (
            <Half key={project.id} project={project} slot={known.length === 1 ? heroSlot : halfSlot} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface HalfProps {
  readonly project: RelatedProject;
  readonly slot: Slot;
}

/** Pressed, its picture grows into the next page. One without a picture has its title on the page's own ground. */
function Half({ project, slot }: HalfProps) {
  const { slug, header } = project;
  const say = useSay();
  const hasMedia = header !== null;
  return (
    <li className={hasMedia ? `${half} ${onMedia}` : `${half} ${plain}`} data-grows="" data-hover-root="">
      {hasMedia ? <FramedMedia alt="" className={halfMedia} media={header} slot={slot} /> : null}
      <div className={cover} data-cover="">
        {hasMedia ? (
          <div className={scrim}>
            <Scrim edge="bottom" />
          </div>
        ) : null}
        <div className={header?.kind === 'video' ? `${place} ${besideDisc}` : place}>
          <h3 className={halfTitle}>
            <CoverLink isOnMedia={hasMedia} to={paths.project(slug)}>
              {titleOf(project, say)}
            </CoverLink>
          </h3>
        </div>
      </div>
    </li>
  );
}
