import { ButtonLink } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { PlusIcon } from '@vitrine/design-system/components/icon';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import type { OwnPageSummary } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { footerLinks } from '../../domain/own-pages.ts';
import { useSiteState } from '../../machines/site-context.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { counted } from '../shared/messages.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { PageList } from './PageList.tsx';
import type { PageTarget } from './PageTable.tsx';

/** The studio's plain pages, in the order in which the footer links them. */
export function PagesScreen({ resource }: ScreenProps<readonly OwnPageSummary[]>) {
  const { value, retry } = resource;
  const targets = useFocusTargets<'create' | PageTarget>();
  const [site, changeSite] = useSiteState();
  const showInFooter = useEffectEvent((pages: readonly OwnPageSummary[]) =>
    changeSite({ ...site, pages: footerLinks(pages) }),
  );
  useEffect(() => {
    if (value !== null) showInFooter(value);
  }, [value]);
  const isEmpty = value?.length === 0;
  const createLink = (
    <ButtonLink asChild icon={<PlusIcon size={18} />} variant="primary">
      <Link ref={targets.ref('create')} to={dashboardPaths.createPage}>
        Create Page
      </Link>
    </ButtonLink>
  );
  return (
    <DashboardPage
      actions={isEmpty ? undefined : createLink}
      heading="All Pages"
      note={value === null ? undefined : counted(value.length, 'page', 'pages')}
    >
      <ResourceState resource={resource}>
        {(pages) =>
          pages.length === 0 ? (
            <EmptyState action={createLink}>
              No pages yet. A legal notice or a privacy policy goes here: the footer links it.
            </EmptyState>
          ) : (
            <PageList onChanged={retry} pages={pages} targets={targets} />
          )
        }
      </ResourceState>
    </DashboardPage>
  );
}
