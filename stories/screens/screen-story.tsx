import type { StoryObj } from '@storybook/react-vite';
import { drawLook } from '@vitrine/fonts/draw';
import { builtLook, readyLooks } from '@vitrine/look';
import { expect, waitFor } from 'storybook/test';
import { MemoryRouter } from 'react-router-dom';
import { siteConfig } from '../../site.config.ts';
import { createPages } from '../../src/app/pages.tsx';
import { reads } from '../../src/app/services/reads.ts';
import { SiteApp } from '../../src/app/SiteApp.tsx';
import { drawPageLook } from '../../src/platform/look.ts';
import { saveSession } from '../../src/platform/session.ts';
import { saveTheme } from '../../src/platform/theme.ts';
import { answerAs } from '../shared/contract-answers.ts';
import type { Mood } from '../shared/contract-answers.ts';

/** Longest wait for the code of a screen in milliseconds; generous for a busy machine. */
const PATIENCE = 30_000;

/**
 * The tests begin with the widest window of the pictures (compare-screen.ts). Who looks has the screen in their own, and the
 * toolbar's widths: a story that names one would take these away.
 */
const framed = import.meta.env['VITEST'] === undefined ? {} : { globals: { viewport: { value: 'wide' } } };

/** Resolves when the screen has its heading and its DOM has stopped changing. */
export async function untilSettled(): Promise<void> {
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), { timeout: PATIENCE });
  await new Promise<void>((resolve) => {
    let rest = setTimeout(resolve, 300);
    const observer = new MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(resolve, 300);
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    // A screen that never stops changing is tested as it is.
    setTimeout(resolve, 5000);
  });
}

/**
 * The whole application at one address, with one kind of answer from the provider.
 *
 * @param name of the ready look in which it is seen; left out, the built one
 */
export function createScreenStory(address: string, mood: Mood, name?: string): StoryObj {
  const look = readyLooks.find((one) => one.name === name)?.look ?? builtLook;
  return {
    ...framed,
    loaders: [
      async ({ globals }) => {
        answerAs(mood, 'demo studio');
        drawPageLook(drawLook(look, null).site);
        saveTheme(globals['theme'] === 'black' ? 'black' : 'white');
        // The dashboard's guard looks for a session; the login page for none.
        if (address !== '/login') saveSession(null);
        return {};
      },
    ],
    play: untilSettled,
    render: (_args, { globals }) => {
      const app = { pages: createPages(async () => reads), origin: window.location.origin, site: siteConfig };
      return (
        <MemoryRouter
          future={{ v7_startTransition: false, v7_relativeSplatPath: true }}
          initialEntries={[address]}
          key={`${address} ${mood} ${String(globals['theme'])}`}
        >
          <SiteApp {...app} />
        </MemoryRouter>
      );
    },
  };
}
