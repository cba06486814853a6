import { Button } from '@vitrine/design-system/components/button';
import { wordsOfValue } from '../chart/Chart.tsx';
import { wordsOfEvent } from '../chart/read.ts';
import type { Step } from '../lab/lab.ts';
import { payloadText } from './examples.ts';
import * as css from './page.css.ts';
import { Panel } from './Panel.tsx';

interface HistoryProps {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** Longer payloads are cut; the context shows what came of them. */
const LONGEST = 90;

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function wordsOfDeed({ deed, outcome }: Step): string {
  if (deed === null) return 'start';
  if (deed.kind === 'later') return `${deed.actorId} will answer in ${String(deed.ms / 1000)} s`;
  if (deed.kind === 'wait') {
    const struck = outcome.taken.map(({ eventType }) => wordsOfEvent(eventType)).filter((words) => words !== 'always');
    return [`clock +${(deed.ms / 1000).toFixed(1)} s`, ...struck].join(', ');
  }
  const isAnswer = deed.event.type.startsWith('xstate.');
  return `${wordsOfEvent(deed.event.type)} ${isAnswer ? '' : cut(payloadText(deed.event))}`.trim();
}

/** Everything that happened, and the way back to any of it. */
export function History({ steps, at, onGo }: HistoryProps) {
  const last = steps.length - 1;
  return (
    <Panel
      heading="Log"
      tools={
        <div className={css.buttons}>
          <Button disabled={at === 0} onClick={() => onGo(at - 1)} size="small">
            Step back
          </Button>
          <Button disabled={at === last} onClick={() => onGo(at + 1)} size="small">
            Step forward
          </Button>
        </div>
      }
    >
      <ol className={css.log}>
        {steps.map((step, index) => (
          <li key={`${String(index)} ${wordsOfDeed(step)}`}>
            <button
              aria-current={index === at ? 'step' : undefined}
              className={css.step}
              onClick={() => onGo(index)}
              type="button"
            >
              <span className={css.stepNumber}>{index}</span>
              <span className={css.stepWords}>
                {wordsOfDeed(step)}
                {step.deed?.kind === 'send' && step.outcome.taken.length === 0 ? ' (nothing listens)' : ''}
                {step.outcome.news.map((news) => (
                  <span className={css.news} key={news}>
                    {news}
                  </span>
                ))}
              </span>
              <span className={css.stepState}>{wordsOfValue(step.outcome.snapshot)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
