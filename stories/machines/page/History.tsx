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

function wordsOfStep({ command, outcome }: Step): string {
  if (command === null) return 'start';
  if (command.kind === 'later') return `${command.actorId} will answer in ${String(command.ms / 1000)} s`;
  if (command.kind === 'wait') {
    const struck = outcome.taken.map(({ eventType }) => wordsOfEvent(eventType)).filter((words) => words !== 'always');
    return [`clock +${(command.ms / 1000).toFixed(1)} s`, ...struck].join(', ');
  }
  return wordsOfSent(command.event, outcome.taken.length > 0);
}

/** All steps, each of which can be returned to. */
export function History({ steps, at, onGo }: HistoryProps) {
  const log = {
    at,
    onGo,
    rows: steps.map((step, number) => ({
      number,
      words: wordsOfStep(step),
      notes: step.outcome.notes,
      state: wordsOfValue(step.outcome.snapshot),
    })),
  };
  return (
    <Panel heading="Log" tools={<LogTools {...log} />}>
      <Log {...log} />
    </Panel>
  );
}
