import { IconButton } from '@vitrine/design-system/components/icon-button';
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Undo2,
} from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Mark } from '../../../domain/formatting.ts';
import { buttons as buttonsClass, tools } from './formatted-field.css.ts';
import { PicturePanel } from './PicturePanel.tsx';
import type { ChosenPicture } from './PicturePanel.tsx';
import type { PictureChoice } from './picture-choice.ts';

const marks = [
  { mark: 'strong', label: 'Bold', Icon: Bold, key: 'b' },
  { mark: 'emphasis', label: 'Italic', Icon: Italic, key: 'i' },
  { mark: 'link', label: 'Link', Icon: Link, key: 'k' },
  { mark: 'list', label: 'List', Icon: List, key: null },
  { mark: 'numbers', label: 'Numbered list', Icon: ListOrdered, key: null },
  { mark: 'heading', label: 'Heading', Icon: Heading2, key: null },
  { mark: 'subheading', label: 'Small heading', Icon: Heading3, key: null },
] as const;

/** What the keys of a field mean, with Ctrl or ⌘; null for those that mean nothing here. */
export function markOfKey(key: string): Mark | null {
  return marks.find((one) => one.key === key.toLowerCase())?.mark ?? null;
}

const keysOf = (key: string): string => `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`;

interface ToolbarProps {
  /** Of the field. */
  readonly label: string;
  readonly isHeld: boolean;
  readonly hasHeadings: boolean;
  /** What is on for the selection; undefined where that is not known. */
  readonly on?: ReadonlySet<Mark>;
  readonly onMark: (mark: Mark) => void;
  /** Left out where the browser's own keys do it. */
  readonly history?: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly onPress: (step: 'undo' | 'redo') => void;
  };
  readonly pictures: PictureChoice | undefined;
  readonly onPicture: (picture: ChosenPicture) => void;
  /** Left out where no file can be taken. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Switches behind the buttons. */
  readonly children: ReactNode;
}

/** The buttons above a text that can be formatted. */
export function Toolbar({
  label: field,
  isHeld,
  hasHeadings,
  on,
  onMark,
  history,
  pictures,
  onPicture,
  onFiles,
  children,
}: ToolbarProps) {
  const pictureButton = useRef<HTMLButtonElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const stay = (event: { readonly preventDefault: () => void }) => event.preventDefault();
  return (
    <div aria-label={`Formatting of ${field}`} className={tools} role="group">
      <div className={buttonsClass}>
        {marks
          .filter(({ mark }) => hasHeadings || (mark !== 'heading' && mark !== 'subheading'))
          .map(({ mark, label, Icon, key }) => (
            <IconButton
              aria-keyshortcuts={key === null ? undefined : keysOf(key)}
              aria-pressed={on?.has(mark)}
              disabled={isHeld}
              key={mark}
              label={label}
              // The selection stays where it is.
              onMouseDown={stay}
              onClick={() => onMark(mark)}
            >
              <Icon aria-hidden="true" size={18} />
            </IconButton>
          ))}
        {pictures === undefined ? null : (
          <>
            <IconButton
              aria-haspopup="dialog"
              disabled={isHeld}
              label="Picture"
              onClick={pictures.open}
              ref={pictureButton}
            >
              <Image aria-hidden="true" size={18} />
            </IconButton>
            <PicturePanel
              choice={pictures}
              onClosed={(chosen) => {
                if (chosen === null) pictureButton.current?.focus();
                else onPicture(chosen);
              }}
            />
          </>
        )}
        {onFiles === undefined ? null : (
          <>
            <IconButton disabled={isHeld} label="New picture" onClick={() => files.current?.click()}>
              <ImagePlus aria-hidden="true" size={18} />
            </IconButton>
            <input
              accept="image/*"
              aria-label={`New picture for ${field}`}
              hidden
              multiple
              onChange={({ currentTarget }) => {
                onFiles([...(currentTarget.files ?? [])]);
                // The same file may be chosen again.
                currentTarget.value = '';
              }}
              ref={files}
              type="file"
            />
          </>
        )}
        {history === undefined ? null : (
          <>
            <IconButton
              aria-keyshortcuts={keysOf('z')}
              aria-disabled={!history.canUndo}
              disabled={isHeld}
              label="Undo"
              onMouseDown={stay}
              onClick={() => history.onPress('undo')}
            >
              <Undo2 aria-hidden="true" size={18} />
            </IconButton>
            <IconButton
              aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
              aria-disabled={!history.canRedo}
              disabled={isHeld}
              label="Redo"
              onMouseDown={stay}
              onClick={() => history.onPress('redo')}
            >
              <Redo2 aria-hidden="true" size={18} />
            </IconButton>
          </>
        )}
      </div>
      {children}
    </div>
  );
}
