import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { ReactNode } from 'react';
import * as css from './page.css.ts';

interface PanelProps {
  readonly heading: string;
  /** At the right of the heading. */
  readonly tools?: ReactNode;
  /** It holds the page's main landmark, which no region may hold. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
}

/** A part of the page under a heading. */
export function Panel({ heading, tools, isPlain = false, children }: PanelProps) {
  const id = useId();
  const region = { 'aria-labelledby': id };
  const [Part, Head] = isPlain ? (['div', 'section'] as const) : (['section', 'div'] as const);
  return (
    <Part {...(isPlain ? {} : region)} className={css.panel}>
      <Head {...(isPlain ? region : {})} className={css.panelHead}>
        <Text as="h2" id={id} variant="dashSection">
          {heading}
        </Text>
        {tools}
      </Head>
      {children}
    </Part>
  );
}
