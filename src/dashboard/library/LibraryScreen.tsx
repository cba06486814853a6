import { Button } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Id } from '../../domain/content.ts';
import {
  arrangeLibrary,
  isShownBy,
  libraryFilters,
  prepareSearch,
  toLibraryFilter,
  type LibraryFile,
  type LibraryFilter,
} from '../../domain/library.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { acceptedPictures, describeBytes, isFilm } from '../../domain/media-files.ts';
import { useLibrary } from '../../machines/library/library.react.tsx';
import { useUndo } from '../../machines/undo/undo.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { ListTools } from '../shared/lists/ListTools.tsx';
import { ShowMore } from '../shared/lists/ShowMore.tsx';
import { useLibraryTools } from '../shared/lists/use-library-tools.ts';
import { useSelection } from '../shared/lists/use-selection.ts';
import { distinctNames } from '../shared/media/distinct-names.ts';
import { LibraryFailure } from '../shared/media/LibraryFailure.tsx';
import { describeCome } from '../shared/media/media-texts.ts';
import { MediaViews } from '../shared/media/MediaViews.tsx';
import { useFileEntry } from '../shared/media/use-file-entry.ts';
import { counted } from '../shared/messages.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { useExtensions } from '../shared/page/extensions.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { ChosenFiles } from './ChosenFiles.tsx';
import { ContactSheet } from './ContactSheet.tsx';
import { FilePanel } from './FilePanel.tsx';
import { all, layout } from './library.css.ts';
import type { ChosenFile } from './machines.ts';
import { dropping } from './uploads.css.ts';
import { filmReason, Uploads } from './Uploads.tsx';
import { useUploads } from './use-uploads.ts';

/** Where files go that are dropped anywhere on the page, or pasted. */
const dropPlace = 'library';

