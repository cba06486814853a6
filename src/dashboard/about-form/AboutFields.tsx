import { TextAreaField, TextField } from '@vitrine/design-system/components/field';
import type { ReactNode, RefObject } from 'react';
import type { AboutDraft, AboutText, RequiredText } from '../../domain/about-form.ts';
import { AboutSection } from './AboutSection.tsx';
import { ClientColumns, ParagraphColumns, PointColumns } from './columns.tsx';

/** How the two forms differ: create holds lists of paragraphs, edit one paragraph a column. */
export type AboutMode = 'create' | 'edit';

export interface AboutFieldsProps {
  readonly mode: AboutMode;
  readonly draft: AboutDraft;
  readonly onChange: (draft: AboutDraft) => void;
  readonly disabled: boolean;
  readonly errors: ReadonlyMap<RequiredText, string>;
  readonly headingRef?: RefObject<HTMLInputElement | null>;
  readonly descriptionRef?: RefObject<HTMLTextAreaElement | null>;
  /** The section's own field. */
  readonly image: ReactNode;
}

/** All sections of the About page in its own order (specification, section 2, "Create about page"). */
export function AboutFields(props: AboutFieldsProps) {
  const { draft, onChange, disabled, mode, errors, headingRef, descriptionRef, image } = props;
  const line = (key: AboutText) => ({
    maxLength: 500,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...draft, [key]: event.currentTarget.value }),
    readOnly: disabled,
    value: draft[key],
  });
  const prose = (key: AboutText) => ({ ...line(key), maxLength: 10_000 });
  const columns = { draft, onChange, disabled, mode };
  return (
    <>
      <AboutSection heading="Intro">
        <TextField
          {...line('introHeading')}
          error={errors.get('introHeading')}
          label="Heading"
          ref={headingRef}
          required={mode === 'edit'}
        />
        <TextAreaField
          {...prose('introDescription')}
          error={errors.get('introDescription')}
          label="Paragraph"
          ref={descriptionRef}
          required={mode === 'edit'}
        />
      </AboutSection>
      <AboutSection heading="Image">{image}</AboutSection>
      <AboutSection heading="What We Do">
        <TextField {...line('whatWeDoHeading')} label="Main heading" />
        <PointColumns {...columns} />
      </AboutSection>
      <AboutSection heading="How We Do It">
        <TextField {...line('howWeDoHeading')} label="Main heading" />
        <ParagraphColumns {...columns} />
      </AboutSection>
      <AboutSection heading="Who We Are">
        <TextField {...line('whoWeAreHeading')} label="Heading" />
        <TextAreaField {...prose('whoWeAreDescription')} label="Paragraph" />
      </AboutSection>
      <AboutSection heading="Some of Our Clients">
        <TextField {...line('clientsHeading')} label="Main heading" />
        <ClientColumns {...columns} />
      </AboutSection>
    </>
  );
}
