import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { MediaCaption, MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { darkPage } from '@vitrine/design-system/theme';
import { Link } from 'react-router-dom';
import type { ProjectSummary } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { slot } from '../../domain/picture-slots.ts';
import { posterOf } from '../../domain/pictures.ts';
import { useSay } from '../../machines/site-context.ts';
import { CoverLink } from '../shared/CoverLink.tsx';
import { groundOf } from '../shared/ground.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { Picture } from '../shared/Picture.tsx';
import { caption, halves, lower, tile, tiles, upper } from './not-found-screen.css.ts';
import { titleOf } from '../shared/title-of.ts';

/** How many projects stand in for the missing half. */
const STAND_INS = 3;

const places = Array.from({ length: STAND_INS }, (_, place) => place);

/** A third of columns 4 to 12, or of the page. */
const thirdSlot = slot({ wide: { vw: 21.8, most: 520 }, tablet: { vw: 30, most: 320 }, ratio: '3/2' });

interface NotFoundScreenProps {
  /** Those that stand in for the missing half; null until they are known. */
  readonly projects: readonly ProjectSummary[] | null;
}

/**
 * Shown at every address without a page (specification, section 2). Half of it is missing: below the heading the page ends, and the paper
 * under it shows three projects.
 */
export function NotFoundScreen({ projects }: NotFoundScreenProps) {
  const say = useSay();
  return (
    <div className={halves} data-under-bar="plain">
      <PageHead title={say('404 - Page Not Found')} />
      <meta content="noindex" name="robots" />
      <div className={`${darkPage} ${upper}`}>
        <Grid>
          <Column>
            <Text as="h1" variant="display">
              {say('404 - Page Not Found')}
            </Text>
          </Column>
        </Grid>
      </div>
      <Grid className={lower}>
        <Column wide={[1, 3]}>
          <p className={caption}>{say('Half of this page is missing.')}</p>
        </Column>
        <Column wide={[4, 12]}>
          {projects?.length === 0 ? null : (
            <ul className={tiles}>
              {projects === null
                ? places.map((place) => (
                    <li aria-hidden="true" className={tile} key={place}>
                      <MediaFrame ratio="3/2" />
                    </li>
                  ))
                : projects.slice(0, STAND_INS).map((project) => <StandIn key={project.id} project={project} />)}
            </ul>
          )}
        </Column>
        <Column wide={[4, 12]}>
          <ArrowLink asChild>
            <Link to={paths.home}>{say('Home')}</Link>
          </ArrowLink>
        </Column>
      </Grid>
    </div>
  );
}

function StandIn({ project }: { readonly project: ProjectSummary }) {
  const { slug, header } = project;
  const say = useSay();
  const picture = header?.kind === 'video' ? posterOf(header) : header;
  return (
    <li className={tile} data-grows="" data-hover-root="">
      <MediaFrame {...(picture === null ? {} : groundOf(picture))} ratio="3/2">
        {picture === null ? null : <Picture alt="" media={picture} slot={thirdSlot} />}
      </MediaFrame>
      <MediaCaption as="div" level="h2">
        <CoverLink to={paths.project(slug)}>{titleOf(project, say)}</CoverLink>
      </MediaCaption>
    </li>
  );
}
