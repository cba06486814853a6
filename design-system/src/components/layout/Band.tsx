import type { ReactNode } from 'react';
import { band } from './band.css';

type BandProps = { children: ReactNode };

/** A horizontal part of a public page with the large vertical space around it. */
export function Band({ children, ...rest }: BandProps) {
  return (
    <section {...rest} className={band}>
      {children}
    </section>
  );
}
