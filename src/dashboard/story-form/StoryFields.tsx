import { TextAreaField, TextField } from '@vitrine/design-system/components/field';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import type { StoryForm } from '../../machines/story-form/story-form.react.tsx';
import { content as contentClass, form as formClass } from './story-form.css.ts';

interface StoryFieldsProps {
  readonly form: StoryForm;
  /** Submit stands in the page's head and belongs to this form by its id. */
  readonly formId: string;
  readonly titleRef: RefObject<HTMLInputElement | null>;
}

/** Title, author and content: all required, what is wrong stands at its field and the first one gets the focus. */
export function StoryFields({ form, formId, titleRef }: StoryFieldsProps) {
  const { values, errors, refusals, isBusy, change, submit } = form;
  const author = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const goToWhatIsWrong = useEffectEvent(() => {
    if (errors.title !== null) titleRef.current?.focus();
    else if (errors.author !== null) author.current?.focus();
    else content.current?.focus();
  });

  useEffect(() => {
    if (refusals > 0) goToWhatIsWrong();
  }, [refusals]);

  return (
    <form
      className={formClass}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        autoComplete="off"
        error={errors.title}
        label="Title"
        look="title"
        maxLength={500}
        name="title"
        onChange={(event) => change('title', event.currentTarget.value)}
        readOnly={isBusy}
        ref={titleRef}
        required
        value={values.title}
      />
      <TextField
        autoComplete="off"
        error={errors.author}
        label="Author"
        maxLength={200}
        name="authorname"
        onChange={(event) => change('author', event.currentTarget.value)}
        readOnly={isBusy}
        ref={author}
        required
        value={values.author}
      />
      <TextAreaField
        className={contentClass}
        error={errors.content}
        label="Content"
        name="content"
        onChange={(event) => change('content', event.currentTarget.value)}
        readOnly={isBusy}
        ref={content}
        required
        value={values.content}
      />
    </form>
  );
}
