import { cx } from '../../utilities/cx';
import { edge as edgeClass } from './scrim.css';

type ScrimProps = {
  edge: keyof typeof edgeClass;
  className?: string | undefined;
};

/**
 * The shade that makes white text readable on any footage (WCAG 1.4.3): `top` under the bar, `bottom` under titles.
 * Over dark films set `frame.scrim` to `scrimOpacityDarkFootage` on a parent.
 */
export function Scrim({ edge, className }: ScrimProps) {
  return <span aria-hidden="true" className={cx(edgeClass[edge], className)} />;
}
