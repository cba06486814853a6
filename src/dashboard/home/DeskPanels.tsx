import { ErrorState } from '@vitrine/design-system/components/error-state';
import { RowTitle } from '@vitrine/design-system/components/table';
import { Skeleton } from '@vitrine/design-system/components/skeleton';
import { Text } from '@vitrine/design-system/components/text';
import { FileText } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Overview } from '../../api/dashboard/reads.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { detailOf } from '../shared/lists/PublicationMark.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { reasonOf } from '../shared/messages.ts';
import { listWaiting, listWork } from './desk-lines.ts';
import { end, glyph, lines, panel, panelHead, panels, picture, place, row, rowText } from './desk.css.ts';
import { DeskMachineContext, type DeskHere } from './machines.ts';
import { listRecent } from './recent-lines.ts';

interface DeskPanelsProps {
  readonly studio: Overview;
  /** The lists of the dashboard, below what was being done. */
  readonly children: ReactNode;
}

/** What was being done, what waits, and what was done last: each line leads to where it goes on. */
export function DeskPanels({ studio, children }: DeskPanelsProps) {
  const { value, state, problem, retry } = usePageResource(useProvidedMachine(DeskMachineContext), 'desk');
  if (state === 'failed' && problem !== null) {
    return (
      <div className={panels}>
        <div className={place.first}>
          <ErrorState onRetry={retry} reason={reasonOf(problem)}>
            What waits could not be read
          </ErrorState>
        </div>
        <div className={place.below}>{children}</div>
      </div>
    );
  }
  return (
    <div aria-busy={value === null} className={panels}>
      <Panel at="first" heading="Go on">
        {value === null ? <Waiting /> : <Work desk={value} studio={studio} />}
      </Panel>
      <Panel at="beside" heading="Waits">
        {value === null ? <Waiting /> : <Waits desk={value} studio={studio} />}
      </Panel>
      <Panel
        at="last"
        end={
          <Link className={end} to={dashboardPaths.log}>
            Log
          </Link>
        }
        heading="Recently"
      >
        {value === null ? <Waiting /> : <Recently desk={value} studio={studio} />}
      </Panel>
      <div className={place.below}>{children}</div>
    </div>
  );
}

interface PanelProps {
  readonly at: keyof typeof place;
  readonly heading: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

function Panel({ at, heading, end, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${panel} ${place[at]}`}>
      <div className={panelHead}>
        <Text as="h3" id={id} variant="dashSection">
          {heading}
        </Text>
        {end}
      </div>
      {children}
    </section>
  );
}

/** As high as what comes. */
function Waiting() {
  return (
    <ul className={lines}>
      {[1, 2, 3].map((line) => (
        <li className={row} key={line}>
          <Skeleton height="1.5rem" />
        </li>
      ))}
    </ul>
  );
}

interface DeskProps {
  readonly desk: DeskHere;
  readonly studio: Overview;
}

function Work({ desk, studio }: DeskProps) {
  const works = listWork(desk, studio.records);
  if (works.length === 0) return <Nothing>Nothing has been edited yet.</Nothing>;
  return (
    <ul className={lines}>
      {works.map(({ to, title, detail, picture: media, publication }) => (
        <li key={to}>
          <Link className={row} to={to}>
            <span className={picture}>
              {media === null ? (
                <span className={glyph}>
                  <FileText aria-hidden="true" size={18} strokeWidth={1.5} />
                </span>
              ) : (
                <MediaPreview alt="" isRounded media={media} ratio="80/46" size="thumb" />
              )}
            </span>
            <span className={rowText}>
              <RowTitle detail={detailOf(publication, detail)}>{title}</RowTitle>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waits({ desk, studio }: DeskProps) {
  const waiting = listWaiting(desk, studio);
  if (waiting.length === 0) return <Nothing>Nothing waits.</Nothing>;
  return (
    <ul className={lines}>
      {waiting.map(({ to, text }) => (
        <li key={`${to} ${text}`}>
          <Link className={row} to={to}>
            <span className={rowText}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Recently({ desk: { changes, readAt }, studio }: DeskProps) {
  const recent = listRecent(changes, studio.records, readAt);
  if (recent.length === 0) return <Nothing>Nothing has been changed yet.</Nothing>;
  return (
    <ul className={lines}>
      {recent.map(({ id, text, detail, to }) => {
        const said = (
          <span className={rowText}>
            <RowTitle detail={detail}>{text}</RowTitle>
          </span>
        );
        return to === null ? (
          <li className={row} key={id}>
            {said}
          </li>
        ) : (
          <li key={id}>
            <Link className={row} to={to}>
              {said}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Nothing({ children }: { readonly children: string }) {
  return (
    <div className={lines}>
      <p className={row}>
        <Text as="span" tone="muted" variant="dashText">
          {children}
        </Text>
      </p>
    </div>
  );
}
