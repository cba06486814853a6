import { TextAreaField, TextField } from '@vitrine/design-system/components/field';
import { useRef } from 'react';
import type { RefObject } from 'react';
import type { StoryForm } from '../../machines/story-form/story-form.react.tsx';
import { fieldOf, useFocusOnWrong } from '../shared/fields.ts';
import { content as contentClass, form as formClass } from './story-form.css.ts';

interface StoryFieldsProps {
  readonly form: StoryForm;
  /** Submit stands in the page's head and belongs to this form by its id. */
  readonly formId: string;
  readonly titleRef: RefObject<HTMLInputElement | null>;
}

/** Title, author and content: all required, what is wrong stands at its field and the first one gets the focus. */
export function StoryFields({ form, formId, titleRef }: StoryFieldsProps) {
  const author = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const isHeld = form.isBusy || form.draft.isOpening;
  useFocusOnWrong(form, [
    ['title', titleRef],
    ['author', author],
    ['content', content],
  ]);

  return (
    <form
      className={formClass}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextField
        {...fieldOf(form, 'title', isHeld)}
        autoComplete="off"
        label="Title"
        look="title"
        maxLength={500}
        name="title"
        ref={titleRef}
      />
      <TextField
        {...fieldOf(form, 'author', isHeld)}
        autoComplete="off"
        label="Author"
        maxLength={200}
        name="authorname"
        ref={author}
      />
      <TextAreaField
        {...fieldOf(form, 'content', isHeld)}
        className={contentClass}
        label="Content"
        name="content"
        ref={content}
      />
    </form>
  );
}
