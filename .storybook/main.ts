import type { StorybookConfig } from '@storybook/react-vite';
import { writePages } from './pages.ts';
import { stagedActors } from './staged-actors.ts';

writePages();

/** Storybook without telemetry, crash reports and update checks. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.stories.tsx', '../.cache/stories/*.stories.ts'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: [
    { from: '../provider/demo-content/media', to: '/media' },
    { from: '../provider/demo-content/posters', to: '/media/posters' },
    '../public',
  ],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  // Before the app's own plugins: here a machine's actor comes from its page, not from the inspector.
  viteFinal: (vite) => ({ ...vite, plugins: [stagedActors(), ...(vite.plugins ?? [])] }),
};

export default config;
