/** Lucide's icons with one path each, because they are in every row of a list of hundreds. */

function RowIcon({ path, stroke = 1.5 }: { readonly path: string; readonly stroke?: number }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={18}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={stroke}
      viewBox="0 0 24 24"
      width={18}
    >
      <path d={path} />
    </svg>
  );
}

/** The drag handle. */
export const GripIcon = () => <RowIcon path="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" stroke={3.5} />;

/** One place up. */
export const UpIcon = () => <RowIcon path="m5 12 7-7 7 7M12 19V5" />;

/** One place down. */
export const DownIcon = () => <RowIcon path="M12 5v14m7-7-7 7-7-7" />;

/** To the first place. */
export const TopIcon = () => <RowIcon path="M5 3h14m-1 10-6-6-6 6m6 8V7" />;
