import { Table, Td, Th, RowTitle, Tr } from '@vitrine/design-system/components/table';
import { Text } from '@vitrine/design-system/components/text';
import type { VisitDay } from '../../domain/visits.ts';
import { summary } from '../shared/forms/disclosure.css.ts';
import { describeDay, nameOfDay } from './texts.ts';
import { bar, chart, ends, figure } from './visitors.css.ts';

const height = 100;
/** Of a day's place, in which the bar leaves a gap to the next. */
const width = 10;
const gap = 2;

/** Visitors day by day: bars to look at, and a table of the same to read. */
export function DayChart({ days }: { readonly days: readonly VisitDay[] }) {
  const most = Math.max(1, ...days.map(({ visitors }) => visitors));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div>
      <figure className={figure}>
        <Text tone="muted" variant="dashSmall">{`Visitors a day, ${String(most)} at most`}</Text>
        <svg
          aria-hidden="true"
          className={chart}
          preserveAspectRatio="none"
          viewBox={`0 0 ${String(days.length * width)} ${String(height)}`}
        >
          {days.map(({ day, visitors, views }, index) => (
            <rect
              className={bar}
              height={(visitors / most) * height}
              key={day}
              width={width - gap}
              x={index * width + gap / 2}
              y={height - (visitors / most) * height}
            >
              <title>{`${nameOfDay(day)}: ${describeDay({ visitors, views })}`}</title>
            </rect>
          ))}
        </svg>
        {first === undefined || last === undefined ? null : (
          <div className={ends}>
            <Text tone="muted" variant="dashSmall">
              {nameOfDay(first.day)}
            </Text>
            <Text tone="muted" variant="dashSmall">
              {nameOfDay(last.day)}
            </Text>
          </div>
        )}
      </figure>
      <details>
        <summary className={summary}>Day by day</summary>
        <Table caption="Day by day" head={<Th>Day</Th>}>
          {[...days].reverse().map((day) => (
            <Tr key={day.day}>
              <Td kind="title">
                <RowTitle detail={describeDay(day)}>{nameOfDay(day.day)}</RowTitle>
              </Td>
            </Tr>
          ))}
        </Table>
      </details>
    </div>
  );
}
