import { IconButton } from '@vitrine/design-system/components/icon-button';
import { DownIcon, UpIcon } from './row-icons.tsx';

interface MoveButtonProps {
  /** What is moved: 'grid 2', a file's name. */
  readonly name: string;
  readonly direction: 'up' | 'down';
  /** There is no place beyond. It stays focusable: it may have the focus when what it moves gets there. */
  readonly isEnd: boolean;
  readonly isOff: boolean;
  readonly onMove: () => void;
}

/** Moves one of a list by one place. */
export function MoveButton({ name, direction, isEnd, isOff, onMove }: MoveButtonProps) {
  return (
    <IconButton
      aria-disabled={isEnd || undefined}
      disabled={isOff}
      label={`Move ${name} ${direction}`}
      onClick={() => {
        if (!isEnd) onMove();
      }}
    >
      {direction === 'up' ? <UpIcon /> : <DownIcon />}
    </IconButton>
  );
}
