import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { section, sectionFields } from './form-section.css.ts';

/** One row of the form: its name at the left, its fields beside it. */
export function FormSection({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={section}>
      <Text as="h2" id={id} variant="dashSection">
        {heading}
      </Text>
      <div className={sectionFields}>{children}</div>
    </section>
  );
}
