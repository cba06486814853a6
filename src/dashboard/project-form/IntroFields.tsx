import { TextAreaField, TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import type { RefObject } from 'react';
import type { FormProps } from './form-props.ts';
import { MediaSlot } from './MediaSlot.tsx';
import { part, partHead, partTitle } from './project-form.css.ts';
import { texts } from './texts.ts';

interface IntroFieldsProps extends FormProps {
  readonly titleRef: RefObject<HTMLInputElement | null>;
}

/** Title, description and header media. */
export function IntroFields({ form, over, titleRef }: IntroFieldsProps) {
  const { values, edit } = form;
  const isOff = form.isLocked;
  const { length } = values.description;
  return (
    <>
      <TextField
        autoComplete="off"
        hideLabel
        label="Title"
        look="title"
        maxLength={500}
        onChange={(event) => edit({ type: 'field.changed', field: 'title', value: event.currentTarget.value })}
        placeholder="Title"
        readOnly={isOff}
        ref={titleRef}
        value={values.title}
      />
      <TextAreaField
        hint={`${String(length)} ${length === 1 ? 'character' : 'characters'}, the first 150 are shown in search results`}
        label="Description"
        maxLength={50_000}
        onChange={(event) => edit({ type: 'field.changed', field: 'description', value: event.currentTarget.value })}
        readOnly={isOff}
        value={values.description}
      />
      <div className={part}>
        <div className={partHead}>
          <span className={partTitle}>Header media</span>
          <Text as="span" variant="dashSmall">
            {texts.headerAdvice}
          </Text>
        </div>
        <MediaSlot
          advice={texts.headerAdvice}
          content={values.header}
          form={form}
          name="the header"
          onRemove={() => edit({ type: 'header.removed' })}
          over={over}
          place={{ grid: null, slot: 0 }}
          ratio={values.header?.media.kind === 'video' ? '1920/1080' : '1500/800'}
        />
      </div>
    </>
  );
}
