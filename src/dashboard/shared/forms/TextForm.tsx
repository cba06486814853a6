import { TextField } from '@vitrine/design-system/components/field';
import type { ReactNode } from 'react';
import type { Form } from '../../../machines/form/form.react.tsx';
import type { FocusTargets } from '../focus/focus-targets.ts';
import { FormattedField } from '../formatting/FormattedField.tsx';
import type { PictureChoice } from '../formatting/picture-choice.ts';
import { fieldOf } from './fields.ts';
import { PublishingForm } from './PublishingForm.tsx';
import { content as contentClass, form as formClass } from './text-form.css.ts';

interface CommonProps {
  readonly form: Pick<Form<'title' | 'content' | 'contentFormat'>, 'values' | 'errors' | 'change'>;
  /** Nothing can be typed for now. */
  readonly isHeld: boolean;
  readonly targets: Pick<FocusTargets<'title' | 'content'>, 'ref'>;
}

interface TextFormProps extends CommonProps {
  /** Submit stands in the page's head and belongs to this form by its id. */
  readonly formId: string;
  readonly titleLength: number;
  readonly onSubmit: () => void;
  /** The fields below the title. */
  readonly children: ReactNode;
}

/** The form of a story or a page: its title, and what else it has. */
export function TextForm({ form, formId, isHeld, targets, titleLength, onSubmit, children }: TextFormProps) {
  return (
    <PublishingForm className={formClass} id={formId} onSubmit={onSubmit}>
      <TextField
        {...fieldOf(form, 'title', isHeld)}
        autoComplete="off"
        label="Title"
        look="title"
        maxLength={titleLength}
        name="title"
        ref={targets.ref('title')}
      />
      {children}
    </PublishingForm>
  );
}

interface ContentFieldProps extends CommonProps {
  readonly pictures: PictureChoice | undefined;
  readonly isRequired: boolean;
}

/** The long text of such a form. */
export function ContentField({ form, isHeld, targets, pictures, isRequired }: ContentFieldProps) {
  return (
    <div className={contentClass}>
      <FormattedField
        {...fieldOf(form, 'content', isHeld)}
        format={form.values.contentFormat}
        hasHeadings
        label="Content"
        name="content"
        onFormat={(format) => form.change('contentFormat', format)}
        pictures={pictures}
        ref={targets.ref('content')}
        required={isRequired}
      />
    </div>
  );
}
