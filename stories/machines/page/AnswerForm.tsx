import { Button } from '@vitrine/design-system/components/button';
import { SelectField, TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Answers } from './examples.ts';
import { fields } from '../../../devtools/events/events.css.ts';
import { parseJson } from '../../../devtools/events/events.ts';
import { nameOfFailure } from './examples.ts';
import * as css from './page.css.ts';

interface AnswerFormProps {
  readonly id: string;
  readonly answers: Answers;
  readonly onAnswer: (event: AnyEventObject) => void;
}

function outputText({ output }: AnyEventObject): string {
  return output === undefined ? '' : JSON.stringify(output);
}

/** One running actor and its possible results. */
export function AnswerForm({ id, answers, onAnswer }: AnswerFormProps) {
  const texts = answers.good.map(outputText);
  const [text, setText] = useState(texts[0] ?? '');
  const output = text.trim() === '' ? undefined : parseJson(text);
  const isReadable = text.trim() === '' || output !== undefined;
  const hasOutput = texts.some((one) => one !== '');
  return (
    <fieldset className={css.answer}>
      <legend className={css.legend}>
        <Text as="span" tone="ink" variant="dashText">
          {`${id} is running`}
        </Text>
      </legend>
      {hasOutput ? (
        <div className={fields}>
          {texts.length > 1 ? (
            <SelectField
              hideLabel
              label={`Examples of what ${id} gives back`}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              value={texts.includes(text) ? text : ''}
            >
              {texts.includes(text) ? null : <option value="">Your own</option>}
              {texts.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </SelectField>
          ) : null}
          <TextField
            error={isReadable ? undefined : 'Write JSON.'}
            hideLabel
            label={`What ${id} gives back, as JSON`}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            spellCheck={false}
            value={text}
          />
        </div>
      ) : null}
      <div className={css.buttons}>
        <Button
          aria-label={`Succeed: ${id}`}
          disabled={!isReadable}
          onClick={() => onAnswer({ type: `xstate.done.actor.${id}`, output, actorId: id })}
          size="small"
        >
          Succeed
        </Button>
        {answers.bad.map((failure) => {
          const name = nameOfFailure(failure);
          return (
            <Button
              aria-label={`Fail: ${name}, ${id}`}
              key={name}
              onClick={() => onAnswer(failure)}
              size="small"
              variant="secondary"
            >
              {`Fail: ${name}`}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
