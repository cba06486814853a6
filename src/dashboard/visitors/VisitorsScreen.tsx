import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { SelectField } from '@vitrine/design-system/components/field';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { everyDay, periods, toPeriod, type SeenPage, type Visits } from '../../domain/visits.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { counted } from '../shared/messages.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { CountTable } from './CountTable.tsx';
import { DayChart } from './DayChart.tsx';
import { SetCountingMachineContext } from './machines.ts';
import { describeDay, nameOfPage, periodNames, texts } from './texts.ts';
import { choice, intro, parts } from './visitors.css.ts';

const rowOfPage = ({ path, title, projectId, count }: SeenPage) => {
  const name = nameOfPage({ path, title });
  return {
    key: path,
    name: projectId === null ? name : <Link to={dashboardPaths.editProject(projectId)}>{name}</Link>,
    ...(name === path ? {} : { detail: path }),
    count,
  };
};

/** How many people saw what. */
export function VisitorsScreen({ resource }: ScreenProps<Visits>) {
  const { value, retry } = resource;
  const period = toPeriod(useParams()['days']);
  const navigate = useNavigate();
  const outcome = useOutcome();
  const [now] = useState(Date.now);
  const setting = useSubmission(useProvidedMachine(SetCountingMachineContext), {
    onSucceeded: (isCounting) => {
      outcome.succeeded(isCounting ? texts.turnedOn : texts.turnedOff);
      retry();
    },
    onFailed: (problem) => outcome.failed(texts.failed, problem),
  });
  return (
    <DashboardPage
      heading="Visitors"
      note={value === null ? undefined : counted(value.visitors, 'visitor', 'visitors')}
    >
      <div className={parts}>
        <div className={intro}>
          <Text tone="muted" variant="dashText">
            {texts.intro}
          </Text>
          <div className={choice}>
            <SelectField
              label="Show"
              onChange={(event) => void navigate(dashboardPaths.visitorsOf(toPeriod(event.currentTarget.value)))}
              value={period}
            >
              {periods.map((one) => (
                <option key={one} value={one}>
                  {periodNames[one]}
                </option>
              ))}
            </SelectField>
          </div>
        </div>
        <ResourceState resource={resource}>
          {({ isCounting, visitors, views, days, pages, links, referrers, missing, file }) => (
            <>
              {visitors === 0 && missing.length === 0 ? (
                <EmptyState>{texts.empty}</EmptyState>
              ) : (
                <>
                  <Text variant="dashText">{describeDay({ visitors, views })}</Text>
                  <DayChart days={everyDay(days, period, now)} />
                  <CountTable column="Page" heading="Pages" rows={pages.map(rowOfPage)} />
                  <CountTable
                    column="Link"
                    heading="Clients’ links"
                    rows={links.map(({ id, name, title, count }) => ({
                      key: String(id),
                      name: name === '' ? 'A link that is gone' : name,
                      ...(title === '' ? {} : { detail: title }),
                      count,
                    }))}
                  />
                  <CountTable
                    column="Site"
                    heading="Came from"
                    rows={referrers.map(({ host, count }) => ({
                      key: host,
                      name: host === '' ? texts.others : <span dir="ltr">{host}</span>,
                      count,
                    }))}
                  />
                  <CountTable
                    column="Address"
                    heading="Not found"
                    rows={missing.map(({ path, count }) => ({
                      key: path,
                      name: path === '' ? texts.others : <span dir="ltr">{path}</span>,
                      count,
                    }))}
                  />
                </>
              )}
              <div className={intro}>
                {isCounting ? null : <Text variant="dashText">{texts.off}</Text>}
                <Inline gap={3} wrap>
                  <ButtonLink asChild>
                    <a download href={file}>
                      Download a year as CSV
                    </a>
                  </ButtonLink>
                  <Button
                    busy={setting.isBusy}
                    busyLabel={isCounting ? 'Turning off...' : 'Turning on...'}
                    onClick={() => {
                      if (!setting.isBusy) setting.submit(!isCounting);
                    }}
                  >
                    {isCounting ? 'Stop counting' : 'Count visits'}
                  </Button>
                </Inline>
              </div>
            </>
          )}
        </ResourceState>
      </div>
    </DashboardPage>
  );
}
