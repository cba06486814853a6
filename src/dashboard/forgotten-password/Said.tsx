import { Text } from '@vitrine/design-system/components/text';
import { TextLink } from '@vitrine/design-system/components/text-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { form, title } from '../shared/door/door.css.ts';

/** What there is to say, and the way back to the login. */
export function Said({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className={form}>
      <div className={title}>
        <Text as="h1" variant="display">
          {heading}
        </Text>
      </div>
      <div role="status">
        <Text variant="ui" wrap="anywhere">
          {children}
        </Text>
      </div>
      <Text variant="ui">
        <TextLink asChild>
          <Link to={paths.login}>Login</Link>
        </TextLink>
      </Text>
    </div>
  );
}
