import { Button } from '@vitrine/design-system/components/button';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlainFilm } from '../../domain/renditions.ts';
import { useFilmRenditions } from '../../machines/film-renditions/film-renditions.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { UnsavedDialog } from '../shared/drafts/UnsavedDialog.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { distinctNames } from '../shared/media/distinct-names.ts';
import { fileSize } from '../shared/media/file-facts.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { counted } from '../shared/messages.ts';
import { filmButtons, filmIntro, missing, missingList } from './all-media.css.ts';
import { describeIntro, describeStep, hasFailed, isDone, resultText } from './film-texts.ts';
import { FindPlainFilmsMachineContext } from './machines.ts';

/** How often it is asked what the provider has made, in milliseconds. */
const LOOKING_AGAIN = 5_000;

/** The films that phones still have to load as a whole, and their way to fewer bytes. Not there for a provider without renditions. */
export function FilmsForPhones() {
  const [films, setFilms] = useState<readonly PlainFilm[]>([]);
  const search = useSubmission(useProvidedMachine(FindPlainFilmsMachineContext), { onSucceeded: setFilms });
  const renditions = useFilmRenditions();
  // A line of the dashboard's first page leads to what can be done about them.
  const isWanted = useSearchParams()[0].has('films');
  const [isOpen, setIsOpen] = useState(isWanted);
  const targets = useFocusTargets<'opener'>();
  const find = useEffectEvent(() => search.submit(null));
  useEffect(() => {
    find();
  }, []);
  const areThere = films.length > 0;
  useEffect(() => {
    if (isWanted && areThere) targets.focus('opener');
  }, [isWanted, areThere, targets]);
  const isMadeElsewhere = films.some(({ isAwaited }) => isAwaited);
  useEffect(() => {
    if (!isMadeElsewhere) return undefined;
    const timer = setInterval(find, LOOKING_AGAIN);
    return () => clearInterval(timer);
  }, [isMadeElsewhere]);

  if (search.problem !== null) {
    return <ErrorState onRetry={search.retry}>The films could not be searched for versions for phones</ErrorState>;
  }
  if (!areThere) return null;
  const { isBusy, queue, results } = renditions;
  const names = distinctNames(films, ({ name }) => name);
  const left = films.filter(({ path }) => !isDone(results[path]));
  const ours = left.filter(({ isAwaited }) => !isAwaited);
  const failed = films.filter(({ path }) => hasFailed(results[path])).length;

  const stateOf = (film: PlainFilm): string => {
    const place = queue.findIndex(({ path }) => path === film.path);
    if (place >= 0) return place === 0 ? describeStep(renditions) : 'Waiting';
    return film.isAwaited ? 'Made by the server' : resultText(results[film.path]);
  };

  return (
    <section aria-label="Films for phones" className={missing}>
      <Button aria-expanded={isOpen} ref={targets.ref('opener')} onClick={() => setIsOpen(!isOpen)}>
        {`Films without a version for phones (${String(left.length)})`}
      </Button>
      {isOpen ? (
        <>
          <div className={filmIntro}>
            <Text variant="dashSmall">{describeIntro(ours.length > 0, isMadeElsewhere)}</Text>
          </div>
          <div className={filmButtons}>
            {isBusy ? (
              <Button key="action" onClick={renditions.cancel}>
                Cancel
              </Button>
            ) : ours.length > 0 ? (
              <Button key="action" onClick={() => renditions.prepare(ours)} variant="primary">
                {failed === ours.length ? 'Retry' : `Prepare ${counted(ours.length, 'film', 'films')}`}
              </Button>
            ) : (
              <Button
                key="action"
                onClick={() => {
                  setIsOpen(false);
                  targets.focus('opener');
                }}
              >
                Close
              </Button>
            )}
          </div>
          <ul className={missingList}>
            {[...names].map(([film, name]) => (
              <li key={film.path}>
                <MediaPreview alt="" fit="contain" media={film.media} ratio="4/3" />
                <Text variant="dashSmall">{name}</Text>
                <Text tone="muted" variant="dashSmall">
                  {stateOf(film) || fileSize(film)}
                </Text>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {isBusy ? '' : Object.keys(results).length === 0 ? '' : summaryOf(films.length - left.length, failed)}
        </span>
      </VisuallyHidden>
      <UnsavedDialog
        isDirty={isBusy}
        what="Films are being prepared for phones. Those that are not ready stay as they are, and can be prepared later."
      />
    </section>
  );
}

function summaryOf(ready: number, failed: number): string {
  const done = `${counted(ready, 'film is', 'films are')} ready for phones.`;
  return failed === 0 ? done : `${done} ${counted(failed, 'film', 'films')} could not be prepared.`;
}
