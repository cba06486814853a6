import { Text } from '@vitrine/design-system/components/text';
import type { Ref } from 'react';
import { OpenOrClose } from '../shared/closing/OpenOrClose.tsx';
import { closedPanel, steps } from './home.css.ts';

/** While the site is closed: what is still missing, and the button that opens it. Nothing has to be there. */
export function ClosedPanel({ missing, ref }: { readonly missing: readonly string[]; readonly ref: Ref<HTMLElement> }) {
  return (
    <section aria-label="Closed site" className={`${steps} ${closedPanel}`} ref={ref}>
      <Text as="h3" variant="dashSection">
        Closed: only you see the site
      </Text>
      <Text variant="dashText">
        Visitors and search engines find one page that says “Opens soon”. Links that you give to clients and colleagues
        work.
      </Text>
      <Text tone="muted" variant="dashSmall">
        {missing.length === 0 ? 'Nothing is missing.' : `Still missing, if you want it: ${missing.join(' · ')}`}
      </Text>
      <div>
        <OpenOrClose variant="primary" />
      </div>
    </section>
  );
}
