import { Button } from '@vitrine/design-system/components/button';
import { useEffect, useRef } from 'react';
import * as css from './log.css.ts';

/** Something that happened to a machine. */
export interface Row {
  readonly number: number;
  readonly words: string;
  /** What the machine said to the outside. */
  readonly news: readonly string[];
  /** The state it came to, in words. */
  readonly state: string;
}

interface LogProps {
  readonly rows: readonly Row[];
  /** Which row is shown, from 0. */
  readonly at: number;
  readonly onGo: (row: number) => void;
}

/** Everything that happened, and the way back to any of it. */
export function Log({ rows, at, onGo }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  // Where the log has a window of its own, the step that is shown is in it.
  useEffect(() => {
    const frame = list.current?.parentElement;
    const row = list.current?.children[at];
    if (frame === null || frame === undefined || row === undefined) return;
    frame.scrollTop += row.getBoundingClientRect().top - frame.getBoundingClientRect().top - frame.clientHeight / 2;
  }, [at]);
  return (
    <ol className={css.log} ref={list}>
      {rows.map(({ news, number, state, words }, index) => (
        <li key={number}>
          <button
            aria-current={index === at ? 'step' : undefined}
            className={css.step}
            onClick={() => onGo(index)}
            type="button"
          >
            <span className={css.stepNumber}>{number}</span>
            <span className={css.stepWords}>
              {words}
              {news.map((one) => (
                <span className={css.news} key={one}>
                  {one}
                </span>
              ))}
            </span>
            <span className={css.stepState}>{state}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** One step back, one step forward. */
export function LogTools({ at, rows, onGo }: LogProps) {
  return (
    <div className={css.tools}>
      <Button disabled={at <= 0} onClick={() => onGo(at - 1)} size="small">
        Step back
      </Button>
      <Button disabled={at >= rows.length - 1} onClick={() => onGo(at + 1)} size="small">
        Step forward
      </Button>
    </div>
  );
}
