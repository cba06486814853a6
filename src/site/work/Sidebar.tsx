import { asWritten } from '@vitrine/design-system/components/text';
import { Link } from 'react-router-dom';
import type { WorkForm } from '@vitrine/look';
import { writeWorkAddress, type CategoryEntry } from '../../domain/categories.ts';
import { paths } from '../../domain/paths.ts';
import { isPlainClick } from '../../domain/plain-click.ts';
import { useWorkSidebar } from '../../machines/scroll/scroll.react.tsx';
import { count, entry, name as nameClass, sidebar } from './sidebar.css.ts';
import { useSay } from '../../machines/site-context.ts';

interface SidebarProps {
  readonly entries: readonly CategoryEntry[];
  readonly chosen: string | null;
  /** Kept by each of them. */
  /** In the address. */
  readonly form: WorkForm | null;
  readonly onChoose: (category: string | null) => void;
}

/** 'All Work', then the categories that hold a project, each with its count (specification, section 2, "Work"). */
export function Sidebar({ entries, chosen, form, onChoose }: SidebarProps) {
  const { isHidden } = useWorkSidebar();
  const say = useSay();
  return (
    <nav aria-label={say('Categories')} className={sidebar} data-away={isHidden} id="categories">
      <ul>
        {entries.map(({ key, name, count: projects }) => (
          <li key={key ?? ''}>
            <Link
              aria-current={key === chosen ? 'true' : undefined}
              className={entry}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChoose(key);
              }}
              to={`${paths.work}${writeWorkAddress({ category: key, page: 1 }, form)}`}
            >
              <span className={nameClass} {...asWritten(name)}>
                {key === null ? say('All Work') : name}
              </span>{' '}
              {projects === 0 ? null : <sup className={count}>{projects}</sup>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
