import { cx } from '../../utilities/cx';
import { hairline, onMargin } from './hairline.css';

type HairlineProps = {
  /** Starts and ends on the page's margin instead of filling its parent. */
  inset?: boolean;
};

/** The line that gives structure. Decoration only: where it parts topics, a heading says so. */
export function Hairline({ inset = false }: HairlineProps) {
  return <div aria-hidden="true" className={cx(hairline, inset && onMargin)} />;
}
