import { Stack } from '@vitrine/design-system/components/stack';
import { asWritten, Text } from '@vitrine/design-system/components/text';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { isUnused, type LibraryFile } from '../../domain/library.ts';
import { placeName } from '../../domain/media-places.ts';
import { MediaCare } from '../shared/media/MediaCare.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { useFileFacts } from '../shared/media/use-file-facts.ts';
import { care, name as nameClass, placeLink, placeList, tile, well } from './library.css.ts';

interface LibraryTileProps {
  readonly item: LibraryFile;
  /** Its distinct accessible name. */
  readonly name: string;
  /** Called after a change of the file, to read the library again. */
  readonly onWritten: () => void;
  readonly tileRef: Ref<HTMLLIElement>;
}

/** Where the file is looked after: its project's media, or what shows it without a project. */
function homeOf({ projectId, places: [first] }: LibraryFile): { readonly label: string; readonly to: string } {
  if (projectId !== null) {
    const title = first?.title.trim() ?? '';
    return { label: title === '' ? 'Its project' : title, to: dashboardPaths.projectMedia(projectId) };
  }
  if (first === undefined) return { label: 'Create Story', to: dashboardPaths.createStory };
  if (first.kind === 'story') return { label: 'Edit Story', to: dashboardPaths.editStory(first.story) };
  return first.kind === 'share'
    ? { label: 'Settings', to: dashboardPaths.settings }
    : { label: 'Edit About', to: dashboardPaths.editAbout };
}

/** One file: all of it, its name and size, everything that shows it, and what can be done with it. */
export function LibraryTile({ item, name, onWritten, tileRef }: LibraryTileProps) {
  const { file, places } = item;
  const facts = useFileFacts(file);
  const home = homeOf(item);
  return (
    <li aria-label={name} className={tile} ref={tileRef} tabIndex={-1}>
      <div className={well}>
        <MediaPreview
          alt={file.media.alt ?? ''}
          fit="contain"
          media={file.media}
          onLoaded={facts.onLoaded}
          ratio="4/3"
        />
      </div>
      <p className={nameClass} title={file.name}>
        {file.name}
      </p>
      <Text numeric variant="dashSmall">
        {facts.text}
      </Text>
      {file.media.dark === undefined ? null : (
        <Text tone="ink" variant="dashSmall">
          Has a second light
        </Text>
      )}
      {isUnused(item) ? (
        <Text tone="ink" variant="dashSmall">
          Not shown anywhere
        </Text>
      ) : (
        <ul className={placeList}>
          {[...new Set(places.map(placeName))].map((place) => (
            <li key={place}>
              <Text as="span" variant="dashSmall" wrap="anywhere">
                {place}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <Text variant="dashSmall">
        <Link {...asWritten(home.label)} aria-label={`${home.label}: ${name}`} className={placeLink} to={home.to}>
          {home.label}
        </Link>
      </Text>
      <Stack className={care} gap={2}>
        <MediaCare file={file} name={name} onWritten={onWritten} />
      </Stack>
    </li>
  );
}
