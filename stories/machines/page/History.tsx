import { wordsOfValue } from '../../../devtools/chart/Chart.tsx';
import { wordsOfEvent } from '../../../devtools/chart/read.ts';
import { wordsOfSent } from '../../../devtools/events/events.ts';
import { Log, LogTools } from '../../../devtools/log/Log.tsx';
import type { Step } from '../lab/lab.ts';
import { Panel } from './Panel.tsx';

interface HistoryProps {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

function wordsOfDeed({ deed, outcome }: Step): string {
  if (deed === null) return 'start';
  if (deed.kind === 'later') return `${deed.actorId} will answer in ${String(deed.ms / 1000)} s`;
  if (deed.kind === 'wait') {
    const struck = outcome.taken.map(({ eventType }) => wordsOfEvent(eventType)).filter((words) => words !== 'always');
    return [`clock +${(deed.ms / 1000).toFixed(1)} s`, ...struck].join(', ');
  }
  return wordsOfSent(deed.event, outcome.taken.length > 0);
}

/** Everything that happened, and the way back to any of it. */
export function History({ steps, at, onGo }: HistoryProps) {
  const log = {
    at,
    onGo,
    rows: steps.map((step, number) => ({
      number,
      words: wordsOfDeed(step),
      news: step.outcome.news,
      state: wordsOfValue(step.outcome.snapshot),
    })),
  };
  return (
    <Panel heading="Log" tools={<LogTools {...log} />}>
      <Log {...log} />
    </Panel>
  );
}
