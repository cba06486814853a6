import type { StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { createPages } from '../../src/app/pages.tsx';
import { reads } from '../../src/app/services/reads.ts';
import { SiteApp } from '../../src/app/SiteApp.tsx';
import { saveSession } from '../../src/platform/session.ts';
import { saveTheme } from '../../src/platform/theme.ts';
import { answerAs } from '../shared/contract-answers.ts';
import type { Mood } from '../shared/contract-answers.ts';

/** The whole application at one address, its provider in one mood. */
export function createScreenStory(address: string, mood: Mood): StoryObj {
  return {
    loaders: [
      async ({ globals }) => {
        answerAs(mood);
        saveTheme(globals['theme'] === 'black' ? 'black' : 'white');
        // The dashboard's guard looks for a session; the login page for none.
        if (address !== '/login') saveSession(null);
        return {};
      },
    ],
    render: (_args, { globals }) => {
      const app = { pages: createPages(async () => reads), origin: window.location.origin };
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
