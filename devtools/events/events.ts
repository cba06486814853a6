import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { wordsOfEvent } from '../chart/read.ts';

/** Longer payloads are cut; their effect is visible in the context. */
const LONGEST = 90;

/** Whether the machine takes this event now. A guard that throws on the payload counts as false. */
export function isPossible(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.status === 'active' && snapshot.can(event);
  } catch {
    return false;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An event's fields as JSON, its type and its functions left out; '' where there are none. */
export function payloadText(event: AnyEventObject): string {
  const fields = Object.fromEntries(
    Object.entries(event).filter(
      ([key, value]) => key !== 'type' && value !== undefined && typeof value !== 'function',
    ),
  );
  return Object.keys(fields).length === 0 ? '' : write(fields, 0);
}

/** An event that was sent, in words: its type and what it carried. */
export function wordsOfSent(event: AnyEventObject, isHeard: boolean): string {
  // What an actor returned is visible in the context.
  const text = event.type.startsWith('xstate.') ? '' : payloadText(event);
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return `${wordsOfEvent(event.type)} ${cut}`.trim() + (isHeard ? '' : ' (nothing listens)');
}

/** The event of that type with these fields; null where the text is no JSON object. */
export function parseEvent(type: string, text: string): AnyEventObject | null {
  if (text.trim() === '') return { type };
  const fields = parseJson(text);
  return isObject(fields) ? { ...fields, type } : null;
}

/** Undefined where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Any value as JSON; what JSON cannot hold is named. */
function write(value: unknown, indent: number): string {
  const seen = new Set<unknown>();
  const text = JSON.stringify(
    value,
    (_key, part: unknown) => {
      if (typeof part === 'function') return `ƒ ${part.name}`;
      if (part === undefined) return 'undefined';
      if (typeof part !== 'object' || part === null) return part;
      if (part instanceof Error) return `${part.name}: ${part.message}`;
      if ('getSnapshot' in part && 'sessionId' in part) return 'an actor';
      if ('nodeName' in part) return `<${String(part.nodeName).toLowerCase()}>`;
      if (part instanceof Blob) return 'name' in part ? `file ${String(part.name)}` : 'a blob';
      if (seen.has(part)) return 'as above';
      seen.add(part);
      return part;
    },
    indent,
  );
  return text ?? 'undefined';
}

/** Anything as indented JSON; functions, actors, elements, files and errors are named. */
export function show(value: unknown): string {
  return write(value, 2);
}

/** Whether the value survives JSON and back. */
export function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isObject(value)) return value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
