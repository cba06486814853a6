import { TextAreaField, TextField } from '@vitrine/design-system/components/field';
import type { AboutContent } from '../../domain/about-content.ts';
import type { AboutText, RequiredText } from '../../domain/about-form.ts';
import type { Media } from '../../domain/content.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { ClientColumns, ParagraphColumns, PointColumns } from './columns.tsx';
import { ImageField } from './ImageField.tsx';
import { PeopleField, useHasPeople } from './PeopleField.tsx';

/** How the two forms differ: create holds lists of paragraphs, edit one paragraph a column. */
export type AboutMode = 'create' | 'edit';

export interface AboutFieldsProps {
  readonly mode: AboutMode;
  readonly content: AboutContent;
  readonly onChange: (content: AboutContent) => void;
  readonly disabled: boolean;
  readonly errors: ReadonlyMap<RequiredText, string>;
  readonly targets: Pick<FocusTargets<RequiredText>, 'ref'>;
  /** What the page shows now; undefined on a page not yet written. */
  readonly present?: Media | null;
  /** Its path, as the provider wrote it. */
  readonly presentPath?: string | null;
}

/** All sections of the About page in its own order (specification, section 2, "Create about page"). */
export function AboutFields(props: AboutFieldsProps) {
  const { content, onChange, disabled, mode, errors, targets, present, presentPath = null } = props;
  const { draft } = content;
  const line = (key: AboutText) => ({
    maxLength: 500,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...content, draft: { ...draft, [key]: event.currentTarget.value } }),
    readOnly: disabled,
    value: draft[key],
  });
  const prose = (key: AboutText) => ({ ...line(key), maxLength: 10_000 });
  const columns = { content, onChange, disabled, mode };
  const hasPeople = useHasPeople();
  return (
    <>
      <FormSection heading="Intro">
        <TextField
          {...line('introHeading')}
          error={errors.get('introHeading')}
          label="Heading"
          ref={targets.ref('introHeading')}
          required={mode === 'edit'}
        />
        <TextAreaField
          {...prose('introDescription')}
          error={errors.get('introDescription')}
          label="Paragraph"
          ref={targets.ref('introDescription')}
          required={mode === 'edit'}
        />
      </FormSection>
      <FormSection heading="Image">
        <ImageField
          disabled={disabled}
          file={content.image}
          onChange={(image) => onChange({ ...content, image })}
          present={present}
          presentPath={presentPath}
        />
      </FormSection>
      <FormSection heading="What We Do">
        <TextField {...line('whatWeDoHeading')} label="Main heading" />
        <PointColumns {...columns} />
      </FormSection>
      <FormSection heading="How We Do It">
        <TextField {...line('howWeDoHeading')} label="Main heading" />
        <ParagraphColumns {...columns} />
      </FormSection>
      <FormSection heading="Who We Are">
        <TextField {...line('whoWeAreHeading')} label="Heading" />
        <TextAreaField {...prose('whoWeAreDescription')} label="Paragraph" />
      </FormSection>
      {hasPeople ? (
        <FormSection heading="People">
          <PeopleField
            disabled={disabled}
            onChange={({ items, removed }) =>
              onChange({ ...content, draft: { ...draft, people: items }, removedPeople: removed })
            }
            people={draft.people}
            removed={content.removedPeople ?? []}
          />
        </FormSection>
      ) : null}
      <FormSection heading="Some of Our Clients">
        <TextField {...line('clientsHeading')} label="Main heading" />
        <ClientColumns {...columns} />
      </FormSection>
    </>
  );
}
