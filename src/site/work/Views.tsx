import { Link } from 'react-router-dom';
import type { WorkForm } from '@vitrine/look';
import { writeWorkAddress, type WorkAddress } from '../../domain/categories.ts';
import { paths } from '../../domain/paths.ts';
import { useSay } from '../../machines/site-context.ts';
import { view, views } from './views.css.ts';

const forms = [
  ['tiles', 'Tiles'],
  ['list', 'List'],
] as const;

interface ViewsProps {
  readonly address: WorkAddress;
  readonly form: WorkForm;
  /** What the studio shows first, and no address names. */
  readonly first: WorkForm;
}

/** The two ways to look at the projects, of which the address keeps the one that was chosen. */
export function Views({ address, form, first }: ViewsProps) {
  const say = useSay();
  return (
    <nav aria-label={say('View')} className={views}>
      {forms.map(([one, word]) => (
        <Link
          aria-current={one === form ? 'true' : undefined}
          className={view}
          key={one}
          to={`${paths.work}${writeWorkAddress(address, one === first ? null : one)}`}
        >
          {say(word)}
        </Link>
      ))}
    </nav>
  );
}
