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
  // In one line it is no text: it sends what stands there.
  if (event.key === 'Enter') return event.shiftKey && field instanceof HTMLInputElement ? '' : '\n';
  return event.key.length === 1 ? event.key : '';
}

function write(field: Field, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** As a browser does it: the field's own answer to the key, or else its form is sent. */
function pressEnter(field: HTMLInputElement): void {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Enter', code: 'Enter' });
  if (field.dispatchEvent(event)) field.form?.requestSubmit();
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
    if (field instanceof HTMLTextAreaElement) {
      write(field, typed);
      return;
    }
    const [text = '', ...more] = typed.split('\n');
    if (text !== '') write(field, text);
    // Once what was written is known to the form.
    if (more.length > 0) setTimeout(() => pressEnter(field));
  });
  const timer = setTimeout(end, patience);
  observer.observe(field, { attributeFilter: ['readonly'] });
  return (text) => {
    typed = text === null ? typed.slice(0, -1) : typed + text;
  };
}

const held = new WeakMap<Field, (text: string | null) => void>();

/** How many forms are being opened. */
let opening = 0;

/** Styles show no field as disabled meanwhile. */
function count(by: 1 | -1): void {
  opening += by;
  document.documentElement.toggleAttribute('data-opening', opening > 0);
}

/**
 * While a form is read-only because its draft is not known yet, keeps what is typed and pasted into its fields, and types it
 * in once they can be written in, Enter in a field of one line as well. Until then none of them looks disabled. @returns ends it; what was typed until then is still typed in
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
    if (field === null) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    take(event, field, field instanceof HTMLInputElement ? text.replaceAll(/\r?\n|\r/g, ' ') : text);
  };
  count(1);
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('paste', onPaste, { capture: true });
  return () => {
    count(-1);
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    document.removeEventListener('paste', onPaste, { capture: true });
  };
}
