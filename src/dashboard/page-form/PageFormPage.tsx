import { pageFields } from '@vitrine/content';
import { EyeIcon } from '@vitrine/design-system/components/icon';
import { useId } from 'react';
import { otherSlugs } from '../../domain/address.ts';
import type { ForEditing, OwnPage } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { withSaved } from '../../domain/own-pages.ts';
import { paths } from '../../domain/paths.ts';
import type { DraftedFormListeners } from '../../machines/form/drafted-form.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageForm } from '../../machines/page-form/page-form.react.tsx';
import { recordOf } from '../../machines/page-form/page.rules.ts';
import { useSiteState } from '../../machines/site-context.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { FormQuestions } from '../shared/drafts/FormQuestions.tsx';
import { useRecordConflict } from '../shared/drafts/use-record-conflict.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { usePictures } from '../shared/formatting/picture-choice.ts';
import { hasPictures } from '../shared/formatting/rich.ts';
import { useLastSaved } from '../shared/forms/last-saved.ts';
import { SubmitButton } from '../shared/forms/SubmitButton.tsx';
import { useOutcome } from '../shared/use-outcome.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { HeadLink } from '../shared/page/HeadLink.tsx';
import { PageConflictMachineContext } from './machines.ts';
import { PageFields } from './PageFields.tsx';

const failed = 'The page was not saved.';

interface PageFormPageProps {
  readonly heading: string;
  /** Null for a new one. */
  readonly page: ForEditing<OwnPage> | null;
  /** Said after a success. */
  readonly saved: string;
}

/** One plain page's form, Submit in the head. What is stored shows in the footer at once. */
export function PageFormPage({ heading, page, saved }: PageFormPageProps) {
  const { show } = useShowToast();
  const outcome = useOutcome();
  const [site, changeSite] = useSiteState();
  const formId = useId();
  const targets = useFocusTargets<'title' | 'slug' | 'content' | 'submit'>();

  const tellSaved: DraftedFormListeners['onSaved'] = (written) => {
    const { id = null, slug = page?.slug ?? '', isHidden = false } = written ?? {};
    const { title } = form.values;
    const to = paths.page(slug);
    changeSite({
      ...site,
      pages: withSaved(site.pages ?? [], form.stored.slug, isHidden ? null : { label: title, to }),
    });
    show({
      kind: 'success',
      text: saved,
      links: [
        { label: 'View it', to, isWhole: isHidden },
        ...(id === null || page !== null ? [] : [{ label: 'Edit it', to: dashboardPaths.editPage(id) }]),
      ],
    });
  };
  const form = usePageForm(page, {
    onSaved: (written) => {
      tellSaved(written);
      if (page === null) {
        targets.focusAfter('submit', 'title');
        return;
      }
      // The address as the provider writes it.
      const { slug = form.values.slug, etag = null } = written ?? {};
      form.restate({ id: page.id, values: { ...form.values, slug }, etag });
      lastSaved.saved();
    },
    onFailed: (problem) => {
      if (page !== null && conflict.catches(problem, String(page.id))) return;
      outcome.notSaved(failed, problem);
    },
  });
  const lastSaved = useLastSaved(page?.updatedAt, form.isDirty);
  const { conflict, compare } = useRecordConflict({
    machine: useProvidedMachine(PageConflictMachineContext),
    table: pageFields,
    form,
    recordOf,
  });
  const pictures = usePictures('pagePictures', hasPictures(form.values.content, form.values.contentFormat));
  const { slug } = form.stored;

  return (
    <DashboardPage
      actions={
        <>
          {page === null ? null : (
            <HeadLink icon={<EyeIcon size={18} />} isWhole={form.stored.visibility !== 'public'} to={paths.page(slug)}>
              View
            </HeadLink>
          )}
          <SubmitButton busy={form.isBusy} busyLabel="Saving..." form={formId} ref={targets.ref('submit')}>
            Save
          </SubmitButton>
        </>
      }
      heading={heading}
      note={lastSaved.note ?? page?.title}
    >
      <FormQuestions
        compare={compare}
        conflict={conflict}
        form={form}
        onClosed={() => targets.focus('submit')}
        onDiscarded={() => targets.focus('title')}
      >
        <PageFields
          form={form}
          formId={formId}
          former={page === null ? [] : otherSlugs(page, slug)}
          isNew={page === null}
          pictures={pictures}
          targets={targets}
        />
      </FormQuestions>
    </DashboardPage>
  );
}
