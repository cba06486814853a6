import { ButtonLink } from '@vitrine/design-system/components/button';
import { EyeIcon } from '@vitrine/design-system/components/icon';
import { Link } from 'react-router-dom';
import { icon, words } from './view-link.css.ts';

/** From the form of a record to the page that visitors see of it. */
export function ViewLink({ to }: { readonly to: string }) {
  return (
    <ButtonLink asChild compact>
      <Link to={to}>
        <span className={icon}>
          <EyeIcon size={18} />
        </span>
        <span className={words}>View</span>
      </Link>
    </ButtonLink>
  );
}
