import { EditableField } from '@vitrine/design-system/components/field';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode, RefCallback } from 'react';
import { createPortal } from 'react-dom';
import type { Media } from '../../../../domain/content.ts';
import type { TextFormat } from '../../../../domain/formatting.ts';
import { useShowToast } from '../../../../machines/toasts/toasts.react.tsx';
import { useGivenUp } from '../../lists/use-given-up.ts';
import { markOfKey, Toolbar } from '../Toolbar.tsx';
import { createEditor } from './editor.ts';
import type { Start } from './editor.ts';
import { LinkBar } from './LinkBar.tsx';
import type { GivenUpLink } from './LinkBar.tsx';
import type { LinkQuestion } from './links.ts';
import { PictureBlock } from './PictureBlock.tsx';
import { describeMissingPictures } from './texts.ts';
import type { TypedText } from './typed-text.ts';
import { UploadBlock } from './UploadBlock.tsx';
import { text as textClass } from './visual-field.css.ts';

export { hasWords, isFormatted } from './paste.ts';
export { canShow } from './typed-text.ts';

interface VisualFieldProps extends Pick<
  ComponentProps<typeof EditableField>,
  'error' | 'hint' | 'id' | 'label' | 'readOnly' | 'required'
> {
  /** Where the checklist leads. */
  readonly 'data-checklist-part'?: string;
  readonly value: string;
  readonly format: TextFormat;
  readonly onTyped: (typed: TypedText) => void;
  /** What was shown is no longer the text: another one without formatting has come in its place. */
  readonly onClosed: () => void;
  readonly start: Start | null;
  readonly tools: Pick<ComponentProps<typeof Toolbar>, 'hasHeadings' | 'isHeld' | 'label' | 'pictures'>;
  /** @param isOff files are on their way, which no other view has a place for */
  readonly switches: (isOff: boolean) => ReactNode;
  /** The element to focus. */
  readonly elementRef: RefCallback<HTMLElement> | undefined;
}

/** A text as it will look, to write in. */
export function VisualField({
  value,
  format,
  onTyped,
  onClosed,
  start,
  tools,
  switches,
  elementRef,
  error,
  hint,
  id,
  label,
  readOnly = false,
  required,
  'data-checklist-part': part,
}: VisualFieldProps) {
  const { pictures } = tools;
  const [editor] = useState(() => createEditor({ text: value, format }, pictures?.canUpload === true));
  const shown = useSyncExternalStore(editor.subscribe, editor.shown);
  const { show } = useShowToast();
  /** Pictures that have come since the library was read. */
  const [known, setKnown] = useState<ReadonlyMap<string, Media>>(new Map());
  const begun = useRef<Start>(null);
  /** What was given up last in the bar of links, and where. */
  const left = useRef<LinkQuestion>(null);
  const [linkBegins, setLinkBegins] = useState<GivenUpLink | null>(null);
  const giveUp = useGivenUp((_row, { words = '', address = '' }) => {
    setLinkBegins({ words, address });
    if (left.current !== null) editor.askLinkAgain(left.current);
  });

  const tell = useEffectEvent(onTyped);
  const tellMissing = useEffectEvent((count: number) =>
    show({
      kind: 'error',
      text: describeMissingPictures(count, pictures?.canUpload === true),
      topic: 'pasted pictures',
    }),
  );
  useEffect(
    () => editor.listen({ onText: (typed) => tell(typed), onMissingPictures: (count) => tellMissing(count) }),
    [editor],
  );
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null) return undefined;
      const unmount = editor.mount(element);
      const detach = elementRef?.(element);
      return () => {
        if (typeof detach === 'function') detach();
        unmount();
      };
    },
    [editor, elementRef],
  );
  useLayoutEffect(() => editor.setEditable(!readOnly), [editor, readOnly]);
  const take = useEffectEvent((typed: TypedText) => {
    // No other view has a place for files on their way.
    if (editor.take(typed) && typed.format !== 'markdown' && editor.shown().uploads.length === 0) onClosed();
  });
  useEffect(() => take({ text: value, format }), [value, format]);
  useEffect(() => {
    if (start === null || begun.current === start) return;
    begun.current = start;
    editor.start(start);
  }, [editor, start]);

  const whenKey = (event: KeyboardEvent) => {
    // Ctrl K is the menu's elsewhere.
    if ((event.ctrlKey || event.metaKey) && markOfKey(event.key) !== null) event.stopPropagation();
  };
  return (
    <>
      <div className={textClass}>
        <EditableField
          data-checklist-part={part}
          error={error}
          hint={hint}
          id={id}
          label={label}
          onKeyDown={whenKey}
          onLabel={editor.focus}
          readOnly={readOnly}
          ref={attach}
          required={required}
          tools={
            <>
              <Toolbar
                {...tools}
                history={{ canUndo: shown.canUndo, canRedo: shown.canRedo, onPress: editor.press }}
                on={shown.marks}
                onFiles={pictures?.canUpload === true ? editor.takeFiles : undefined}
                onMark={editor.press}
                onPicture={({ file, alt }) => editor.insert(file, alt)}
              >
                {switches(shown.uploads.length > 0)}
              </Toolbar>
              {shown.link === null ? null : (
                <LinkBar
                  begin={linkBegins}
                  key={linkBegins === null ? 'new' : 'again'}
                  onAnswer={(address, words) => {
                    setLinkBegins(null);
                    editor.answerLink(address, words);
                  }}
                  onCancel={(typed) => {
                    left.current = shown.link;
                    setLinkBegins(null);
                    editor.answerLink(null, '');
                    if (typed !== null) giveUp('link', { ...typed });
                  }}
                  question={shown.link}
                />
              )}
            </>
          }
        />
      </div>
      {shown.pictures.map((picture, index) =>
        createPortal(
          <PictureBlock
            isHeld={readOnly}
            media={known.get(picture.file) ?? pictures?.find(picture.file)}
            onChanged={pictures?.library.readAnew}
            stored={pictures?.fileOf(picture.file)}
            onDescribe={(attribute, words) => editor.describe(picture.element, attribute, words)}
            onRemove={() => editor.remove(picture.element)}
            picture={picture}
          />,
          picture.element,
          String(index),
        ),
      )}
      {shown.uploads.map((upload) =>
        createPortal(
          <UploadBlock
            file={upload.file}
            onGone={(reason) => {
              editor.endUpload(upload, null);
              if (reason !== null) show({ kind: 'error', text: reason });
            }}
            onStored={(file, media) => {
              pictures?.library.readAnew();
              setKnown((before) => new Map(before).set(file, media));
              editor.endUpload(upload, file, media.alt ?? '');
            }}
          />,
          upload.element,
          `upload ${String(upload.id)}`,
        ),
      )}
    </>
  );
}
