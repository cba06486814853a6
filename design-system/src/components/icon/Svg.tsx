import type { ReactNode } from 'react';

/** What every icon accepts. The size is a CSS length or a number of px. */
export type IconProps = {
  size?: number | string;
  className?: string | undefined;
};

type SvgProps = IconProps & {
  /** Side of the square the paths are drawn in. */
  box: number;
  /** `butt` on the site, `round` in the dashboard. */
  caps?: 'butt' | 'round';
  stroke?: number;
  filled?: boolean;
  children: ReactNode;
};

/** The frame of an icon. Icons are decoration: the control around them has the name (WCAG 1.1.1). */
export function Svg({ box, size = box, caps = 'butt', stroke = 1.5, filled = false, className, children }: SvgProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      focusable="false"
      height={size}
      stroke={filled ? 'none' : 'currentColor'}
      strokeLinecap={caps}
      strokeLinejoin={caps === 'round' ? 'round' : 'miter'}
      strokeWidth={stroke}
      viewBox={`0 0 ${String(box)} ${String(box)}`}
      width={size}
    >
      {children}
    </svg>
  );
}
