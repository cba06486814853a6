import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { TextAreaField } from '@vitrine/design-system/components/field';
import { useCallback, useState, useRef } from 'react';
import type { ClipboardEvent, ComponentProps, DragEvent, KeyboardEvent, RefCallback } from 'react';
import { editMark, editPicture, toFormat } from '../../../domain/formatting.ts';
import type { Mark, Selected, TextEdit, TextFormat } from '../../../domain/formatting.ts';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { useExtensions } from '../page/extensions.ts';
import type { PictureChoice } from './picture-choice.ts';
import { markOfKey, Toolbar } from './Toolbar.tsx';
import { useVisual } from './use-visual.ts';
import type { Action, Start } from './visual/editor.ts';

type AreaProps = Omit<ComponentProps<typeof TextAreaField>, 'label' | 'onChange' | 'ref' | 'tools' | 'value'>;

interface FormattedFieldProps extends AreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
  /** The element to focus. */
  readonly ref?: RefCallback<HTMLElement>;
  /** As a form holds it. */
  readonly format: string;
  readonly onFormat: (format: TextFormat) => void;
  readonly hasHeadings?: boolean;
  /** Left out where no pictures can stand in the text. */
  readonly pictures?: PictureChoice | undefined;
}

/** Written as if it were typed, so that the browser can undo it. */
function write(area: HTMLTextAreaElement, change: (selected: Selected) => TextEdit): void {
  const { value, selectionStart, selectionEnd } = area;
  const edit = change({ value, from: selectionStart, to: selectionEnd });
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  area.ownerDocument.execCommand('insertText', false, edit.text);
  area.setSelectionRange(...edit.select);
}

const picturesIn = (transfer: DataTransfer | null): readonly File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const notTaken = (count: number): string =>
  `${count === 1 ? 'The picture was' : 'The pictures were'} not taken: this text cannot be shown formatted. Pictures of the Library can be chosen by Picture.`;

/**
 * A text that can be formatted, where the provider draws it; else it is a text area. While nothing is formatted it is a text
 * area too, whose letters stand for themselves; what is formatted is shown so, or as its Markdown.
 */
export function FormattedField({
  format: formFormat,
  onFormat,
  hasHeadings = false,
  pictures,
  ref,
  ...field
}: FormattedFieldProps) {
  const isOffered = useExtensions().includes('formatting');
  const { show } = useShowToast();
  const area = useRef<HTMLTextAreaElement>(null);
  const code = useVisual(isOffered);
  const [isSource, setIsSource] = useState(false);
  /** What was done in the plain field that the formatted view begins with. */
  const [start, setStart] = useState<Start | null>(null);
  /** The formatted view is open, also where nothing is formatted any more. */
  const [isOpen, setIsOpen] = useState(false);
  /** Nothing takes the place of a field while somebody writes in it. */
  const [isWriting, setIsWriting] = useState(false);
  const isHeld = field.readOnly === true;
  const format = toFormat(formFormat);
  const isOn = format === 'markdown';
  const { label, value } = field;
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (element === null) return undefined;
      area.current = element;
      const detach = ref?.(element);
      return () => {
        area.current = null;
        if (typeof detach === 'function') detach();
      };
    },
    [ref],
  );
  if (!isOffered) return <TextAreaField {...field} ref={attach} />;

  const canShow = code?.canShow({ text: value, format }) === true;
  const isVisual = canShow && !isSource && (isOpen || (isOn && !isWriting));
  const close = () => {
    setIsOpen(false);
    setStart(null);
  };
  const switches = (isOff: boolean) => (
    <>
      <Checkbox
        checked={isOn}
        disabled={isHeld || isOff}
        onCheckedChange={(on) => {
          close();
          onFormat(on ? 'markdown' : 'plain');
        }}
      >
        Formatted
      </Checkbox>
      {isOn && (canShow || isSource) ? (
        <Checkbox
          checked={isSource}
          disabled={isHeld || isOff}
          onCheckedChange={(on) => {
            close();
            setIsSource(on);
          }}
        >
          Markdown
        </Checkbox>
      ) : null}
    </>
  );
  const tools = { label, isHeld, hasHeadings, pictures };
  if (isVisual && code !== null) {
    return (
      <code.VisualField
        {...field}
        elementRef={ref}
        format={format}
        onClosed={close}
        onTyped={(typed) => {
          setIsOpen(true);
          if (typed.format !== format) onFormat(typed.format);
          if (typed.text !== value) field.onChange({ currentTarget: { value: typed.text } });
        }}
        start={start}
        switches={switches}
        tools={tools}
      />
    );
  }

  /** Goes on with it in the formatted view. @returns false where that cannot be shown */
  const open = (action: Action): boolean => {
    const { current: element } = area;
    if (element === null || isHeld || !canShow) return false;
    setIsSource(false);
    setStart({ from: element.selectionStart, to: element.selectionEnd, action });
    setIsOpen(true);
    return true;
  };
  /** The same, unless the text is shown as Markdown: there it is written as Markdown instead. */
  const begin = (action: Action): boolean => !isSource && open(action);
  const apply = (change: (selected: Selected) => TextEdit) => {
    if (area.current === null || isHeld) return;
    if (!isOn) onFormat('markdown');
    write(area.current, change);
  };
  const mark = (meant: Mark) => {
    if (!begin({ kind: 'mark', mark: meant })) apply((selected) => editMark(meant, selected));
  };
  const whenKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const meant = markOfKey(event.key);
    if (meant === null) return;
    event.preventDefault();
    // Ctrl K is the menu's elsewhere.
    event.stopPropagation();
    mark(meant);
  };
  const take = (files: readonly File[]): boolean => {
    if (pictures?.canUpload !== true || files.length === 0 || isHeld) return false;
    // Markdown has no place for a file that is on its way.
    if (!open({ kind: 'files', files }))
      show({ kind: 'error', text: notTaken(files.length), topic: 'pasted pictures' });
    return true;
  };
  const whenPasted = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    const words = event.clipboardData.getData('text/plain');
    const hasWords = words !== '' || code?.hasWords(html) === true;
    // A word processor copies a picture of its words along with them; a picture that is copied alone comes with an address.
    const isPicture = !hasWords && take(picturesIn(event.clipboardData));
    const isTaken =
      isPicture || (html !== '' && code?.isFormatted(html) === true && begin({ kind: 'html', html, words }));
    if (isTaken) event.preventDefault();
  };
  const whenDropped = (event: DragEvent) => {
    if (take(picturesIn(event.dataTransfer))) event.preventDefault();
  };
  return (
    <TextAreaField
      {...field}
      onBlur={() => setIsWriting(false)}
      onDrop={whenDropped}
      onFocus={() => setIsWriting(isOn)}
      onKeyDown={whenKey}
      onPaste={whenPasted}
      ref={attach}
      tools={
        <Toolbar
          {...tools}
          onFiles={pictures?.canUpload === true && canShow && !isSource ? take : undefined}
          onMark={mark}
          onPicture={({ file, alt }) => {
            if (begin({ kind: 'picture', file, alt })) return;
            apply((selected) => editPicture({ address: `/media/${file}`, alt }, selected));
          }}
        >
          {switches(false)}
        </Toolbar>
      }
    />
  );
}
