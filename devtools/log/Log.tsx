import { Button } from '@vitrine/design-system/components/button';
import { useEffect, useRef } from 'react';
import * as css from './log.css.ts';

/** One step of a machine. */
export interface Row {
  readonly number: number;
  readonly words: string;
  /** Emitted events, errors and late answers, in words. */
  readonly notes: readonly string[];
  /** The state it came to, in words. */
  readonly state: string;
}

interface LogProps {
  readonly rows: readonly Row[];
  /** Which row is shown, from 0. */
  readonly at: number;
  readonly onGo: (row: number) => void;
}

/** All steps, each of which can be returned to. */
export function Log({ rows, at, onGo }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  // Where the log scrolls by itself, the shown step is scrolled into view.
  useEffect(() => {
    const frame = list.current?.parentElement;
    const row = list.current?.children[at];
    if (frame === null || frame === undefined || row === undefined) return;
    frame.scrollTop += row.getBoundingClientRect().top - frame.getBoundingClientRect().top - frame.clientHeight / 2;
  }, [at]);
  return (
    <ol className={css.log} ref={list}>
      {rows.map(({ notes, number, state, words }, index) => (
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
              {notes.map((one) => (
                <span className={css.notes} key={one}>
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
