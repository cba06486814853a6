import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useExtensions } from '../page/extensions.ts';

/** What has the focus by arrows. What is typed into needs them itself. */
const controls = ['button', 'a[href]', 'select', 'summary', 'input:is([type=file], [type=checkbox])']
  .map((one) => `${one}:not([aria-hidden=true], [hidden])`)
  .join();

/** What a message offers is pressed at once or never: it stays a stop of its own. */
const messages = '[role=status], [role=alert]';

/** Its controls in their order, with those that cannot be used at the moment. */
function controlsIn(toolbar: HTMLElement): readonly HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one.closest(messages) === null && one.closest('[role=toolbar]') === toolbar,
  );
}

/** What a closed fold holds is not there for the focus. */
const folded = 'details:not([open]) > :not(summary) *';

const isUsable = (control: HTMLElement): boolean => !control.matches(`:disabled, ${folded}`);

/** Leaves one control as a stop of Tab. */
function leaveOne(all: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const one of all) {
    const wanted = one === stop ? 0 : -1;
    if (one.tabIndex !== wanted) one.tabIndex = wanted;
  }
}

/** Where a key leads from one of several; undefined for other keys. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Is something dragged by keys? Then the arrows move it. */
const isPickedUp = (element: Element): boolean => element.matches('[aria-roledescription][aria-pressed=true]');

/**
 * Makes an element with many controls one stop of Tab (the toolbar pattern of the ARIA practices): the arrows go from one to the
 * next, Home and End to the first and the last, and Tab comes back to the one that was left. Nothing changes for pointers and for
 * what a screen reader reads.
 * @returns what the element is given, beside its name
 */
export function useToolbar<Toolbar extends HTMLElement = HTMLDivElement>() {
  const element = useRef<Toolbar>(null);
  const left = useRef<HTMLElement>(null);
  const arrange = () => {
    if (element.current === null) return;
    const all = controlsIn(element.current);
    const usable = all.filter(isUsable);
    leaveOne(all, usable.find((one) => one === left.current) ?? usable[0] ?? all[0]);
  };
  // What the provider offers comes late, and controls with it.
  useExtensions();
  // With every drawing: what is in it may have changed.
  useEffect(arrange);
  return {
    role: 'toolbar',
    ref: element,
    onFocus: ({ currentTarget, target }: FocusEvent<Toolbar, Element>) => {
      const control = controlsIn(currentTarget).find((one) => one === target);
      if (control === undefined) return;
      left.current = control;
      arrange();
    },
    onKeyDown: (event: KeyboardEvent<Toolbar>) => {
      const { currentTarget, target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
      // What has come since the last drawing is no stop of its own either.
      if (key === 'Tab') arrange();
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      const all = controlsIn(currentTarget).filter(isUsable);
      const at = all.findIndex((one) => one === target);
      const control = all[at];
      const next = targetOf(key, at, all.length);
      if (control === undefined || next === undefined || isPickedUp(control)) return;
      event.preventDefault();
      all[next]?.focus();
    },
  } as const;
}
