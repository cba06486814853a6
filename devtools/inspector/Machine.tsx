import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useState } from 'react';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { getNextTransitions } from 'xstate';
import { Chart, wordsOfValue } from '../chart/Chart.tsx';
import { drawMachine } from '../chart/layout.ts';
import type { Drawing } from '../chart/layout.ts';
import { code } from '../code.css.ts';
import { EventForm } from '../events/EventForm.tsx';
import { isPlain, isPossible, payloadText, show, wordsOfSent } from '../events/events.ts';
import { Log, LogTools } from '../log/Log.tsx';
import { drawn } from './inspector.css.ts';
import { Part } from './Part.tsx';
import type { LiveActor, RecordedStep } from './recorder.ts';

/** One laid-out chart for each machine, whichever of its actors is shown. */
const drawings = new Map<string, Promise<Drawing>>();

function useDrawing(machine: AnyStateMachine): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    const drawn = drawings.get(machine.id) ?? drawMachine(machine);
    drawings.set(machine.id, drawn);
    void drawn.then((one) => isWanted && setDrawing(one));
    return () => {
      isWanted = false;
    };
  }, [machine]);
  return drawing;
}

/** The events that the machine takes in its present state, each with the payloads sent so far, newest first. */
function eventsOf({ snapshot, steps }: LiveActor): readonly { readonly type: string; examples: AnyEventObject[] }[] {
  const types = getNextTransitions(snapshot).map(({ eventType }) => eventType);
  const sent = (type: string): AnyEventObject[] => {
    const texts = new Map(
      steps
        .filter(({ event }) => event.type === type && isPlain(event))
        .map(({ event }) => [payloadText(event), event]),
    );
    return [...texts.values()].reverse();
  };
  return [...new Set(types)]
    .filter((type) => type !== '' && !type.startsWith('xstate.'))
    .sort()
    .map((type) => ({ type, examples: [...sent(type), { type }] }));
}

function wordsOfStep({ event, taken }: RecordedStep): string {
  return event.type === 'xstate.init' ? 'start' : wordsOfSent(event, taken.length > 0);
}

/** One machine: its chart with the current state highlighted, the log of its steps, and the events it takes now. */
export function Machine({ live }: { readonly live: LiveActor }) {
  const { actor, name, running, steps } = live;
  // Null follows the machine; a number stays at that step while the machine goes on.
  const [step, setStep] = useState<number | null>(null);
  const last = steps.length - 1;
  const found = steps.findIndex(({ number }) => number === step);
  const at = found === -1 ? last : found;
  const isPast = at < last;
  const shown = steps[at];
  const snapshot = isPast && shown !== undefined ? shown.snapshot : live.snapshot;
  const drawing = useDrawing(live.snapshot.machine);
  const log = {
    at,
    onGo: (row: number) => setStep(row === last ? null : (steps[row]?.number ?? null)),
    rows: steps.map((one) => ({
      number: one.number,
      words: wordsOfStep(one),
      notes: [],
      state: wordsOfValue(one.snapshot),
    })),
  };
  return (
    <>
      <Part
        className={drawn}
        heading={name}
        tools={
          <>
            <div role="status">
              <Text variant="dashText">
                {isPast ? `Was in ${wordsOfValue(snapshot)}` : `Now in ${wordsOfValue(snapshot)}`}
              </Text>
            </div>
            {isPast ? (
              <Button onClick={() => setStep(null)} size="small">
                Back to now
              </Button>
            ) : null}
          </>
        }
      >
        {drawing === null ? (
          <Text variant="dashSmall">Drawing…</Text>
        ) : (
          <Chart drawing={drawing} id={name} snapshot={snapshot} taken={shown?.taken ?? []} />
        )}
        <pre aria-label={`Context of ${name}`} className={code} role="region" tabIndex={0}>
          {show(snapshot.context)}
        </pre>
      </Part>
      <Part heading="Log" tools={<LogTools {...log} />}>
        <Log {...log} />
      </Part>
      <Part heading="Possible now">
        {eventsOf(live).map(({ type, examples }) => (
          <EventForm
            examples={examples}
            isPossible={(event) => isPossible(live.snapshot, event)}
            key={type}
            onSend={(event) => {
              setStep(null);
              actor.send(event);
            }}
            type={type}
          />
        ))}
        <Text variant="dashSmall">
          {running.length === 0 ? 'No actor is running.' : `Running: ${running.join(', ')}`}
        </Text>
      </Part>
    </>
  );
}
