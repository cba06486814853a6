import { cx } from '../../utilities/cx';
import { edge as edgeClass, overDark as overDarkClass } from './scrim.css';

type ScrimProps = {
  edge: keyof typeof edgeClass;
  /** The picture below is dark already: a lighter shade does, so that dark films stay clean. */
  overDark?: boolean;
};

/**
 * The shade that makes white text readable on any footage (WCAG 1.4.3): `top` under the bar, `bottom` under titles.
 * A parent that knows how dark the film is may set `frame.scrim` instead of `overDark`.
 */
export function Scrim({ edge, overDark = false }: ScrimProps) {
  return <span aria-hidden="true" className={cx(edgeClass[edge], overDark && overDarkClass)} />;
}
