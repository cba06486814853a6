import type { StoryObj } from '@storybook/react-vite';
import { saveTheme } from '../../../src/platform/theme.ts';
import { findMachine } from '../lab/find.ts';
import type { Found } from '../lab/find.ts';
import { PathsPage } from './PathsPage.tsx';

/** @param name folder and file, as `toasts/toasts` */
export function createPathsStory(name: string, title: string): StoryObj {
  const known = new Map<string, Found>();
  return {
    name: title,
    loaders: [
      async ({ globals }) => {
        saveTheme(globals['theme'] === 'black' ? 'black' : 'white');
        known.set(name, await findMachine(name));
        return {};
      },
    ],
    render: () => {
      const found = known.get(name);
      if (found === undefined || found.setting === null) return <p>Loading…</p>;
      return <PathsPage found={found} setting={found.setting} title={title} />;
    },
  };
}
