import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useState } from 'react';
import type { Timer } from '../lab/clock.ts';
import type { Lab } from '../lab/lab.ts';
import * as css from './page.css.ts';
import { Panel } from './Panel.tsx';

interface ClocksProps {
  readonly lab: Lab;
  readonly now: number;
  readonly timers: readonly Timer[];
}

/** How often a running clock moves, in milliseconds. */
const BEAT = 100;

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** The machine's pending delays; time passes only while the clock runs or is stepped. */
export function Clocks({ lab, now, timers }: ClocksProps) {
  const [isRunning, setIsRunning] = useState(false);
  const isWaiting = timers.length > 0;
  useEffect(() => {
    if (!isRunning || !isWaiting) return undefined;
    const beat = setInterval(() => lab.wait(BEAT), BEAT);
    return () => clearInterval(beat);
  }, [lab, isRunning, isWaiting]);
  const next = timers[0];
  return (
    <Panel heading="Clocks" tools={<Text numeric variant="dashSmall">{`at ${seconds(now)}`}</Text>}>
      <div className={css.buttons}>
        <Button aria-pressed={isRunning} onClick={() => setIsRunning(!isRunning)} size="small">
          {isRunning ? 'Stop the clock' : 'Run the clock'}
        </Button>
        <Button onClick={() => lab.wait(1000)} size="small">
          Step 1 s
        </Button>
        <Button
          disabled={next === undefined}
          onClick={() => {
            if (next !== undefined) lab.wait(next.due - now);
          }}
          size="small"
        >
          Step to the next
        </Button>
      </div>
      {isWaiting ? null : <Text variant="dashSmall">No delay is running.</Text>}
      {timers.map(({ due, name, total }, index) => (
        <div className={css.timer} key={`${name} ${String(index)}`}>
          <Text as="span" numeric variant="dashText">{`${name}: ${seconds(due - now)} left`}</Text>
          <progress aria-label={name} className={css.progress} max={total} value={total - (due - now)} />
        </div>
      ))}
    </Panel>
  );
}
