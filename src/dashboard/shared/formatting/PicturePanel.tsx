import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Panel } from '@vitrine/design-system/components/panel';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useRef } from 'react';
import type { Media } from '../../../domain/content.ts';
import { arrangeLibrary, isShownBy, isUndescribed } from '../../../domain/library.ts';
import type { LibraryFile } from '../../../domain/library.ts';
import { fileName } from '../../../domain/media.ts';
import { useFocusTargets } from '../focus/focus-targets.ts';
import { ListTools } from '../lists/ListTools.tsx';
import { ShowMore } from '../lists/ShowMore.tsx';
import { useLibraryTools } from '../lists/use-library-tools.ts';
import type { useLimit } from '../lists/use-limit.ts';
import { distinctNames } from '../media/distinct-names.ts';
import { LibraryFailure } from '../media/LibraryFailure.tsx';
import { describeCome } from '../media/media-texts.ts';
import { PickTile } from '../media/PickTile.tsx';
import { tiles } from '../media/pick-tile.css.ts';
import { counted } from '../messages.ts';
import { ResourceState } from '../page/ResourceState.tsx';
import type { PictureChoice } from './picture-choice.ts';
import { search } from './picture-panel.css.ts';

const none: ReadonlySet<LibraryFile['file']['id']> = new Set();

/** A picture, and what is written of it. */
export interface ChosenPicture {
  /** The name of its file. */
  readonly file: string;
  readonly alt: string;
  /** As the provider wrote it. */
  readonly path: string;
  readonly media: Media;
}

interface PicturePanelProps {
  readonly choice: PictureChoice;
  /** When the focus may be moved. @param chosen null where nothing was */
  readonly onClosed: (chosen: ChosenPicture | null) => void;
}

/** The studio's pictures over the form: one press puts one into the text. */
export function PicturePanel({ choice: { isOpen, close, library }, onClosed }: PicturePanelProps) {
  const chosen = useRef<ChosenPicture>(null);
  const { query, sorting, shown, tools } = useLibraryTools();
  return (
    <Panel
      note={
        library.value === null || library.coming === null
          ? 'of all projects'
          : `of all projects; ${describeCome(library.value.length, library.coming.total)}`
      }
      onClose={close}
      onClosed={() => {
        const picture = chosen.current;
        chosen.current = null;
        onClosed(picture);
      }}
      open={isOpen}
      title="Pictures"
      tools={
        <div className={search}>
          <ListTools {...tools} />
        </div>
      }
    >
      <LibraryFailure library={library} />
      <ResourceState describe={() => 'Failed to fetch the files'} resource={library}>
        {(files) => (
          <Choice
            files={arrangeLibrary(files, { query, filter: 'images', sorting }, none)}
            isWhole={library.coming === null}
            isEmpty={!files.some((file) => isShownBy('images', file))}
            shown={shown}
            onChoose={({ media, path }) => {
              chosen.current = { file: fileName(path), alt: media.alt ?? '', path, media };
              close();
            }}
          />
        )}
      </ResourceState>
    </Panel>
  );
}

interface ChoiceProps {
  readonly files: readonly LibraryFile[];
  /** No others are still to come. */
  readonly isWhole: boolean;
  /** There are no pictures at all. */
  readonly isEmpty: boolean;
  /** How many of them are shown. */
  readonly shown: ReturnType<typeof useLimit>;
  readonly onChoose: (file: LibraryFile['file']) => void;
}

function Choice({ files, isEmpty, isWhole, shown, onChoose }: ChoiceProps) {
  const targets = useFocusTargets<`tile ${number}`>();
  const names = distinctNames(files.slice(0, shown.limit), ({ file }) => file.name);
  return (
    <>
      <div role="status">
        <VisuallyHidden>{counted(files.length, 'picture', 'pictures')}</VisuallyHidden>
      </div>
      {files.length === 0 ? (
        <EmptyState>
          {!isWhole
            ? 'None among the files that have come so far'
            : isEmpty
              ? 'No pictures yet. They come with your projects.'
              : 'No picture has that in its name, alt text or project'}
        </EmptyState>
      ) : (
        <ul aria-label="Pictures" className={tiles}>
          {[...names].map(([{ file }, name], index) => (
            <PickTile
              file={file}
              key={file.id}
              name={name}
              onChoose={() => onChoose(file)}
              pressRef={targets.ref(`tile ${index}`)}
              said={isUndescribed(file) ? 'Without alt text' : (file.media.alt ?? null)}
            />
          ))}
        </ul>
      )}
      <ShowMore {...shown.moreOf(files, (_file, index) => targets.focus(`tile ${index}`))} />
    </>
  );
}
