import type { ElementHandle, Locator, Page } from '@playwright/test';

/** What can be pressed, typed into or moved. */
const controls = 'a[href], button, input, select, textarea, summary, [role="option"], [tabindex="0"]';

/** Everything that a control may look like: itself, what is in it, and what it lies over. */
function readLooks(control: Element): string {
  const properties = [
    ...[
      'background-color',
      'background-image',
      'background-size',
      'background-position',
      'border-color',
      'border-width',
    ],
    ...[
      'box-shadow',
      'color',
      'fill',
      'opacity',
      'outline-style',
      'outline-color',
      'outline-offset',
      'rotate',
      'scale',
      'stroke',
    ],
    ...['text-decoration-line', 'text-decoration-color', 'text-decoration-thickness', 'text-underline-offset'],
    ...['transform', 'translate', 'visibility', 'clip-path'],
  ];
  const around = control.parentElement === null ? [] : [control.parentElement, ...control.parentElement.children];
  const all = [...around, control, ...control.querySelectorAll('*')];
  return all
    .flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return properties.map((property) => style.getPropertyValue(property)).join('|');
      }),
    )
    .join('\n');
}

function describe(control: Element): string {
  const words = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
  return `${control.tagName.toLowerCase()} ${control.className.split(' ').at(-1) ?? ''} “${words}”`;
}

/** One of each kind: what is in the same place with the same looks is the same to the eye. */
async function kindsIn(root: Locator): Promise<readonly ElementHandle<Element>[]> {
  const found = await root.evaluateHandle((element, selector) => {
    const seen = new Set<string>();
    return [...element.querySelectorAll<HTMLElement>(selector)].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isOff = control.matches(':disabled, [aria-disabled="true"], [tabindex="-1"]:not([role="option"])');
      const kind = `${control.tagName} ${control.className} ${control.parentElement?.className ?? ''} ${control.getAttribute('aria-current') ?? ''}`;
      if (width < 4 || height < 4 || isOff || seen.has(kind) || !control.checkVisibility()) return false;
      seen.add(kind);
      return true;
    });
  }, controls);
  const handles = [...(await found.getProperties()).values()];
  return handles.flatMap((handle) => handle.asElement() ?? []);
}

/** Controls of this part of the page that look the same with the pointer on them, or with the focus, as without. */
export async function findSilent(page: Page, root: Locator): Promise<readonly string[]> {
  const silent: string[] = [];
  for (const control of await kindsIn(root)) {
    const name = await control.evaluate(describe);
    await page.mouse.move(0, 0);
    await control.scrollIntoViewIfNeeded();
    const isChosen = await control.evaluate((one) => one.matches('[aria-selected="true"], :checked'));
    const isFocused = await control.evaluate((one) => one === document.activeElement);
    const rest = await control.evaluate(readLooks);
    const isReachable = await control.evaluate((one) => getComputedStyle(one).pointerEvents !== 'none');
    // What has the focus has answered already.
    if (isReachable && !isChosen && !isFocused) {
      await control.hover({ timeout: 5000 });
      const underPointer = await control.evaluate(readLooks);
      if (underPointer === rest) silent.push(`${name}: pointer`);
      await page.mouse.move(0, 0);
    }
    if (isFocused || !(await control.evaluate((one) => one instanceof HTMLElement && one.tabIndex >= 0))) continue;
    // A key was the last thing used, so the focus is to be seen.
    await page.keyboard.press('Shift');
    await control.focus();
    const focused = await control.evaluate(readLooks);
    if (focused === rest) silent.push(`${name}: focus`);
  }
  return silent;
}
