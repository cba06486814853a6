import type { Page } from '@playwright/test';

/**
 * Counts the component renders of React, in the production build too: React hands every commit to the hook that React
 * DevTools install, and marks each component that has rendered (react-reconciler, `PerformedWork`).
 */
export async function countRenders(
  page: Page,
): Promise<{ readonly during: (act: () => Promise<void>) => Promise<number> }> {
  await page.addInitScript(() => {
    interface Fiber {
      readonly tag: number;
      readonly flags: number;
      readonly alternate: Fiber | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    /** Functions, classes, forwarded refs and memoised components. */
    const components = new Set([0, 1, 11, 14, 15]);
    const performedWork = 1;
    let renders = 0;
    const visit = (fiber: Fiber) => {
      const before = fiber.alternate;
      if (components.has(fiber.tag) && (before === null || (fiber.flags & performedWork) !== 0)) renders += 1;
      // A subtree that React has skipped is the same object as before.
      if (before !== null && before.child === fiber.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        checkDCE: () => undefined,
        inject: () => 1,
        onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => visit(root.current),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
      takeRenders: () => {
        const taken = renders;
        renders = 0;
        return taken;
      },
    });
  });
  const take = () => page.evaluate<number>('takeRenders()');
  return {
    during: async (act) => {
      await take();
      await act();
      return take();
    },
  };
}
