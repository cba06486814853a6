import type { WorkForm } from '@vitrine/look';
import { Grid } from '@vitrine/design-system/components/layout';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  categoryEntries,
  readWorkAddress,
  readWorkForm,
  writeWorkAddress,
  type WorkContent,
  type WorkView,
} from '../../domain/categories.ts';
import type { Say } from '../../domain/say.ts';
import { paths } from '../../domain/paths.ts';
import { useFilterPanel } from '../../machines/filter-panel/filter-panel.react.tsx';
import { useWorkList } from '../../machines/work-list/work-list.react.tsx';
import { page } from '../shared/page.css.ts';
import { NothingHere } from '../shared/NothingHere.tsx';
import { useSay, useSite } from '../../machines/site-context.ts';
import { PageHead } from '../shared/PageHead.tsx';
import type { Resource, ScreenProps } from '../shared/resource.ts';
import { Choice } from './Choice.tsx';
import { Pagination } from './Pagination.tsx';
import './print.css.ts';
import { Sidebar } from './Sidebar.tsx';
import { useFailureLog } from './use-failure-log.ts';
import { WaitingTiles } from './WaitingTiles.tsx';
import { list as listClass } from './list.css.ts';
import { Views } from './Views.tsx';
import { results } from './work.css.ts';
import { WorkTiles } from './WorkTiles.tsx';
import { useSayProblem } from '../shared/say-problem.ts';
import { SiteError } from '../shared/SiteError.tsx';

/** Entries of the sidebar until the categories have loaded. */
const nothingYet = categoryEntries({ projects: [], categories: [] });

/** The projects, two per row, by category and page (specification, section 2, "Work"). */
export function WorkScreen({ resource }: ScreenProps<WorkContent>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = useFilterPanel();
  const top = useRef<HTMLDivElement>(null);
  useFailureLog(resource);
  const { siteName, tagline, work: first = 'tiles' } = useSite();
  const say = useSay();
  const chosenForm = readWorkForm(query);
  const form = chosenForm ?? first;
  const list = useWorkList({
    content: resource.value,
    address: readWorkAddress(query),
    onAddress: (address) => {
      navigate(`${paths.work}${writeWorkAddress(address, chosenForm)}`);
    },
  });

  const chosen = list.view?.entries.find(({ key }) => key !== null && key === list.view?.chosen);

  return (
    <>
      <PageHead
        address={`${paths.work}${list.view === null ? '' : writeWorkAddress({ category: list.view.chosen, page: list.view.page })}`}
        describe={({ describePlace }) => [describePlace(siteName, [say('Work'), paths.work])]}
        description={
          siteName && tagline && say('Selected work of {studio}: {line}', { studio: siteName, line: tagline })
        }
        media={list.view?.projects?.[0]?.header}
        title={chosen === undefined ? say('Work') : say('Work: {category}', { category: chosen.name })}
      />
      <Choice entry={chosen} />
      <VisuallyHidden as="h1">{say('Work')}</VisuallyHidden>
      <div data-filter={filter.state}>
        <Grid align="start" className={form === 'list' ? `${page} ${listClass}` : page}>
          <Sidebar
            chosen={list.view?.chosen ?? null}
            form={chosenForm}
            entries={list.view?.entries ?? nothingYet}
            onChoose={(category) => {
              filter.choose();
              list.chooseCategory(category);
            }}
          />
          <div className={results} ref={top} tabIndex={-1}>
            <div role="status">
              <VisuallyHidden>{describeState(resource, list.view, say)}</VisuallyHidden>
            </div>
            {list.view?.total === 0 ? null : (
              <Views
                address={{ category: list.view?.chosen ?? null, page: list.view?.page ?? 1 }}
                first={first}
                form={form}
              />
            )}
            <Results
              chosenForm={chosenForm}
              form={form}
              isBeside={filter.state !== 'closed'}
              onPage={(chosen) => {
                list.choosePage(chosen);
                top.current?.focus({ preventScroll: true });
              }}
              resource={resource}
              view={list.view}
            />
          </div>
        </Grid>
      </div>
    </>
  );
}

/** What is said about the list when it changes. */
function describeState({ problem }: Resource<WorkContent>, view: WorkView | null, say: Say): string {
  if (problem === null && (view === null || view.projects === null)) return say('Loading');
  if (view === null || view.projects === null || view.total === 0) return '';
  return view.total === 1 ? say('1 project') : say('{count} projects', { count: view.total });
}

interface ResultsProps {
  readonly resource: Resource<WorkContent>;
  readonly view: WorkView | null;
  readonly form: WorkForm;
  /** In the address. */
  readonly chosenForm: WorkForm | null;
  /** The categories stand beside the results. */
  readonly isBeside: boolean;
  readonly onPage: (page: number) => void;
}

function Results({ resource, view, form, chosenForm, isBeside, onPage }: ResultsProps) {
  const sayProblem = useSayProblem();
  if (resource.state === 'failed' && resource.problem !== null) {
    return <SiteError onRetry={resource.retry}>{sayProblem(resource.problem)}</SiteError>;
  }
  if (view === null) return <WaitingTiles />;
  if (view.total === 0) return <NothingHere text="No projects found" />;
  // The rest of a long list is still loading, or could not be loaded.
  if (view.projects === null) {
    if (resource.problem === null) return <WaitingTiles />;
    return <SiteError onRetry={resource.retry}>{sayProblem(resource.problem)}</SiteError>;
  }
  return (
    <WorkTiles entries={view.entries} isBeside={isBeside} isList={form === 'list'} projects={view.projects}>
      <Pagination
        hrefOf={(number) => `${paths.work}${writeWorkAddress({ category: view.chosen, page: number }, chosenForm)}`}
        onChoose={onPage}
        page={view.page}
        pages={view.pages}
      />
    </WorkTiles>
  );
}