/** Every picture and film that the studio has, whichever project it is in, and where each of them is shown. */
export function LibraryScreen() {
  const library = useLibrary(true);
  const { value, coming, readAnew } = library;
  const canAdd = useExtensions().includes('looseMedia');
  const element = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const uploading = useUploads((file) => (isFilm(file) ? filmReason : null), readAnew);
  const over = useFileEntry(element, !canAdd, (_, files) => uploading.add(files), dropPlace, true);
  useUndo({ onUndone: readAnew });
  const note =
    value === null
      ? undefined
      : coming !== null
        ? describeCome(value.length, coming.total)
        : `${counted(value.length, 'file', 'files')}, ${describeBytes(value.reduce((sum, { file }) => sum + (file.bytes ?? 0), 0))}`;
  const add = canAdd ? (
    <>
      <Button onClick={() => field.current?.click()} ref={adder} size="small">
        Add pictures
      </Button>
      <input
        accept={acceptedPictures}
        hidden
        multiple
        onChange={(event) => {
          uploading.add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
        ref={field}
        type="file"
      />
    </>
  ) : null;
  return (
    <DashboardPage
      actions={
        <>
          <MediaViews current={dashboardPaths.library} />
          {add}
        </>
      }
      heading="Library"
      note={note}
    >
      <div className={all} ref={element}>
        <Uploads onLeft={() => adder.current?.focus()} uploading={uploading} />
        <LibraryFailure library={library} />
        <ResourceState describe={() => 'Failed to fetch the files'} resource={library}>
          {(files) =>
            files.length === 0 && coming === null ? (
              <EmptyState>
                {canAdd
                  ? 'No files yet. They come with your projects, or are dropped here.'
                  : 'No files yet. They come with your projects.'}
              </EmptyState>
            ) : (
              <Files files={files} isWhole={coming === null} onWritten={readAnew} />
            )
          }
        </ResourceState>
      </div>
      {over === dropPlace ? (
        <div aria-hidden="true" className={dropping}>
          <Text as="span" tone="ink" variant="dashText">
            Drop anywhere: pictures are kept here, for stories and later use.
          </Text>
        </div>
      ) : null}
    </DashboardPage>
  );
}

interface FilesProps {
  readonly files: readonly LibraryFile[];
  /** No others are still to come. */
  readonly isWhole: boolean;
  readonly onWritten: () => void;
}

/** How many thumbnails are shown at first, and with each More. */
const inSheet = 160;

function Files({ files, isWhole, onWritten }: FilesProps) {
  const {
    query,
    sorting,
    shown: { limit, moreOf, startAnew },
    tools,
  } = useLibraryTools(inSheet);
  // A line of the dashboard's first page leads to what it is about.
  const [params] = useSearchParams();
  const [filter, setFilter] = useState<LibraryFilter>(() => toLibraryFilter(params.get('show')));
  // What was changed stays until another filter is chosen, so that the focus stays too.
  const [held, setHeld] = useState<ReadonlySet<Id>>(new Set());
  const [open, setOpen] = useState<Id | null>(null);
  const [focused, setFocused] = useState<Id | null>(null);
  const details = useRef<HTMLElement>(null);
  const targets = useFocusTargets<`tile ${number}`>();
  // What is typed is there at once, and of ten thousand files an arrow key sorts none.
  const soughtFor = useDeferredValue(query);
  const found = useMemo(
    () => arrangeLibrary(files, { query: soughtFor, filter, sorting }, held),
    [files, soughtFor, filter, sorting, held],
  );
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);
  const names = useMemo(() => distinctNames(shown, ({ file }) => file.name), [shown]);
  const tiles = useMemo(() => [...names], [names]);
  const rows = useMemo(
    () => shown.map((item): ChosenFile => ({ id: item.file.id, title: item.file.name, removeAs: item.removeAs })),
    [shown],
  );
  const selection = useSelection<ChosenFile>(rows);
  useEffect(() => prepareSearch(files), [files]);
  const counts = useMemo(
    () =>
      libraryFilters.map(([one, label]) => {
        const count = files.filter((file) => isShownBy(one, file)).length;
        return [one, `${label} (${String(count)})`] as const;
      }),
    [files],
  );
  const at = shown.findIndex(({ file }) => file.id === open);
  const opened = shown[at];
  // The tile answers an arrow at once; the details of the file before stay until those of this one are drawn.
  const drawn = useDeferredValue(opened);
  const detailed = opened === undefined ? undefined : (drawn ?? opened);
  const place = detailed === undefined ? -1 : shown.findIndex(({ file }) => file.id === detailed.file.id);
  const current = shown.find(({ file }) => file.id === focused) ?? shown[0];
  const show = useCallback((id: Id) => {
    setFocused(id);
    setOpen(id);
  }, []);
  const detailedId = detailed?.file.id;
  /** The file that was pressed or entered, until its details are there. */
  const entered = useRef<Id | null>(null);
  const goToDetails = useCallback(() => {
    entered.current = null;
    // Elsewhere they are in the window beside the sheet or over its foot.
    if (details.current !== null && getComputedStyle(details.current).position === 'static') details.current.focus();
  }, []);
  useEffect(() => {
    if (detailedId !== undefined && entered.current === detailedId) goToDetails();
  }, [detailedId, goToDetails]);
  const drawnId = useRef<Id | undefined>(undefined);
  useLayoutEffect(() => {
    drawnId.current = detailedId;
  }, [detailedId]);
  // The same always: of the tiles, a key changes those alone that are others.
  const enter = useCallback(
    (id: Id) => {
      entered.current = id;
      show(id);
      if (drawnId.current === id) goToDetails();
    },
    [goToDetails, show],
  );
  const step = (to: LibraryFile | undefined) => (to === undefined ? null : () => show(to.file.id));
  const close = () => {
    if (open === null) return;
    setOpen(null);
    targets.focus(`tile ${at}`);
  };
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
      {current === undefined ? (
        <EmptyState>
          {isWhole
            ? soughtFor.trim() === ''
              ? 'There is none'
              : 'No file has that in its name, alt text or project'
            : 'None among the files that have come so far'}
        </EmptyState>
      ) : (
        <div className={opened === undefined ? layout.alone : layout.beside}>
          <div>
            <ContactSheet
              current={current.file.id}
              details={details}
              files={tiles}
              isChoosing={selection.rows.length > 0}
              isChosen={selection.has}
              onChoose={selection.choosing.toggle}
              onChooseAll={selection.all}
              onLeave={close}
              onMove={(id) => {
                setFocused(id);
                if (open !== null) setOpen(id);
              }}
              onOpen={enter}
              open={open}
              tileRef={(index) => targets.ref(`tile ${index}`)}
            />
            <ShowMore {...moreOf(found, (_file, index) => targets.focus(`tile ${index}`))} />
          </div>
          {detailed === undefined ? null : (
            <FilePanel
              item={detailed}
              name={names.get(detailed) ?? detailed.file.name}
              onClose={close}
              onStep={[step(shown[place - 1]), step(shown[place + 1])]}
              onWritten={() => {
                // What is saved on leaving a file is told when others have been written meanwhile.
                setHeld((now) => new Set([...now, detailed.file.id]));
                onWritten();
              }}
              panelRef={details}
            />
          )}
        </div>
      )}
      <ChosenFiles onLeft={() => targets.focus('tile 0')} onDeleted={onWritten} selection={selection} />
    </>
  );
}
