import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import type { ProjectSummary } from '../../domain/content.ts';
import { rowSlot } from '../../domain/home-cells.ts';
import { isOwnClient } from '../../domain/own-client.ts';
import { paths } from '../../domain/paths.ts';
import { posterOf } from '../../domain/pictures.ts';
import { useSay } from '../../machines/site-context.ts';
import { CoverLink } from '../shared/CoverLink.tsx';
import { Fact } from '../shared/Facts.tsx';
import { groundOf } from '../shared/ground.ts';
import { Picture } from '../shared/Picture.tsx';
import { titleOf } from '../shared/title-of.ts';
import { client, list, picture, row, title as titleClass, year as yearClass } from './latest-projects.css.ts';

/** Projects by name; the picture of the one that is pointed at or focused stands beside its row, where there is room. */
export function LatestProjects({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  const say = useSay();
  return (
    <ul className={list}>
      {projects.map((project) => {
        const { id, slug, clientName, year, header } = project;
        const still = header?.kind === 'video' ? posterOf(header) : header;
        return (
          <li className={row} key={id}>
            <span className={titleClass}>
              <CoverLink to={paths.project(slug)}>{titleOf(project, say)}</CoverLink>
            </span>
            <span className={client}>{isOwnClient(project) ? null : <Fact>{clientName}</Fact>}</span>
            <span className={yearClass}>
              <Fact>{year}</Fact>
            </span>
            {still && (
              <span className={picture}>
                <MediaFrame {...groundOf(still)} ratio="3/2">
                  <Picture alt="" media={still} slot={rowSlot} />
                </MediaFrame>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
