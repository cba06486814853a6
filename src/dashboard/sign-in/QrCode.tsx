import { code } from './sign-in.css.ts';

/** A QR code from its squares. What it says stands beside it in words. */
export function QrCode({ squares }: { readonly squares: readonly (readonly boolean[])[] }) {
  const size = String(squares.length);
  const path = squares
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      aria-label="QR code with the secret"
      className={code}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
