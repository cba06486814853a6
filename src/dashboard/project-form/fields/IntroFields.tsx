import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import type { Ref } from 'react';
import { useFormState, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { FormattedField } from '../../shared/formatting/FormattedField.tsx';
import { MediaSlot } from '../media/MediaSlot.tsx';
import { part, partHead, partTitle } from '../project-form.css.ts';
import { texts } from '../texts.ts';
import { placed } from '../checklist/places.ts';
import { useField } from './use-field.ts';

interface IntroFieldsProps {
  readonly titleRef: Ref<HTMLInputElement>;
}

/** Title, description and header media. */
export function IntroFields({ titleRef }: IntroFieldsProps) {
  return (
    <>
      <Title titleRef={titleRef} />
      <Description />
      <HeaderMedia />
    </>
  );
}

function Title({ titleRef }: IntroFieldsProps) {
  const { error, isLocked, onChange, value } = useField('title');
  return (
    <TextField
      autoComplete="off"
      error={error}
      hideLabel
      label="Title"
      look="title"
      maxLength={500}
      onChange={onChange}
      placeholder="Title"
      readOnly={isLocked}
      ref={titleRef}
      value={value}
    />
  );
}

function Description() {
  const { error, isLocked, onChange, ref, value } = useField('description');
  const format = useField('descriptionFormat');
  const { length } = value;
  return (
    <FormattedField
      {...placed('description')}
      error={error}
      ref={ref}
      hint={`${String(length)} ${length === 1 ? 'character' : 'characters'}, the first 150 are shown in search results`}
      label="Description"
      maxLength={50_000}
      format={format.value}
      onChange={onChange}
      onFormat={format.onValue}
      readOnly={isLocked}
      value={value}
    />
  );
}

function HeaderMedia() {
  const { send } = useProjectForm();
  const header = useFormState(({ values }) => values.header);
  const taken = useFormState(({ values }) => values.removed?.header?.content ?? null);
  return (
    <div className={part}>
      <div className={partHead}>
        <span className={partTitle}>Header media</span>
        <Text as="span" variant="dashSmall">
          {texts.headerAdvice} {texts.headerAdviceRead}
        </Text>
      </div>
      <MediaSlot
        advice={texts.headerSizes}
        content={header}
        name="the header"
        onRemove={() => send({ type: 'header.removed' })}
        place={{ grid: null, slot: 0 }}
        taken={taken === null ? null : { content: taken, onUndo: () => send({ type: 'header.restored' }) }}
        ratio={header?.media.kind === 'video' ? '1920/1080' : '1500/800'}
        shown="window"
      />
    </div>
  );
}
