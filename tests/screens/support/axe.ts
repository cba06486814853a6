import axe from 'axe-core';
import { axeTags } from '../../../stories/shared/axe-tags.ts';
import { expect } from 'vitest';

/** Swaps white and black as the toggle does, and waits until the colours have changed. */
async function swapTheme(): Promise<void> {
  for (const name of ['white-theme', 'black-theme']) document.body.classList.toggle(name);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.all(fades.map(({ finished }) => finished.catch(() => undefined)));
}

async function violationsOf(runOnly: axe.RunOptions['runOnly']): Promise<readonly string[]> {
  const { violations } = await axe.run(document, {
    ...(runOnly === undefined ? {} : { runOnly }),
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Expects no WCAG 2.2 AA violation of what is shown, in either theme. */
export async function expectAccessible(): Promise<void> {
  expect(await violationsOf([...axeTags, 'best-practice'])).toEqual([]);
  await swapTheme();
  expect(await violationsOf({ type: 'rule', values: ['color-contrast', 'link-in-text-block'] })).toEqual([]);
  await swapTheme();
}
