import { ButtonLink } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { SelectField } from '@vitrine/design-system/components/field';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { logParts, toLogPart, type LogPage } from '../../domain/log.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { choice, intro, pages } from './log.css.ts';
import { detailOf, partNames, sentenceOf, texts } from './texts.ts';

/** Who logged in and who changed what, the newest first. */
export function LogScreen({ resource }: ScreenProps<LogPage>) {
  const { of, before } = useParams();
  const part = toLogPart(of);
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  return (
    <DashboardPage heading="Log">
      <div className={intro}>
        <Text tone="muted" variant="dashText">
          {texts.intro}
        </Text>
      </div>
      <div className={choice}>
        <SelectField
          label="Show"
          onChange={(event) => void navigate(dashboardPaths.logPage(toLogPart(event.currentTarget.value)))}
          value={part}
        >
          {logParts.map((one) => (
            <option key={one} value={one}>
              {partNames[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <ResourceState resource={resource}>
        {({ entries, before: older }) => (
          <>
            {entries.length === 0 ? (
              <EmptyState>{texts.empty}</EmptyState>
            ) : (
              <Table caption={partNames[part]} head={<Th>What was done, by whom and when</Th>}>
                {entries.map((entry) => (
                  <Tr key={entry.id}>
                    <Td kind="title">
                      <RowTitle detail={detailOf(entry, now)}>{sentenceOf(entry)}</RowTitle>
                    </Td>
                  </Tr>
                ))}
              </Table>
            )}
            {before === undefined && older === null ? null : (
              <nav aria-label="Pages of the log" className={pages}>
                {before === undefined ? null : (
                  <ButtonLink asChild>
                    <Link to={dashboardPaths.logPage(part)}>Newest</Link>
                  </ButtonLink>
                )}
                {older === null ? null : (
                  <ButtonLink asChild>
                    <Link to={dashboardPaths.logPage(part, older)}>Older</Link>
                  </ButtonLink>
                )}
              </nav>
            )}
          </>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
