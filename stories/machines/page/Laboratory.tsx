import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Chart, wordsOfValue } from '../../../devtools/chart/Chart.tsx';
import type { Drawing } from '../../../devtools/chart/layout.ts';
import type { Found } from '../lab/find.ts';
import * as code from '../../../devtools/code.css.ts';
import { EventForm } from '../../../devtools/events/EventForm.tsx';
import { isPossible, show } from '../../../devtools/events/events.ts';
import { createLab } from '../lab/lab.ts';
import type { Lab } from '../lab/lab.ts';
import { standAlone } from '../lab/run.ts';
import { Stage } from '../lab/stage.tsx';
import { Actors } from './Actors.tsx';
import { Clocks } from './Clocks.tsx';
import { eventsOf } from './examples.ts';
import { History } from './History.tsx';
import * as css from './page.css.ts';
import { Panel } from './Panel.tsx';

/** A wider drawing gets the width of the page, in pixels. */
const COLUMN = 840;

interface LaboratoryProps {
  readonly found: Found;
  readonly drawing: Drawing;
  readonly input: unknown;
  /** Whether the real component is shown, which needs the input that it expects. */
  readonly isStaged: boolean;
}

function useLab(machine: AnyStateMachine, undone: readonly string[], input: unknown): Lab {
  const [lab] = useState(() => createLab(standAlone(machine, undone), input));
  useEffect(() => () => lab.stop(), [lab]);
  return lab;
}

/** The running machine: chart, events, actors, clocks, log, context, and its component. */
export function Laboratory({ found, drawing, input, isStaged }: LaboratoryProps) {
  const { machine, plan, setting } = found;
  const lab = useLab(machine, plan.undone ?? [], input);
  const view = useSyncExternalStore(lab.subscribe, lab.view);
  const { actor, at, snapshot, steps } = view;
  const kinds = eventsOf(machine, plan);
  const isBroad = drawing.width > COLUMN;
  const chart = (
    <Panel
      heading="Statechart"
      tools={
        <div role="status">
          <Text variant="dashText">
            {`Now in ${wordsOfValue(snapshot)}`}
            {snapshot.status === 'active' ? '' : ` (${snapshot.status})`}
          </Text>
        </div>
      }
    >
      <Chart drawing={drawing} id={machine.id} snapshot={snapshot} taken={steps[at]?.outcome.taken ?? []} />
    </Panel>
  );
  return (
    <>
      {isBroad ? chart : null}
      <div className={css.columns}>
        <div className={css.panels}>
          {isBroad ? null : chart}
          {isStaged && setting !== null ? (
            <Panel heading="The real component, on the same actor" isPlain={setting.hasMain === true}>
              <div className={css.stage} key={view.run}>
                <Stage value={{ id: machine.id, actor }}>{setting.draw()}</Stage>
              </div>
            </Panel>
          ) : null}
          <Panel heading="Context">
            <pre aria-label="Context as JSON" className={code.code} role="region" tabIndex={0}>
              {show(snapshot.context)}
            </pre>
          </Panel>
        </div>
        <div className={css.panels}>
          <Panel heading="Events">
            {kinds.length === 0 ? <Text variant="dashSmall">It hears no events, only its actors.</Text> : null}
            {kinds.map((kind) => (
              <EventForm
                examples={kind.examples}
                isPossible={(event) => isPossible(snapshot, event)}
                key={kind.type}
                onSend={lab.send}
                type={kind.type}
              />
            ))}
          </Panel>
          <Actors isAtEnd={at === steps.length - 1} lab={lab} plan={plan} view={view} />
          <Clocks lab={lab} now={view.now} timers={view.timers} />
          <History at={at} onGo={lab.goTo} steps={steps} />
        </div>
      </div>
    </>
  );
}
