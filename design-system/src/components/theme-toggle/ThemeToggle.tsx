import type { ThemeName } from '../../tokens/colour';
import { centreOf } from '../../utilities/centre-of';
import type { Spot } from '../../utilities/centre-of';
import { HalfDiscIcon } from '../icon';
import { disc, toggle } from './theme-toggle.css';

type ThemeToggleProps = {
  theme: ThemeName;
  /** `from` is the middle of the button: the new theme may open there. */
  onToggle: (from: Spot) => void;
  /** Such as 'Black theme': it is pressed while that shows. */
  label: string;
};

/** The half disc in the bar and the menu. Its name stays, its state changes (WCAG 4.1.2). */
export function ThemeToggle({ theme, onToggle, label }: ThemeToggleProps) {
  return (
    <button
      aria-label={label}
      aria-pressed={theme === 'black'}
      className={toggle}
      data-turns=""
      onClick={(event) => {
        onToggle(centreOf(event.currentTarget));
      }}
      type="button"
    >
      <HalfDiscIcon className={disc} />
    </button>
  );
}
