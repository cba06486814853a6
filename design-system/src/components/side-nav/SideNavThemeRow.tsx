import type { ThemeName } from '../../tokens/colour';
import { centreOf } from '../../utilities/centre-of';
import type { Spot } from '../../utilities/centre-of';
import { HalfDiscIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { item } from './side-nav.css';

type SideNavThemeRowProps = {
  theme: ThemeName;
  /** `from` is the middle of the row: the new theme may open there. */
  onToggle: (from: Spot) => void;
};

/** Names the current theme; pressing changes it. */
export function SideNavThemeRow({ theme, onToggle }: SideNavThemeRowProps) {
  const isWhite = theme === 'white';
  return (
    <button
      className={item}
      onClick={(event) => {
        onToggle(centreOf(event.currentTarget));
      }}
      type="button"
    >
      <HalfDiscIcon />
      {isWhite ? 'White theme' : 'Black theme'}
      <VisuallyHidden>, switch to {isWhite ? 'black' : 'white'}</VisuallyHidden>
    </button>
  );
}
