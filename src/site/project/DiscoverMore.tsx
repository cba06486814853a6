import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Scrim } from '@vitrine/design-system/components/media-frame';
import { onMedia } from '@vitrine/design-system/theme';
import type { RelatedProject } from '../../domain/content.ts';
import { heroSlot, nextSlot } from '../../domain/picture-slots.ts';
import { paths } from '../../domain/paths.ts';
import { CoverLink } from '../shared/CoverLink.tsx';
import { FramedMedia } from '../shared/FramedMedia.tsx';
import { Missing } from '../shared/Missing.tsx';
import {
  band,
  besideDisc,
  cover,
  empty,
  first,
  firstMedia,
  firstPlace,
  firstTitle,
  heading,
  list,
  next,
  nextTitle,
  plainFirst,
  scrim,
  section,
} from './discover.css.ts';
import { useSay } from '../../machines/site-context.ts';

/**
 * Related projects (specification, section 2, "Project detail"): the first one as large as a header, the others in rows
 * below it. Those without a title are left out.
 */
export function DiscoverMore({ related }: { readonly related: readonly RelatedProject[] }) {
  const say = useSay();
  const known = related.filter(({ title }) => title.trim() !== '');
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
          {known.map((project, index) =>
            index === 0 ? <First key={project.id} project={project} /> : <Next key={project.id} project={project} />,
          )}
        </ul>
      )}
    </section>
  );
}

interface RelatedProps {
  readonly project: RelatedProject;
}

/** Full width; pressed, it grows into the next page. */
function First({ project: { title, slug, header } }: RelatedProps) {
  const link = (
    <CoverLink isOnMedia={header !== null} to={paths.project(slug)}>
      {title}
    </CoverLink>
  );
  if (header === null) {
    return (
      <li className={plainFirst}>
        <div className={firstTitle}>{link}</div>
      </li>
    );
  }
  return (
    <li className={`${first} ${onMedia}`} data-grows="" data-hover-root="">
      <FramedMedia alt="" className={firstMedia} media={header} slot={heroSlot} />
      <div className={cover} data-cover="">
        <div className={scrim}>
          <Scrim edge="bottom" />
        </div>
        <div className={header.kind === 'video' ? `${firstPlace} ${besideDisc}` : firstPlace}>
          <div className={firstTitle}>{link}</div>
        </div>
      </div>
    </li>
  );
}

/** Picture and title in a row, from the fourth column on. */
function Next({ project: { title, slug, header } }: RelatedProps) {
  return (
    <li className={next} data-grows="" data-hover-root="">
      <FramedMedia alt="" media={header} ratio="3/2" slot={nextSlot} />
      <div className={nextTitle}>
        <CoverLink to={paths.project(slug)}>{title}</CoverLink>
      </div>
    </li>
  );
}
