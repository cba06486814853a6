import { Column, Grid } from '@vitrine/design-system/components/layout';
import type { RelatedProject } from '../../domain/content.ts';
import { tileSlot } from '../../domain/picture-slots.ts';
import { Missing } from '../shared/Missing.tsx';
import { ProjectTile } from '../shared/ProjectTile.tsx';
import { band, heading, section, tiles } from './discover.css.ts';

/** Related projects (specification, section 2, "Project detail"). Those without a title are left out. */
export function DiscoverMore({ related }: { readonly related: readonly RelatedProject[] }) {
  const known = related.filter(({ title }) => title.trim() !== '');
  return (
    <section aria-labelledby="discover-more" className={band}>
      <Grid align="start" className={section} nested mobileRowGap={5} rowGap={10}>
        <Column wide={[1, 3]}>
          <h2 className={heading} id="discover-more">
            Discover More
          </h2>
        </Column>
        <Column wide={[4, 12]}>
          {known.length === 0 ? (
            <Missing>No related projects found.</Missing>
          ) : (
            <ul className={tiles}>
              {known.map(({ id, title, slug, header }) => (
                <ProjectTile header={header} key={id} slot={tileSlot} slug={slug} title={title} />
              ))}
            </ul>
          )}
        </Column>
      </Grid>
    </section>
  );
}
