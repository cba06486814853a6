import * as v from 'valibot';
import type { ForEditing, OwnPage } from '../../domain/content.ts';
import type { StoredShape } from '../../domain/stored-shape.ts';
import { firstWords } from '../../domain/draft.ts';
import { typedOf } from '../../domain/formatting.ts';
import { keysOf } from '../../domain/keys.ts';
import { mergeFields } from '../../domain/merge.ts';
import type { Versions } from '../../domain/merge.ts';
import type { KeptForm } from '../form/drafted-form.react.tsx';
import type { FormOptions, FormRecord, FormValues } from '../form/form.machine.ts';

const emptyPage = { title: '', slug: '', content: '', contentFormat: '', visibility: '', searchDescription: '' };

export type PageField = keyof typeof emptyPage;

const pageFields = keysOf(emptyPage);

/** What the form holds. */
export type PageText = FormValues<PageField>;

/** A kept draft of a page. */
export const pageDraftShape: StoredShape<KeptForm<PageField>> = {
  schema: v.object({
    title: v.string(),
    slug: v.string(),
    content: v.string(),
    contentFormat: v.string(),
    visibility: v.string(),
    searchDescription: v.string(),
    idempotencyKey: v.nullish(v.string()),
  }),
  upgrades: [],
};

/** By which a draft is told from others. */
export function namePage({ title, content }: PageText): string {
  return firstWords(title, content);
}

/** A page needs a title: the footer links it by that. */
export const pageForm: FormOptions<PageField> = {
  empty: emptyPage,
  check: ({ title }) => ({
    title: title.trim() === '' ? 'Please enter the title' : null,
    slug: null,
    content: null,
    contentFormat: null,
    visibility: null,
    searchDescription: null,
  }),
};

/** A stored page as its form holds it. */
export function recordOf(page: ForEditing<OwnPage>): FormRecord<PageField> {
  const { id, title, slug, publication, searchDescription = '', etag } = page;
  const { text, format } = typedOf(page.content, page.contentSource);
  const visibility = publication?.visibility ?? '';
  return { id, values: { title, slug, content: text, contentFormat: format, visibility, searchDescription }, etag };
}

/** What the form sends over a page that was changed elsewhere: only what was changed here is written over it. */
export function mergePage(versions: Versions<PageText>): PageText {
  return mergeFields(versions, pageFields);
}

export function isSamePage(one: PageText, other: PageText): boolean {
  return pageFields.every((field) => one[field] === other[field]);
}
