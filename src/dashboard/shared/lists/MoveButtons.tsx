import { IconButton } from '@vitrine/design-system/components/icon-button';
import { DownIcon, UpIcon } from './row-icons.tsx';

interface MoveButtonsProps {
  /** What is moved: 'grid 2', a file's name. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isOff: boolean;
  /** One place up (-1) or down (1). */
  readonly onMove: (step: -1 | 1) => void;
}

/** Move one of a list by one place. Where there is none beyond, a button stays focusable: it may have the focus when what it moves gets there. */
export function MoveButtons({ name, isFirst, isLast, isOff, onMove }: MoveButtonsProps) {
  const button = (direction: 'up' | 'down', step: -1 | 1, isEnd: boolean) => (
    <IconButton
      aria-disabled={isEnd || undefined}
      disabled={isOff}
      label={`Move ${name} ${direction}`}
      onClick={() => {
        if (!isEnd) onMove(step);
      }}
    >
      {direction === 'up' ? <UpIcon /> : <DownIcon />}
    </IconButton>
  );
  return (
    <>
      {button('up', -1, isFirst)}
      {button('down', 1, isLast)}
    </>
  );
}
