import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { Text } from '@vitrine/design-system/components/text';
import type { ReactNode } from 'react';
import { counted } from '../shared/messages.ts';
import { list } from './visitors.css.ts';

/** What was seen, and by how many. */
export interface CountRow {
  readonly key: string;
  readonly name: ReactNode;
  /** What else is known of it. */
  readonly detail?: string;
  readonly count: number;
}

interface CountTableProps {
  readonly heading: string;
  readonly column: string;
  readonly rows: readonly CountRow[];
}

/** One list of the statistics; nothing where nothing was counted. */
export function CountTable({ heading, column, rows }: CountTableProps) {
  if (rows.length === 0) return null;
  return (
    <section className={list}>
      <Text as="h2" variant="dashSection">
        {heading}
      </Text>
      <Table caption={heading} head={<Th>{column}</Th>}>
        {rows.map(({ key, name, detail, count }) => (
          <Tr key={key}>
            <Td kind="title">
              <RowTitle
                detail={[counted(count, 'visitor', 'visitors'), detail ?? ''].filter((part) => part !== '').join(', ')}
              >
                {name}
              </RowTitle>
            </Td>
          </Tr>
        ))}
      </Table>
    </section>
  );
}
