import { checkRequired, formValues, pageFields } from '@vitrine/content';
import type { FormName } from '@vitrine/content';
import * as v from 'valibot';
import type { ForEditing, OwnPage } from '../../domain/content.ts';
import type { StoredShape } from '../../domain/stored-shape.ts';
import { firstWords } from '../../domain/draft.ts';
import { toForm } from '../../domain/record.ts';
import { draftEntries, draftUpgrades } from '../../domain/record-draft.ts';
import type { KeptForm } from '../form/drafted-form.react.tsx';
import type { FormOptions, FormRecord, FormValues } from '../form/form.machine.ts';

export type PageField = FormName<typeof pageFields>;

/** What the form holds. */
export type PageText = FormValues<PageField>;

/** A kept draft of a page. */
export const pageDraftShape: StoredShape<KeptForm<PageField>> = {
  schema: v.object({ ...draftEntries(pageFields), idempotencyKey: v.nullish(v.string()) }),
  upgrades: draftUpgrades(pageFields, new Map()),
};

/** By which a draft is told from others. */
export function namePage({ title, content }: PageText): string {
  return firstWords(title, content);
}

export const pageForm: FormOptions<PageField> = {
  empty: formValues(pageFields),
  check: (values) => checkRequired(pageFields, values),
};

/** A stored page as its form holds it. */
export const recordOf = (page: ForEditing<OwnPage>): FormRecord<PageField> => ({
  id: page.id,
  values: toForm(pageFields, page, { slug: page.slug, visibility: page.publication?.visibility ?? '' }),
  etag: page.etag,
});
