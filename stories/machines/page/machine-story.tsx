import type { StoryObj } from '@storybook/react-vite';
import { saveTheme } from '../../../src/platform/theme.ts';
import { drawMachine } from '../../../devtools/chart/layout.ts';
import type { Drawing } from '../../../devtools/chart/layout.ts';
import { findMachine } from '../lab/find.ts';
import type { Found } from '../lab/find.ts';
import { MachinePage } from './MachinePage.tsx';

interface Loaded {
  readonly found: Found;
  readonly drawing: Drawing;
}

/** @param name folder and file, as `toasts/toast` */
export function createMachineStory(name: string, title: string): StoryObj {
  const known = new Map<string, Loaded>();
  return {
    name: title,
    loaders: [
      async ({ globals }) => {
        // The real component reads the saved theme.
        saveTheme(globals['theme'] === 'black' ? 'black' : 'white');
        const found = await findMachine(name);
        known.set(name, { found, drawing: await drawMachine(found.machine) });
        return {};
      },
    ],
    render: () => {
      const loaded = known.get(name);
      return loaded === undefined ? <p>Loading…</p> : <MachinePage {...loaded} title={title} />;
    },
  };
}
