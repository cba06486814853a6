import { pageFields } from '@vitrine/content';
import type { ForEditing, OwnPage } from '../../domain/content.ts';
import { isSameForm, mergeForm } from '../../domain/record.ts';
import { useDraftedForm } from '../form/drafted-form.react.tsx';
import type { DraftedForm, DraftedFormListeners, DraftedFormOptions } from '../form/drafted-form.react.tsx';
import type { FormMachine } from '../form/form.machine.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { namePage, pageDraftShape, recordOf } from './page.rules.ts';
import type { PageField } from './page.rules.ts';

export const PageFormMachineContext = createMachineContext<FormMachine<PageField>>('PageFormMachineContext');

/** What a page's form draws. */
export type PageForm = DraftedForm<PageField, ForEditing<OwnPage>>;

const options: DraftedFormOptions<PageField, ForEditing<OwnPage>> = {
  kind: 'page',
  shape: pageDraftShape,
  describe: namePage,
  unpack: ({ idempotencyKey = null, ...values }) => ({ values, idempotencyKey }),
  isSame: (one, other) => isSameForm(pageFields, one, other),
  merge: (versions) => mergeForm(pageFields, versions),
  recordOf,
};

/** The form of a new page, or of `page`. */
export function usePageForm(page: ForEditing<OwnPage> | null, listeners: DraftedFormListeners): PageForm {
  return useDraftedForm(useProvidedMachine(PageFormMachineContext), page, options, listeners);
}
