import { Button } from '@vitrine/design-system/components/button';
import { SelectField, TextField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { parseEvent, payloadText } from './events.ts';
import * as css from './events.css.ts';

interface EventFormProps {
  readonly type: string;
  readonly examples: readonly AnyEventObject[];
  readonly isPossible: (event: AnyEventObject) => boolean;
  readonly onSend: (event: AnyEventObject) => void;
}

/** One event: a button that works while the event can happen, and its fields as JSON. */
export function EventForm({ type, examples, isPossible, onSend }: EventFormProps) {
  const [text, setText] = useState(() => payloadText(examples.find(isPossible) ?? examples[0] ?? { type }));
  const event = parseEvent(type, text);
  const texts = [...new Set(examples.map(payloadText))];
  const hasFields = texts.some((one) => one !== '');
  return (
    <form
      className={css.event}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (event !== null && isPossible(event)) onSend(event);
      }}
    >
      <Button disabled={event === null || !isPossible(event)} size="small" type="submit">
        {type}
      </Button>
      {hasFields ? (
        <div className={css.fields}>
          {texts.length > 1 ? (
            <SelectField
              hideLabel
              label={`Examples of ${type}`}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              value={texts.includes(text) ? text : ''}
            >
              {texts.includes(text) ? null : <option value="">Your own</option>}
              {texts.map((one) => (
                <option key={one} value={one}>
                  {one === '' ? 'No fields' : one}
                </option>
              ))}
            </SelectField>
          ) : null}
          <TextField
            error={event === null ? 'Write a JSON object, such as {"id": 1}.' : undefined}
            hideLabel
            label={`Fields of ${type} as JSON`}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            spellCheck={false}
            value={text}
          />
        </div>
      ) : null}
    </form>
  );
}
