import { Text } from '@vitrine/design-system/components/text';
import type { ReactNode } from 'react';
import { fact, facts, value as valueClass } from './facts.css.ts';

interface FactsProps {
  /** Name and value; one without a value is left out. */
  readonly children: readonly (readonly [name: string, value: ReactNode])[];
}

/** A record as it is, to be read. */
export function Facts({ children }: FactsProps) {
  return (
    <dl className={facts}>
      {children
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) => (
          <div className={fact} key={name}>
            <Text as="dt" variant="dashSmall">
              {name}
            </Text>
            <Text as="dd" className={valueClass} variant="dashText">
              {value}
            </Text>
          </div>
        ))}
    </dl>
  );
}
