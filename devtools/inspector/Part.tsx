import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { part, partHead } from './inspector.css.ts';

interface PartProps {
  readonly heading: string;
  /** At the right of the heading. */
  readonly tools?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A column of the inspector. */
export function Part({ heading, tools, className, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(part, className)}>
      <div className={partHead}>
        <Text as="h3" id={id} variant="dashSection">
          {heading}
        </Text>
        {tools}
      </div>
      {children}
    </section>
  );
}
