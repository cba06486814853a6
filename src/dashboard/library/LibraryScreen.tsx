import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Id } from '../../domain/content.ts';
import {
  arrangeLibrary,
  isShownBy,
  libraryFilters,
  toLibraryFilter,
  type LibraryFile,
  type LibraryFilter,
} from '../../domain/library.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { describeBytes } from '../../domain/media-files.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { ListTools } from '../shared/lists/ListTools.tsx';
import { ShowMore } from '../shared/lists/ShowMore.tsx';
import { useLibraryTools } from '../shared/lists/use-library-tools.ts';
import { distinctNames } from '../shared/media/distinct-names.ts';
import { MediaViews } from '../shared/media/MediaViews.tsx';
import { counted } from '../shared/messages.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { LibraryTile } from './LibraryTile.tsx';
import { tiles } from './library.css.ts';

/** Every picture and film that the studio has, whichever project it is in, and where each of them is shown. */
export function LibraryScreen({ resource }: ScreenProps<readonly LibraryFile[]>) {
  const { value, retry } = resource;
  const note =
    value === null
      ? undefined
      : `${counted(value.length, 'file', 'files')}, ${describeBytes(value.reduce((sum, { file }) => sum + (file.bytes ?? 0), 0))}`;
  return (
    <DashboardPage actions={<MediaViews current={dashboardPaths.library} />} heading="Library" note={note}>
      <ResourceState describe={() => 'Failed to fetch the files'} resource={resource}>
        {(files) =>
          files.length === 0 ? (
            <EmptyState>No files yet. They come with your projects.</EmptyState>
          ) : (
            <Library files={files} onWritten={retry} />
          )
        }
      </ResourceState>
    </DashboardPage>
  );
}

interface LibraryProps {
  readonly files: readonly LibraryFile[];
  readonly onWritten: () => void;
}

function Library({ files, onWritten }: LibraryProps) {
  const { query, sorting, limit, startAnew, showMore, tools } = useLibraryTools();
  // A line of the dashboard's first page leads to what it is about.
  const [params] = useSearchParams();
  const [filter, setFilter] = useState<LibraryFilter>(() => toLibraryFilter(params.get('show')));
  // What was changed stays until another filter is chosen, so that the focus stays too.
  const [held, setHeld] = useState<ReadonlySet<Id>>(new Set());
  const targets = useFocusTargets<`tile ${number}`>();
  const found = arrangeLibrary(files, { query, filter, sorting }, held);
  const names = distinctNames(found.slice(0, limit), ({ file }) => file.name);
  const counts = libraryFilters.map(([one, label]) => {
    const count = files.filter((file) => isShownBy(one, file)).length;
    return [one, `${label} (${String(count)})`] as const;
  });
  return (
    <>
      <ListTools
        {...tools}
        filter={filter}
        filters={counts}
        onFilter={(next) => {
          setFilter(next);
          setHeld(new Set());
          startAnew();
        }}
      />
      <div role="status">
        <VisuallyHidden>{counted(found.length, 'file', 'files')}</VisuallyHidden>
      </div>
      {found.length === 0 ? (
        <EmptyState>
          {query.trim() === '' ? 'There is none' : 'No file has that in its name, alt text or project'}
        </EmptyState>
      ) : (
        <ul className={tiles}>
          {[...names].map(([item, name], index) => (
            <LibraryTile
              item={item}
              key={item.file.id}
              name={name}
              onWritten={() => {
                setHeld(new Set([...held, item.file.id]));
                onWritten();
              }}
              tileRef={targets.ref(`tile ${index}`)}
            />
          ))}
        </ul>
      )}
      <ShowMore
        count={found.length}
        limit={limit}
        onMore={() => {
          targets.focus(`tile ${limit}`);
          showMore();
        }}
      />
    </>
  );
}
