import { cx } from '../../utilities/cx';
import { disc, placement as placementClass, spinner, words } from './spinner.css';

type SpinnerProps = {
  /** What is being waited for. */
  label?: string;
  /** `page` centres it at 40svh of the screen. */
  placement?: keyof typeof placementClass;
};

/** Waiting for something of unknown shape (WCAG 4.1.3). Where the shape is known, `Skeleton` is calmer. */
export function Spinner({ label = 'Loading', placement = 'page' }: SpinnerProps) {
  return (
    <div className={cx(spinner, placementClass[placement])} role="status">
      <span aria-hidden="true" className={disc} />
      <span className={words}>{label}</span>
    </div>
  );
}
