import { TextField } from '@vitrine/design-system/components/field';
import type { StoryForm } from '../../machines/story-form/story-form.react.tsx';
import type { Id } from '../../domain/content.ts';
import { toChoice } from '../../domain/publication.ts';
import type { PictureChoice } from '../shared/formatting/picture-choice.ts';
import { wordsOf } from '../shared/formatting/rich.ts';
import { PublicationField, useVisibility } from '../shared/forms/PublicationField.tsx';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { SearchDescriptionField } from '../shared/forms/SearchDescriptionField.tsx';
import { ShareLinks } from '../shared/links/ShareLinks.tsx';
import type { PreviewLink } from '../shared/links/use-preview-link.ts';
import { ShareCard, ShareCardSection } from '../shared/share/ShareCard.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { ContentField, TextForm } from '../shared/forms/TextForm.tsx';

const inOrder = ['title', 'author', 'content'] as const;

interface StoryFieldsProps {
  readonly form: StoryForm;
  /** Submit stands in the page's head and belongs to this form by its id. */
  readonly formId: string;
  readonly pictures: PictureChoice | undefined;
  /** Null for a new one. */
  readonly storyId: Id | null;
  /** Its preview link. */
  readonly links: PreviewLink;
  readonly targets: FocusTargets<(typeof inOrder)[number]>;
}

/** Title, author and content, and who sees it. The three are required, what is wrong stands at its field and the first one gets the focus. */
export function StoryFields({ form, formId, pictures, storyId, links, targets }: StoryFieldsProps) {
  const isHeld = form.isBusy || form.draft.isOpening;
  useFocusOnWrong(form, inOrder, targets);
  const visibility = useVisibility(toChoice(form.values.visibility), storyId === null);
  const words = wordsOf(form.values.content, form.values.contentFormat);
  const publication = { visibility, publishAt: form.values.publishAt };

  return (
    <TextForm
      form={form}
      formId={formId}
      isHeld={isHeld}
      onSubmit={() => {
        links.forget();
        form.submit();
      }}
      targets={targets}
      titleLength={500}
    >
      <TextField
        {...fieldOf(form, 'author', isHeld)}
        autoComplete="off"
        label="Author"
        maxLength={200}
        name="authorname"
        ref={targets.ref('author')}
      />
      <ContentField form={form} isHeld={isHeld} isRequired={true} pictures={pictures} targets={targets} />
      <PublicationField errors={form.errors} isLocked={isHeld} onChange={form.change} values={publication} />
      <ShareLinks
        chosen={publication}
        form={{
          preview: links,
          isDirty: form.isDirty,
          isLocked: isHeld,
          onSave: () => {
            if (form.values.visibility === '') form.change('visibility', publication.visibility);
          },
        }}
        stored={toChoice(form.stored.visibility)}
        subject={storyId === null ? null : { kind: 'story', id: storyId }}
      />
      <SearchDescriptionField
        error={form.errors.searchDescription}
        isLocked={isHeld}
        onValue={(value) => form.change('searchDescription', value)}
        otherwise={words}
        value={form.values.searchDescription}
      />
      <ShareCardSection>
        <ShareCard
          description={words}
          isChosen={false}
          media={null}
          summary={form.values.searchDescription}
          title={form.values.title}
        />
      </ShareCardSection>
    </TextForm>
  );
}
