import { lastPartOfPage } from '../../domain/address.ts';
import { paths } from '../../domain/paths.ts';
import { toChoice } from '../../domain/publication.ts';
import type { PageForm } from '../../machines/page-form/page-form.react.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import type { PictureChoice } from '../shared/formatting/picture-choice.ts';
import { wordsOf } from '../shared/formatting/rich.ts';
import { AddressField } from '../shared/forms/AddressField.tsx';
import { useFocusOnWrong } from '../shared/forms/fields.ts';
import { PublicationField, useVisibility } from '../shared/forms/PublicationField.tsx';
import { SearchDescriptionField } from '../shared/forms/SearchDescriptionField.tsx';
import { ContentField, TextForm } from '../shared/forms/TextForm.tsx';

const inOrder = ['title', 'slug', 'content'] as const;
const offered = ['public', 'draft'] as const;

interface PageFieldsProps {
  readonly form: PageForm;
  /** Submit stands in the page's head and belongs to this form by its id. */
  readonly formId: string;
  readonly isNew: boolean;
  readonly pictures: PictureChoice | undefined;
  /** Addresses that lead to it too. */
  readonly former: readonly string[];
  readonly targets: FocusTargets<(typeof inOrder)[number]>;
}

/** Title, address and text of a page, and who sees it. What is wrong stands at its field and the first one gets the focus. */
export function PageFields({ form, formId, isNew, pictures, former, targets }: PageFieldsProps) {
  const isHeld = form.isBusy || form.draft.isOpening;
  const { values, stored, problem } = form;
  const visibility = useVisibility(toChoice(values.visibility), isNew);
  // What the provider says of a part of it.
  const refused = problem?.kind === 'http' && problem.part !== undefined ? { [problem.part]: problem.message } : {};
  const errors = { ...form.errors, ...refused };
  const shown = { ...form, errors };
  useFocusOnWrong(shown, inOrder, targets);

  return (
    <TextForm form={shown} formId={formId} isHeld={isHeld} onSubmit={form.submit} targets={targets} titleLength={200}>
      <AddressField
        base="/"
        error={errors.slug}
        former={former}
        isLocked={isHeld}
        meant={lastPartOfPage}
        onValue={(value) => form.change('slug', value)}
        pathOf={paths.page}
        ref={targets.ref('slug')}
        stored={stored.slug}
        title={values.title}
        value={values.slug}
      />
      <ContentField form={shown} isHeld={isHeld} isRequired={false} pictures={pictures} targets={targets} />
      <PublicationField
        errors={errors}
        isLocked={isHeld}
        offered={offered}
        onChange={(field, value) => {
          if (field === 'visibility') form.change(field, value);
        }}
        values={{ visibility, publishAt: '' }}
      />
      <SearchDescriptionField
        error={errors.searchDescription}
        isLocked={isHeld}
        onValue={(value) => form.change('searchDescription', value)}
        otherwise={wordsOf(values.content, values.contentFormat)}
        value={values.searchDescription}
      />
    </TextForm>
  );
}
