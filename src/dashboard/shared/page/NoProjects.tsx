import { ButtonLink } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { PlusIcon } from '@vitrine/design-system/components/icon';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../domain/dashboard-paths.ts';

/** In place of a list of projects that is empty, and the way to the first one. */
export function NoProjects({ linkRef }: { readonly linkRef?: Ref<HTMLAnchorElement> }) {
  return (
    <EmptyState
      action={
        <ButtonLink asChild icon={<PlusIcon size={18} />} variant="primary">
          <Link ref={linkRef} to={dashboardPaths.createProject}>
            Create your first project
          </Link>
        </ButtonLink>
      }
    >
      No projects found
    </EmptyState>
  );
}
