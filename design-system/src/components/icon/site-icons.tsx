import { Svg } from './Svg';
import type { IconProps } from './Svg';

/** Onward, inside the site. */
export function ArrowIcon(props: IconProps) {
  return (
    <Svg box={16} {...props}>
      <path d="M1 8h13M8.5 2.5 14 8l-5.5 5.5" />
    </Svg>
  );
}

/** Out of the site, in a new tab. */
export function ArrowNorthEastIcon(props: IconProps) {
  return (
    <Svg box={12} stroke={1.4} {...props}>
      <path d="M2 10 10 2M3.5 2H10v6.5" />
    </Svg>
  );
}

/** Something folds open. */
export function PlusIcon(props: IconProps) {
  return (
    <Svg box={20} {...props}>
      <path d="M10 4v12M4 10h12" />
    </Svg>
  );
}

/** Something folds shut. */
export function MinusIcon(props: IconProps) {
  return (
    <Svg box={20} {...props}>
      <path d="M4 10h12" />
    </Svg>
  );
}

/** Stops a film. */
export function PauseIcon(props: IconProps) {
  return (
    <Svg box={14} filled {...props}>
      <path d="M3 1.5h2.6v11H3zM8.4 1.5H11v11H8.4z" />
    </Svg>
  );
}

/** Starts a film. */
export function PlayIcon(props: IconProps) {
  return (
    <Svg box={14} filled {...props}>
      <path d="M4 1.5v11l8-5.5z" />
    </Svg>
  );
}

/** Opens the menu. */
export function MenuLinesIcon(props: IconProps) {
  return (
    <Svg box={24} {...props}>
      <path d="M2 8.5h20M2 15.5h20" />
    </Svg>
  );
}

/** Closes what lies over the page. */
export function CrossIcon(props: IconProps) {
  return (
    <Svg box={24} {...props}>
      <path d="M4 4l16 16M20 4 4 20" />
    </Svg>
  );
}

/** The icon of the theme, and of waiting. */
export function HalfDiscIcon(props: IconProps) {
  return (
    <Svg box={22} {...props}>
      <circle cx="11" cy="11" r="9.25" />
      <path d="M11 1.75a9.25 9.25 0 0 1 0 18.5z" fill="currentColor" stroke="none" />
    </Svg>
  );
}
