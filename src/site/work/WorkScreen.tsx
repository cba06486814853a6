import { ErrorState } from '@vitrine/design-system/components/error-state';
import { Grid } from '@vitrine/design-system/components/layout';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { siteConfig } from '../../../site.config.ts';
import { describeProblem } from '../../api/problem.ts';
import {
  categoryEntries,
  readWorkAddress,
  writeWorkAddress,
  type WorkContent,
  type WorkView,
} from '../../domain/categories.ts';
import { paths } from '../../domain/paths.ts';
import { tileSlot, wideTileSlot, type Slot } from '../../domain/picture-slots.ts';
import { useFilterPanel } from '../../machines/filter-panel/filter-panel.react.tsx';
import { useWorkList } from '../../machines/work-list/work-list.react.tsx';
import { page } from '../shared/page.css.ts';
import { Island } from '../shared/Island.tsx';
import { NothingHere } from '../shared/NothingHere.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { ProjectTile } from '../shared/ProjectTile.tsx';
import type { Resource, ScreenProps } from '../shared/resource.ts';
import { Pagination } from './Pagination.tsx';
import './print.css.ts';
import { Sidebar } from './Sidebar.tsx';
import { useFailureLog } from './use-failure-log.ts';
import { WaitingTiles } from './WaitingTiles.tsx';
import { results, tiles } from './work.css.ts';

/** Entries of the sidebar until the categories have loaded. */
const nothingYet = categoryEntries({ projects: [], categories: [] });

/** The projects, two per row, by category and page (specification, section 2, "Work"). */
export function WorkScreen({ resource }: ScreenProps<WorkContent>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = useFilterPanel();
  const top = useRef<HTMLDivElement>(null);
  useFailureLog(resource);
  const list = useWorkList({
    content: resource.value,
    address: readWorkAddress(query),
    onAddress: (address) => {
      navigate(`${paths.work}${writeWorkAddress(address)}`);
    },
  });

  return (
    <>
      <PageHead
        address={`${paths.work}${list.view === null ? '' : writeWorkAddress({ category: list.view.chosen, page: list.view.page })}`}
        describe={({ describePlace }) => [describePlace(['Work', paths.work])]}
        description={`Selected work of ${siteConfig.siteName}: ${siteConfig.tagline}`}
        media={list.view?.projects?.[0]?.header}
        title="Work"
      />
      <VisuallyHidden as="h1">Work</VisuallyHidden>
      <div data-filter={filter.state}>
        <Grid align="start" className={page}>
          <Sidebar
            chosen={list.view?.chosen ?? null}
            entries={list.view?.entries ?? nothingYet}
            onChoose={(category) => {
              filter.choose();
              list.chooseCategory(category);
            }}
          />
          <div className={results} ref={top} tabIndex={-1}>
            <Results
              onPage={(chosen) => {
                list.choosePage(chosen);
                top.current?.focus({ preventScroll: true });
              }}
              resource={resource}
              slot={filter.state === 'closed' ? wideTileSlot : tileSlot}
              view={list.view}
            />
          </div>
        </Grid>
      </div>
    </>
  );
}

interface ResultsProps {
  readonly resource: Resource<WorkContent>;
  readonly view: WorkView | null;
  /** Of the tiles. */
  readonly slot: Slot;
  readonly onPage: (page: number) => void;
}

function Results({ resource, view, slot, onPage }: ResultsProps) {
  if (resource.state === 'failed' && resource.problem !== null) {
    return <ErrorState onRetry={resource.retry}>{describeProblem(resource.problem)}</ErrorState>;
  }
  if (view === null) return <WaitingTiles />;
  if (view.total === 0) return <NothingHere>No projects found</NothingHere>;
  // The rest of a long list is still loading, or could not be loaded.
  if (view.projects === null) {
    if (resource.problem === null) return <WaitingTiles />;
    return <ErrorState onRetry={resource.retry}>{describeProblem(resource.problem)}</ErrorState>;
  }
  return (
    <>
      <ul className={tiles}>
        {view.projects.map(({ id, title, slug, header, year }, index) => (
          <Island key={id}>
            <ProjectTile header={header} isFirst={index < 2} slot={slot} slug={slug} title={title} year={year} />
          </Island>
        ))}
      </ul>
      <Pagination
        hrefOf={(number) => `${paths.work}${writeWorkAddress({ category: view.chosen, page: number })}`}
        onChoose={onPage}
        page={view.page}
        pages={view.pages}
      />
    </>
  );
}
