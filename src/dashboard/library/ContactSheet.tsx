import { CheckIcon, PlayIcon } from '@vitrine/design-system/components/icon';
import { memo, useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, RefCallback, RefObject } from 'react';
import type { Id } from '../../domain/content.ts';
import type { LibraryFile } from '../../domain/library.ts';
import { tileAfter } from '../../domain/sheet-keys.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { box, check, film, name as nameClass, sheet, tile } from './library.css.ts';

interface ContactSheetProps {
  /** In their order, each with its distinct accessible name. */
  readonly files: readonly (readonly [LibraryFile, string])[];
  /** The one that Tab comes to. */
  readonly current: Id;
  /** The one whose details are shown beside; null while none are. */
  readonly open: Id | null;
  readonly isChosen: (id: Id) => boolean;
  /** Some are chosen. */
  readonly isChoosing: boolean;
  /** It gets the focus: its details are shown where those of another are. */
  readonly onMove: (id: Id) => void;
  readonly onOpen: (id: Id) => void;
  /** @param isRange together with all from the last one that was chosen */
  readonly onChoose: (id: Id, isRange: boolean) => void;
  readonly onChooseAll: () => void;
  /** Escape. */
  readonly onLeave: () => void;
  readonly tileRef: (index: number) => RefCallback<HTMLElement>;
  readonly details: RefObject<HTMLElement | null>;
}

/** How many tiles stand in the first row. */
function columnsOf(list: HTMLElement): number {
  const tops = [...list.children].map((one) => (one instanceof HTMLElement ? one.offsetTop : 0));
  const next = tops.findIndex((top) => top > (tops[0] ?? 0));
  return next < 1 ? Math.max(1, tops.length) : next;
}

/**
 * Files as small pictures in rows, one stop for Tab. Arrows lead from one to the next, Enter or a press shows its details; the
 * corner, Space, or a press with Control chooses it for what is done with many, with Shift all from the last.
 */
export function ContactSheet({
  files,
  current,
  open,
  isChosen,
  isChoosing,
  onMove,
  onOpen,
  onChoose,
  onChooseAll,
  onLeave,
  tileRef,
  details,
}: ContactSheetProps) {
  const list = useRef<HTMLUListElement>(null);
  const opened = files.findIndex(([{ file }]) => file.id === open);
  // Its details have come beside the sheet, or over its foot: they may not hide what they are of.
  useEffect(() => {
    const shown = list.current?.children[opened];
    const over = details.current?.getBoundingClientRect();
    if (shown === undefined || over === undefined) return;
    const { bottom, right } = shown.getBoundingClientRect();
    shown.scrollIntoView({ block: bottom > over.top && right > over.left ? 'start' : 'nearest' });
  }, [details, opened]);
  const step = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, shiftKey } = event;
    const at = files.findIndex(([{ file }]) => file.id === current);
    const element = list.current;
    if (element === null || event.altKey) return;
    const isMore = event.ctrlKey || event.metaKey;
    if (isMore && key === 'a') onChooseAll();
    else if (key === ' ') onChoose(current, shiftKey);
    else if (key === 'Enter') onOpen(current);
    else if (key === 'Escape') return onLeave();
    else {
      const next = isMore ? null : tileAfter(key, at, columnsOf(element), files.length);
      const [item] = next === null ? [] : (files[next] ?? []);
      if (next === null || item === undefined) return;
      onMove(item.file.id);
      if (shiftKey) onChoose(item.file.id, true);
      const tileElement = element.children[next];
      if (tileElement instanceof HTMLElement) tileElement.focus();
    }
    event.preventDefault();
  };
  return (
    <ul
      aria-label="Files"
      aria-multiselectable
      className={sheet}
      data-choosing={isChoosing}
      onKeyDown={step}
      ref={list}
      role="listbox"
    >
      {files.map(([item, name], index) => (
        <Tile
          isChosen={isChosen(item.file.id)}
          isOpen={item.file.id === open}
          isStop={item.file.id === current}
          item={item}
          key={item.file.id}
          name={name}
          onChoose={onChoose}
          onOpen={onOpen}
          tileRef={tileRef(index)}
        />
      ))}
    </ul>
  );
}

interface TileProps extends Pick<ContactSheetProps, 'onChoose' | 'onOpen'> {
  readonly item: LibraryFile;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  /** Tab comes to it. */
  readonly isStop: boolean;
  readonly tileRef: RefCallback<HTMLElement>;
}

/** Memoised: of hundreds, a key changes two. */
const Tile = memo(function Tile({
  item: { file },
  name,
  isChosen,
  isOpen,
  isStop,
  onChoose,
  onOpen,
  tileRef,
}: TileProps) {
  const press = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (shiftKey || ctrlKey || metaKey) onChoose(file.id, shiftKey);
    else onOpen(file.id);
  };
  return (
    <li
      aria-current={isOpen ? 'true' : undefined}
      aria-label={file.media.kind === 'video' ? `${name}, film` : name}
      aria-selected={isChosen}
      className={tile}
      onClick={press}
      ref={tileRef}
      role="option"
      tabIndex={isStop ? 0 : -1}
      title={file.name}
    >
      <MediaPreview alt="" fit="contain" media={file.media} ratio="1/1" size="thumb" />
      {file.media.kind === 'video' ? (
        <span className={film}>
          <PlayIcon size={14} />
        </span>
      ) : null}
      {/* By keys it is Space: an option has no controls of its own. */}
      <span
        className={check}
        data-chosen={isChosen}
        onClick={(event) => {
          event.stopPropagation();
          onChoose(file.id, event.shiftKey);
        }}
        role="presentation"
      >
        <span className={box}>{isChosen ? <CheckIcon size={14} /> : null}</span>
      </span>
      <span className={nameClass}>{file.name}</span>
    </li>
  );
});
