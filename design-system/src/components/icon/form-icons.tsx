import { Svg } from './Svg';
import type { IconProps } from './Svg';

/** The password is hidden; press to read it. */
export function EyeIcon(props: IconProps) {
  return (
    <Svg box={20} caps="round" {...props}>
      <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10z" />
      <circle cx="10" cy="10" r="2.3" />
    </Svg>
  );
}

/** The password is readable; press to hide it. */
export function EyeOffIcon(props: IconProps) {
  return (
    <Svg box={20} caps="round" {...props}>
      <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10z" />
      <circle cx="10" cy="10" r="2.3" />
      <path d="M4 16 16 4" />
    </Svg>
  );
}

/** Tick of a checkbox. */
export function CheckIcon(props: IconProps) {
  return (
    <Svg box={12} caps="round" stroke={2} {...props}>
      <path d="m2 6.5 2.7 2.7L10 3.5" />
    </Svg>
  );
}

/** A list folds out. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Svg box={20} caps="round" {...props}>
      <path d="m5 7.5 5 5 5-5" />
    </Svg>
  );
}

/** Takes something away or closes it, in the dashboard. */
export function SmallCrossIcon(props: IconProps) {
  return (
    <Svg box={20} caps="round" {...props}>
      <path d="M5 5l10 10M15 5 5 15" />
    </Svg>
  );
}

/** Opens a menu of what is done less often. */
export function MoreIcon(props: IconProps) {
  return (
    <Svg box={20} {...props}>
      <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeLinecap="round" strokeWidth={2.5} />
    </Svg>
  );
}
