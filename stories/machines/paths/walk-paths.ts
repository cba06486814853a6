import axe from 'axe-core';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeTags } from '../../shared/axe-tags.ts';
import type { Sign } from '../lab/setting.ts';

/** Longest wait in milliseconds for the end of a path, or for the element of its state. */
const LIMIT = 5000;

function readSign(told: Element): Sign | null {
  const text = told.getAttribute('data-sign');
  return text === null ? null : JSON.parse(text);
}

/**
 * Drives the component of the page along every path of its machine. At the end of each, the machine is in the path's
 * state, the component shows the element of that state, and axe finds nothing wrong.
 */
export async function walkPaths(): Promise<void> {
  // An open dialog of the component makes the rest of the page inert.
  const select = page.getByRole('combobox', { name: 'Path to', exact: true, includeHidden: true });
  const states = [...select.element().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(states.length, 'paths of the machine').toBeGreaterThan(1);
  for (const [index, state] of states.entries()) {
    await userEvent.selectOptions(select, String(index), { force: true });
    const told = await vi.waitUntil(() => document.querySelector(`output[data-wanted="${state}"]`), { timeout: LIMIT });
    if (told === null) throw new Error(`The path to ${state} has no end`);
    expect(told.getAttribute('data-now')).toBe(state);
    const sign = readSign(told);
    if (sign === null) throw new Error(`${state} has no sign in its stage`);
    const { role, name, isOff = false } = sign;
    const named = name === '' ? {} : { name, exact: true };
    await expect.element(page.getByRole(role, { ...named, disabled: isOff }).first()).toBeVisible();
    const { violations } = await axe.run(document, { runOnly: [...axeTags], rules: { region: { enabled: true } } });
    const words = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect(words, state).toEqual([]);
  }
}
