import { ButtonLink } from '@vitrine/design-system/components/button';
import { RowLink, RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { asWritten, Text } from '@vitrine/design-system/components/text';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import type { ImportedRecord, SiteImport } from '../../domain/imports.ts';
import { counted } from '../shared/messages.ts';
import { named } from '../shared/named.ts';
import { wholePage } from '../shared/page/whole-page.ts';

const kinds = {
  project: { name: 'Project', form: dashboardPaths.editProject },
  story: { name: 'Story', form: dashboardPaths.editStory },
  page: { name: 'Page', form: dashboardPaths.editPage },
} as const satisfies Record<ImportedRecord['kind'], object>;

/** What an import has made: each leads to its form, and to its page. */
export function ImportedRecords({ made, records }: Pick<SiteImport, 'made' | 'records'>) {
  if (records.length === 0) return null;
  const unlisted = made - records.length;
  return (
    <>
      <Table
        caption="What was made"
        head={
          <>
            <Th>What was made</Th>
            <Th end>Actions</Th>
          </>
        }
      >
        {records.map(({ kind, id, title, address }) => {
          const name = named(title);
          return (
            <Tr key={`${kind} ${String(id)}`}>
              <Td kind="title">
                <RowTitle detail={kinds[kind].name}>
                  <RowLink asChild>
                    <Link {...asWritten(name)} to={kinds[kind].form(id)}>
                      {name}
                    </Link>
                  </RowLink>
                </RowTitle>
              </Td>
              <Td kind="actions">
                <ButtonLink asChild size="small" variant="quiet">
                  <Link aria-label={`Edit ${name}`} to={kinds[kind].form(id)}>
                    Edit
                  </Link>
                </ButtonLink>
                <ButtonLink asChild size="small" variant="quiet">
                  <Link aria-label={`View ${name}`} {...wholePage(true)} to={address}>
                    View
                  </Link>
                </ButtonLink>
              </Td>
            </Tr>
          );
        })}
      </Table>
      {unlisted <= 0 ? null : (
        <Text variant="dashSmall">
          {`${counted(unlisted, 'more is', 'more are')} in the report, or deleted since.`}
        </Text>
      )}
    </>
  );
}
