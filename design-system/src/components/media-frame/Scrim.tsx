import { cx } from '../../utilities/cx';
import { edge as edgeClass, overDark as overDarkClass } from './scrim.css';

type ScrimProps = {
  edge: keyof typeof edgeClass;
  /** The picture below is dark already: a weaker shade is enough, and keeps its contrast. */
  overDark?: boolean;
};

/**
 * The shade that makes white text readable on any picture or film, white ones too (WCAG 1.4.3): `top` under the bar, `bottom`
 * behind a title. That one goes into the positioned box of the title: it is whole from the box's top to its end, however
 * many lines there are, and fades out above it. The box isolates (`isolation`), so that the shade stays below its words. A parent may set `frame.scrim` instead of `overDark`.
 */
export function Scrim({ edge, overDark = false }: ScrimProps) {
  return <span aria-hidden="true" className={cx(edgeClass[edge], overDark && overDarkClass)} />;
}
