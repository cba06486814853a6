import type { StoryObj } from '@storybook/react-vite';
import { BrowserRouter } from 'react-router-dom';
import { siteConfig } from '../../site.config.ts';
import { createPages } from '../../src/app/pages.tsx';
import { reads } from '../../src/app/services/reads.ts';
import { SiteApp } from '../../src/app/SiteApp.tsx';
import { holdFirstPlace } from '../../src/platform/arrival.ts';
import { saveSession } from '../../src/platform/session.ts';
import { saveTheme } from '../../src/platform/theme.ts';
import { answerAs } from '../shared/contract-answers.ts';
import { hold, pass } from './held.ts';
import { untilSettled } from './screen-story.tsx';

// As `client.tsx` does, before a router listens.
holdFirstPlace();

export default { title: 'Screens/Transitions', parameters: { a11y: { test: 'off' } } };

/** The element that the selector finds once it is there. */
async function find(selector: string, text = ''): Promise<HTMLElement> {
  // The date stands still in these tests.
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => one.checkVisibility() && one.textContent.includes(text),
    );
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${selector} ${text} is not there`);
}

/** The first touch of a visitor brings the code that moves. */
async function wake(): Promise<void> {
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await import('../../src/platform/growth.ts');
  await untilSettled();
}

/** The application at an address of the frame's own, because Back is the browser's. */
function createTransitionStory(address: string, act: () => Promise<void>, isOnPhone = false): StoryObj {
  return {
    globals: { viewport: { value: isOnPhone ? 'phone' : 'desktop' } },
    beforeEach: ({ globals }) => {
      const own = window.location.href;
      answerAs('full', 'demo studio');
      saveTheme(globals['theme'] === 'black' ? 'black' : 'white');
      saveSession(null);
      window.history.replaceState(null, '', address);
      return () => {
        window.history.replaceState(null, '', own);
      };
    },
    play: async () => {
      await untilSettled();
      await wake();
      await act();
    },
    render: (_args, { globals }) => (
      <BrowserRouter
        future={{ v7_startTransition: false, v7_relativeSplatPath: true }}
        key={`${address} ${String(globals['theme'])}`}
      >
        <SiteApp origin={window.location.origin} pages={createPages(async () => reads)} site={siteConfig} />
      </BrowserRouter>
    ),
  };
}

const press = (element: HTMLElement) => () => {
  element.click();
};

/** The theme changes, from the switch of the bar. */
export const Light = createTransitionStory('/about', async () => {
  await hold(press(await find('header button[aria-label$="theme"]')));
});

/** Opens what the selector finds and comes back, so that its page and its picture are in the browser; then opens it again. */
async function openSeen(selector: string, text = ''): Promise<void> {
  const first = await find(selector, text);
  first.scrollIntoView({ block: 'center', behavior: 'instant' });
  await untilSettled();
  const title = document.querySelector('h1')?.textContent ?? '';
  await pass(press(first));
  await untilSettled();
  await pass(() => {
    window.history.back();
  });
  await find('main h1', title);
  await untilSettled();
  await hold(press(await find(selector, text)));
}

const openTile = () => openSeen('main [data-grows] a', 'Kal');
const openNext = () => openSeen('main section[aria-labelledby="discover-more"] [data-grows] a');
async function openPage(): Promise<void> {
  await pass(press(await find('a[href="/story"]')));
  await untilSettled();
  await hold(press(await find('a[href="/about"]')));
}

/** A tile's picture grows into the header of its project. */
export const Tile = createTransitionStory('/work', openTile);
export const TileOnPhone = createTransitionStory('/work', openTile, true);

/** The first project of Discover More grows into the next page. */
export const Next = createTransitionStory('/project/upar', openNext);
export const NextOnPhone = createTransitionStory('/project/upar', openNext, true);

/** A page that is opened fades in. */
export const Page = createTransitionStory('/about', openPage);
export const PageOnPhone = createTransitionStory('/about', openPage, true);

/** The header's picture shrinks back into its tile. */
export const Back = createTransitionStory('/work', async () => {
  const tile = await find('main [data-grows] a', 'Kal');
  await pass(press(tile));
  await find('main h1', 'Kal');
  await untilSettled();
  await hold(() => {
    window.history.back();
  });
});

/** Tiles move to where the filter puts them. */
export const Filter = createTransitionStory('/work', async () => {
  await hold(press(await find('main nav a, main nav button, aside a, aside button', 'Packaging')));
});

/** The menu of a phone. */
export const Menu = createTransitionStory(
  '/about',
  async () => {
    await hold(press(await find('header button[aria-label="Open menu"]')));
  },
  true,
);

/** A question over a page of the dashboard. */
export const Question = createTransitionStory('/dashboard/create-categories', async () => {
  await hold(press(await find('main button', 'Delete')));
});

/** The panel over the slots of the home page. */
export const Panel = createTransitionStory('/dashboard/create-home-page', async () => {
  await hold(press(await find('main button[aria-label^="Drag "]')));
});

/** The drawer of the dashboard. */
export const Drawer = createTransitionStory(
  '/dashboard',
  async () => {
    await hold(press(await find('button[aria-label="Open menu"]')));
  },
  true,
);
