import { findViolations } from './story-axe.mjs';

/** Longest time in milliseconds that a path, or a sign of its end, is waited for. */
const LIMIT = 5000;

/**
 * Drives the component of a story below `Paths` along every path of its machine. What is wrong at their ends, in words:
 * another state, a state that the component does not show, a violation of WCAG 2.2 AA.
 */
export async function walkPaths(page) {
  const wrong = [];
  const select = page.getByRole('combobox', { name: 'Path to', exact: true, includeHidden: true });
  const states = await select.locator('option').allInnerTexts();
  if (states.length < 2) return [`only ${states.length} paths`];
  for (const [index, state] of states.entries()) {
    // A dialog of the component leaves the rest of the page to nobody, and a test is somebody.
    await select.selectOption(String(index), { force: true });
    const told = page.locator(`output[data-wanted="${state}"]`);
    await told.waitFor({ state: 'attached', timeout: LIMIT });
    const now = await told.getAttribute('data-now');
    const sign = JSON.parse((await told.getAttribute('data-sign')) ?? 'null');
    if (now !== state) wrong.push(`path to ${state}: it came to ${now}`);
    else if (sign === null) wrong.push(`${state}: no sign in its stage`);
    else {
      const { role, name, isOff = false } = sign;
      const named = name === '' ? {} : { name, exact: true };
      const found = page.getByRole(role, { ...named, disabled: isOff }).first();
      const isSeen = await found.waitFor({ timeout: LIMIT }).then(
        () => true,
        () => false,
      );
      if (!isSeen) wrong.push(`${state}: no ${role} "${name}" is seen`);
    }
    wrong.push(...(await findViolations(page, state)));
  }
  return wrong;
}
