import { ButtonLink } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { Link } from 'react-router-dom';
import type { About } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { present } from './about-form.css.ts';

/** Above the form of a new page: that there is one already, with a way to edit it instead. */
export function PresentNote({ about }: { readonly about: About }) {
  const heading = about.introHeading.trim();
  const name = heading === '' ? '' : `, “${heading}”`;
  return (
    <div className={present}>
      <Text variant="dashText" wrap="anywhere">
        {`There is an About page already${name}. Submit replaces all of it at once; Undo brings it back.`}
      </Text>
      <ButtonLink asChild>
        <Link to={dashboardPaths.editAbout}>Edit it instead</Link>
      </ButtonLink>
    </div>
  );
}
