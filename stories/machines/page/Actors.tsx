import { SelectField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { ReachPlan } from '../../../tests/machines/support/reach.ts';
import type { Lab, LabView } from '../lab/lab.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { answersOf, runningIn } from './examples.ts';
import * as css from './page.css.ts';
import { Panel } from './Panel.tsx';

interface ActorsProps {
  readonly lab: Lab;
  readonly plan: ReachPlan;
  readonly view: LabView;
  /** Whether the last step is shown. */
  readonly isAtEnd: boolean;
}

/** When an actor answers. By themselves they do so on the clock, which is what a modal dialog needs. */
const ways = [
  { label: 'by hand, at once', ms: 0, byItself: null },
  { label: 'by hand, 1 s late', ms: 1000, byItself: null },
  { label: 'by hand, 5 s late', ms: 5000, byItself: null },
  { label: 'by hand, 20 s late', ms: 20_000, byItself: null },
  { label: 'succeed by themselves after 2 s', ms: 2000, byItself: 'good' },
  { label: 'fail by themselves after 2 s', ms: 2000, byItself: 'bad' },
] as const;

/** The running actors of the machine, each to be answered: with success or failure, at once or late. */
export function Actors({ lab, plan, view, isAtEnd }: ActorsProps) {
  const [chosen, setChosen] = useState(0);
  const way = ways[chosen] ?? ways[0];
  const running = runningIn(view.snapshot, lab.machine);
  const answering = running.filter(({ kind }) => kind === 'answering').map(({ id }) => id);

  const answer = (event: AnyEventObject, id: string): void => {
    if (way.ms === 0) lab.send(event);
    else lab.answerLater(event, id, way.ms);
  };
  const answerByItself = useEffectEvent(() => {
    if (way.byItself === null || !isAtEnd) return;
    for (const id of answering) {
      const answers = answersOf(id, plan);
      const event = (way.byItself === 'good' ? answers.good : answers.bad).at(-1);
      const isPromised = view.timers.some(({ name }) => name === `${id} answers`);
      if (event !== undefined && !isPromised) answer(event, id);
    }
  });
  const who = answering.join(' ');
  useEffect(() => {
    answerByItself();
  }, [who, chosen]);

  return (
    <Panel
      heading="Actors"
      tools={
        <div className={css.late}>
          <SelectField
            hideLabel
            label="How actors answer"
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            value={chosen}
          >
            {ways.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
      }
    >
      {running.length === 0 ? <Text variant="dashSmall">Nothing is running.</Text> : null}
      {answering.map((id) => (
        <AnswerForm answers={answersOf(id, plan)} id={id} key={id} onAnswer={(event) => answer(event, id)} />
      ))}
      {running
        .filter(({ kind }) => kind !== 'answering')
        .map(({ id, kind, state }) => (
          <Text key={id} variant="dashSmall">
            {kind === 'machine' ? `${id} is a machine, in ${state ?? ''}` : `${id} watches; its events stand above`}
          </Text>
        ))}
    </Panel>
  );
}
