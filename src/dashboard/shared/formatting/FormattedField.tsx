import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { TextAreaField } from '@vitrine/design-system/components/field';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Bold, Heading, Image, Italic, Link, List } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { editMark, editPicture } from '../../../domain/formatting.ts';
import type { Mark, Selected, TextEdit, TextFormat } from '../../../domain/formatting.ts';
import { useExtensions } from '../page/extensions.ts';
import { tools } from './formatted-field.css.ts';
import { PicturePanel } from './PicturePanel.tsx';
import type { PictureChoice } from './picture-choice.ts';

type AreaProps = Omit<ComponentProps<typeof TextAreaField>, 'label' | 'ref' | 'tools'>;

interface FormattedFieldProps extends AreaProps {
  readonly label: string;
  readonly ref?: (area: HTMLTextAreaElement | null) => void;
  readonly format: string;
  readonly onFormat: (format: TextFormat) => void;
  readonly hasHeadings?: boolean;
  /** Left out where no pictures can stand in the text. */
  readonly pictures?: PictureChoice | undefined;
}

const buttons = [
  { mark: 'strong', label: 'Bold', Icon: Bold, key: 'b' },
  { mark: 'emphasis', label: 'Italic', Icon: Italic, key: 'i' },
  { mark: 'link', label: 'Link', Icon: Link, key: 'k' },
  { mark: 'list', label: 'List', Icon: List, key: null },
  { mark: 'heading', label: 'Heading', Icon: Heading, key: null },
] as const;

/** Written as if it were typed, so that the browser can undo it. */
function write(area: HTMLTextAreaElement, change: (selected: Selected) => TextEdit): void {
  const { value, selectionStart, selectionEnd } = area;
  const edit = change({ value, from: selectionStart, to: selectionEnd });
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  area.ownerDocument.execCommand('insertText', false, edit.text);
  area.setSelectionRange(...edit.select);
}

/** A text that can be formatted, where the provider draws it; else it is a text area. */
export function FormattedField({
  format,
  onFormat,
  hasHeadings = false,
  pictures,
  ref,
  ...field
}: FormattedFieldProps) {
  const isOffered = useExtensions().includes('formatting');
  const area = useRef<HTMLTextAreaElement>(null);
  const pictureButton = useRef<HTMLButtonElement>(null);
  const isHeld = field.readOnly === true;
  const isOn = format === 'markdown';
  const attach = (element: HTMLTextAreaElement | null) => {
    area.current = element;
    ref?.(element);
  };
  if (!isOffered) return <TextAreaField {...field} ref={attach} />;

  const apply = (change: (selected: Selected) => TextEdit) => {
    if (area.current === null || isHeld) return;
    if (!isOn) onFormat('markdown');
    write(area.current, change);
  };
  const mark = (meant: Mark) => apply((selected) => editMark(meant, selected));
  const whenKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const meant = buttons.find(({ key }) => key === event.key.toLowerCase());
    if (meant === undefined) return;
    event.preventDefault();
    // Ctrl K is the menu's elsewhere.
    event.stopPropagation();
    mark(meant.mark);
  };
  return (
    <TextAreaField
      {...field}
      onKeyDown={whenKey}
      ref={attach}
      tools={
        <div aria-label={`Formatting of ${field.label}`} className={tools} role="group">
          {buttons
            .filter((one) => hasHeadings || one.mark !== 'heading')
            .map(({ mark: meant, label, Icon, key }) => (
              <IconButton
                aria-keyshortcuts={key === null ? undefined : `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
                disabled={isHeld}
                key={meant}
                label={label}
                // The selection stays where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => mark(meant)}
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
                  else apply((selected) => editPicture(chosen, selected));
                }}
              />
            </>
          )}
          <Checkbox checked={isOn} disabled={isHeld} onCheckedChange={(on) => onFormat(on ? 'markdown' : 'plain')}>
            Formatted
          </Checkbox>
        </div>
      }
    />
  );
}
