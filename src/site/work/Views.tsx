import { Link } from 'react-router-dom';
import { writeWorkAddress, type WorkAddress, type WorkForm } from '../../domain/categories.ts';
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
}

/** The two ways to look at the projects, of which the address keeps the one that was chosen. */
export function Views({ address, form }: ViewsProps) {
  const say = useSay();
  return (
    <nav aria-label={say('View')} className={views}>
      {forms.map(([one, word]) => (
        <Link
          aria-current={one === form ? 'true' : undefined}
          className={view}
          key={one}
          to={`${paths.work}${writeWorkAddress(address, one)}`}
        >
          {say(word)}
        </Link>
      ))}
    </nav>
  );
}
