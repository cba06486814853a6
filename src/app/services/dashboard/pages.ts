import type { PageWrite } from '../../../api/dashboard/pages.ts';
import { PageConflictMachineContext } from '../../../dashboard/page-form/machines.ts';
import {
  ChangePagesMachineContext,
  DeletePageMachineContext,
  DeletePagesMachineContext,
  MovePageMachineContext,
} from '../../../dashboard/pages/machines.ts';
import type { Id, OwnPage, OwnPageSummary } from '../../../domain/content.ts';
import { toFormat } from '../../../domain/formatting.ts';
import type { PageVisibility } from '../../../domain/publication.ts';
import { PageFormMachineContext } from '../../../machines/page-form/page-form.react.tsx';
import { pageForm, recordOf } from '../../../machines/page-form/page.rules.ts';
import type { Move } from '../../../machines/project-order/order.rules.ts';
import { provide } from '../provide.tsx';
import { changeOfMany, deletionOfMany } from './bulk.ts';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, conflictOf, formOf, submissionOf } from './generic.ts';
import { idIn, recordIn } from './written.ts';

/** Left to the provider where nothing is chosen. */
function toPageVisibility(choice: string): PageWrite['visibility'] {
  return choice === 'public' || choice === 'draft' ? choice : '';
}

/** The machines of the plain pages' list and form. */
export function createOwnPageMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  /** Writes who sees a page, and its texts as they are stored just now, which the call wants. Gives who saw it. */
  const publish = async (id: Id, visibility: PageWrite['visibility']): Promise<PageWrite['visibility']> => {
    const page = await extensions.pageForEdit(String(id), new AbortController().signal);
    const { contentFormat, visibility: before, ...texts } = recordOf(page).values;
    await extensions.updatePage(id, { ...texts, contentFormat: toFormat(contentFormat), visibility }, page.etag);
    return toPageVisibility(before);
  };
  return [
    provide(
      PageFormMachineContext,
      formOf({
        ...pageForm,
        submit: async ({ id, values: { visibility, contentFormat, ...texts }, etag, idempotencyKey }) => {
          const values = {
            ...texts,
            contentFormat: toFormat(contentFormat),
            visibility: toPageVisibility(visibility),
          };
          const saved = await (id === null
            ? extensions.createPage(values, idempotencyKey)
            : extensions.updatePage(id, values, etag));
          const { visibility: now, slug } = recordIn(saved.body) ?? {};
          return {
            id: idIn(saved.body),
            etag: saved.etag,
            ...(now === 'draft' ? { isHidden: true } : {}),
            ...(typeof slug === 'string' ? { slug } : {}),
          };
        },
      }),
    ),
    provide(
      PageConflictMachineContext,
      conflictOf<OwnPage>((id, signal) => extensions.pageForEdit(id, signal)),
    ),
    provide(
      MovePageMachineContext,
      submissionOf<Move, null>(async ({ id, position }) => {
        await extensions.movePage(id, position);
        return null;
      }),
    ),
    provide(
      DeletePageMachineContext,
      confirmOf<OwnPageSummary>(({ id }) => extensions.removePage(id)),
    ),
    provide(
      DeletePagesMachineContext,
      deletionOfMany<OwnPageSummary>(({ id }) => extensions.removePage(id), extensions),
    ),
    provide(
      ChangePagesMachineContext,
      changeOfMany<OwnPageSummary, PageVisibility>(async ({ id }, visibility) => {
        const before = await publish(id, visibility);
        return () => publish(id, before);
      }, extensions),
    ),
  ];
}
