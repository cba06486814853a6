import { Button } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { PlusIcon } from '@vitrine/design-system/components/icon';
import type { CategoriesInUse } from '../../api/dashboard/reads.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { counted, reasonOf } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { AddCategory } from './AddCategory.tsx';
import { stale } from './categories.css.ts';
import { CategoryTable } from './CategoryTable.tsx';
import type { RowTarget } from './row-target.ts';
import { texts } from './texts.ts';

const fetchFailed = 'Failed to fetch categories';

/** Add, rename and delete categories (specification, section 2, "Categories"); every write reads the list again. */
export function CategoriesScreen({ resource }: ScreenProps<CategoriesInUse>) {
  const { value, problem, retry } = resource;
  const announceDeleted = useDeleted(retry);
  const targets = useFocusTargets<'add' | 'addForm' | RowTarget>();
  const note = value === null ? undefined : counted(value.categories.length, 'category', 'categories');
  return (
    <DashboardPage heading="Categories" note={note}>
      <AddCategory onAdded={retry} targets={targets} />
      <ResourceState describe={() => fetchFailed} resource={resource}>
        {(content) => (
          <>
            {problem === null ? null : (
              <div className={stale}>
                <ErrorState onRetry={retry} reason={reasonOf(problem)}>
                  {fetchFailed}
                </ErrorState>
              </div>
            )}
            {content.categories.length === 0 ? (
              <EmptyState
                action={
                  <Button icon={<PlusIcon size={18} />} onClick={() => targets.focus('add')}>
                    Name your first category
                  </Button>
                }
              >
                No categories yet
              </EmptyState>
            ) : (
              <CategoryTable
                content={content}
                onDeleted={(undo) => {
                  announceDeleted(texts.deleted, 'Category', undo);
                  retry();
                }}
                onWritten={retry}
                targets={targets}
              />
            )}
          </>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
