import { ButtonLink } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../domain/dashboard-paths.ts';
import { views as viewsClass } from './media-views.css.ts';

const views = [
  { name: 'By project', to: dashboardPaths.allMedia },
  { name: 'Files', to: dashboardPaths.library },
] as const;

/** All Media is one place, by projects or by files; the address says which. Only where the provider lists files. */
export function MediaViews({ current }: { readonly current: (typeof views)[number]['to'] }) {
  return (
    <nav aria-label="View of All Media" className={viewsClass}>
      <Inline gap={2}>
        {views.map(({ name, to }) => (
          <ButtonLink asChild key={to} size="small" variant={to === current ? 'secondary' : 'quiet'}>
            <Link aria-current={to === current ? 'page' : undefined} to={to}>
              {name}
            </Link>
          </ButtonLink>
        ))}
      </Inline>
    </nav>
  );
}
