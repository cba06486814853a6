import type { ThemeName } from '../../tokens/colour';
import { HalfDiscIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { item } from './side-nav.css';

type SideNavThemeRowProps = {
  theme: ThemeName;
  onToggle: () => void;
};

/** Names the current theme; pressing changes it. */
export function SideNavThemeRow({ theme, onToggle }: SideNavThemeRowProps) {
  const isWhite = theme === 'white';
  return (
    <button className={item} onClick={onToggle} type="button">
      <HalfDiscIcon />
      {isWhite ? 'White theme' : 'Black theme'}
      <VisuallyHidden>, switch to {isWhite ? 'black' : 'white'}</VisuallyHidden>
    </button>
  );
}
