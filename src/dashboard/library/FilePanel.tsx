import { ButtonLink } from '@vitrine/design-system/components/button';
import { CrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Stack } from '@vitrine/design-system/components/stack';
import { asWritten, Text } from '@vitrine/design-system/components/text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue, useEffect, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { isUnused, type LibraryFile } from '../../domain/library.ts';
import { placeName } from '../../domain/media-places.ts';
import { addressOf } from './place-address.ts';
import { isPlainEscape } from '../shared/forms/sending.ts';
import { MediaCare } from '../shared/media/MediaCare.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { useFileFacts } from '../shared/media/use-file-facts.ts';
import { controls, head, name as nameClass, panel, placeLink, placeList, well } from './file-panel.css.ts';

interface FilePanelProps {
  readonly item: LibraryFile;
  /** Its distinct accessible name. */
  readonly name: string;
  readonly onClose: () => void;
  /** Shows the file before or after it; null where there is none. */
  readonly onStep: readonly [before: (() => void) | null, after: (() => void) | null];
  /** Called after a change of the file, to read the library again. */
  readonly onWritten: () => void;
  readonly panelRef: RefObject<HTMLElement | null>;
}

/** Where a file that is not shown is looked after: its project's media, or a text that may take it. */
function homeOf({ projectId, places: [first] }: LibraryFile): { readonly label: string; readonly to: string } {
  if (projectId === null) return { label: 'Create Story', to: dashboardPaths.createStory };
  const title = first?.title.trim() ?? '';
  return { label: title === '' ? 'Its project' : title, to: dashboardPaths.projectMedia(projectId) };
}

/**
 * One file of the contact sheet: all of it, its name and size, everything that shows it, and what can be done with it. Its head stays
 * where another file takes its place, with the focus on the button that was pressed, and shows that file from its beginning.
 */
export function FilePanel({ item, name, onClose, onStep, onWritten, panelRef }: FilePanelProps) {
  const { id } = item.file;
  useEffect(() => {
    panelRef.current?.scrollTo({ top: 0 });
  }, [id, panelRef]);
  return (
    <section
      aria-label={name}
      className={panel}
      onKeyDown={(event) => {
        if (isPlainEscape(event) && !event.defaultPrevented) onClose();
      }}
      ref={panelRef}
      tabIndex={-1}
    >
      <div className={head}>
        <p className={nameClass} title={item.file.name}>
          {item.file.name}
        </p>
        <div className={controls}>
          <Step icon={ChevronLeft} label="Previous file" onStep={onStep[0]} />
          <Step icon={ChevronRight} label="Next file" onStep={onStep[1]} />
          <IconButton edge="end" label={`Close ${name}`} onClick={onClose}>
            <CrossIcon size={18} />
          </IconButton>
        </div>
      </div>
      <FileDetails item={item} key={id} name={name} onWritten={onWritten} />
    </section>
  );
}

interface StepProps {
  readonly icon: typeof ChevronLeft;
  readonly label: string;
  /** Null at the end of the sheet, where the button keeps the focus. */
  readonly onStep: (() => void) | null;
}

function Step({ icon: Icon, label, onStep }: StepProps) {
  return (
    <IconButton aria-disabled={onStep === null || undefined} label={label} onClick={onStep ?? undefined}>
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
    </IconButton>
  );
}

function FileDetails({ item, name, onWritten }: Pick<FilePanelProps, 'item' | 'name' | 'onWritten'>) {
  const { file } = item;
  const facts = useFileFacts(file);
  const home = homeOf(item);
  // A file is there at once; what can be done with it comes a moment later, all of it together.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <div className={well}>
        <MediaPreview
          alt={file.media.alt ?? ''}
          fit="contain"
          media={file.media}
          onLoaded={facts.onLoaded}
          ratio="4/3"
        />
      </div>
      <Text numeric variant="dashSmall">
        {facts.text}
      </Text>
      {file.media.dark === undefined ? null : (
        <Text tone="ink" variant="dashSmall">
          Has a second light
        </Text>
      )}
      {isUnused(item) ? (
        <>
          <Text tone="ink" variant="dashSmall">
            Not shown anywhere
          </Text>
          <Text variant="dashSmall">
            <Link {...asWritten(home.label)} aria-label={`${home.label}: ${name}`} className={placeLink} to={home.to}>
              {home.label}
            </Link>
          </Text>
        </>
      ) : (
        <ul aria-label="Where it is shown" className={placeList}>
          {[...new Map(item.places.map((place) => [placeName(place), addressOf(place, item.projectId)]))].map(
            ([place, to]) => (
              <li key={place}>
                <Text as="span" variant="dashSmall" wrap="anywhere">
                  {to === null ? (
                    place
                  ) : (
                    <Link {...asWritten(place)} className={placeLink} to={to}>
                      {place}
                    </Link>
                  )}
                </Text>
              </li>
            ),
          )}
        </ul>
      )}
      <Stack gap={2}>
        {isWhole ? <MediaCare file={file} name={name} onWritten={onWritten} /> : null}
        <div>
          <ButtonLink asChild edge="always" size="small" variant="quiet">
            <a aria-label={`Download ${name}`} download={file.name} href={file.media.url}>
              Download
            </a>
          </ButtonLink>
        </div>
      </Stack>
    </>
  );
}
