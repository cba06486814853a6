import type { StorybookConfig } from '@storybook/react-vite';
import { machineIndexer, screenIndexer, virtualPages } from './pages.ts';

/** Storybook, offline: it tells nobody anything and asks nobody for news. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.stories.tsx', '../stories/screens/screens.table.ts', '../src/machines/*/*.machine.ts'],
  staticDirs: [{ from: '../provider/demo-content/media', to: '/media' }, '../public'],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  experimental_indexers: (existing = []) => [machineIndexer, screenIndexer, ...existing],
  // Before the app's own plugins: here a machine's actor comes from its page, not from the inspector.
  viteFinal: (vite) => ({ ...vite, plugins: [virtualPages(), ...(vite.plugins ?? [])] }),
};

export default config;
