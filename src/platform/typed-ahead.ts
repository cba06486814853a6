type Field = HTMLInputElement | HTMLTextAreaElement;

/** A form that does not open within this time, in milliseconds, is not typed into later. */
const patience = 10_000;

function heldField({ target }: Event): Field | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  // Fields of dates and numbers have no selection, and take no text.
  return isField && target.readOnly && target.selectionStart !== null ? target : null;
}

/** What the key writes: `''` for none, null where it takes back what was typed last. */
function textOf(event: KeyboardEvent, field: Field): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return '';
  if (event.key === 'Backspace') return null;
  if (event.key === 'Enter' && field instanceof HTMLTextAreaElement) return '\n';
  return event.key.length === 1 ? event.key : '';
}

/** Types the text into the field as soon as that can be written in. @returns what adds to it */
function whenWritable(field: Field, onTyped: () => void): (text: string | null) => void {
  let typed = '';
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    onTyped();
  };
  const observer = new MutationObserver(() => {
    if (field.readOnly) return;
    end();
    if (!field.isConnected || typed === '') return;
    const { selectionStart, selectionEnd, value } = field;
    field.setRangeText(typed, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed, inputType: 'insertText' }));
  });
  const timer = setTimeout(end, patience);
  observer.observe(field, { attributeFilter: ['readonly'] });
  return (text) => {
    typed = text === null ? typed.slice(0, -1) : typed + text;
  };
}

const held = new WeakMap<Field, (text: string | null) => void>();

/**
 * While a form is read-only because its draft is not known yet, keeps what is typed and pasted into its fields, and types it
 * in once they can be written in. @returns ends it; what was typed until then is still typed in
 */
export function keepTypedAhead(): () => void {
  const take = (event: Event, field: Field, text: string | null) => {
    if (text === '') return;
    // Another form that opens at the same time listens as well.
    event.preventDefault();
    const add = held.get(field) ?? whenWritable(field, () => held.delete(field));
    held.set(field, add);
    add(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const field = event.defaultPrevented ? null : heldField(event);
    if (field !== null) take(event, field, textOf(event, field));
  };
  const onPaste = (event: ClipboardEvent) => {
    const field = event.defaultPrevented ? null : heldField(event);
    if (field !== null) take(event, field, event.clipboardData?.getData('text/plain') ?? '');
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('paste', onPaste, { capture: true });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    document.removeEventListener('paste', onPaste, { capture: true });
  };
}
