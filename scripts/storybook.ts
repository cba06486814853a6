/** `npm run storybook` serves Storybook; `npm run build-storybook` writes it to dist/storybook. Neither calls home. */
import { rmSync } from 'node:fs';
import { recordDemoAnswers } from './lib/demo-answers.ts';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const quiet = { STORYBOOK_DISABLE_TELEMETRY: '1' };
const commands = {
  dev: ['dev', '--port', process.env['PORT'] ?? '6006', '--host', '127.0.0.1', '--ci', '--no-version-updates'],
  build: ['build', '--output-dir', inRoot('dist', 'storybook'), '--quiet'],
};

const command = process.argv[2] === 'build' ? 'build' : 'dev';
if (command === 'build') rmSync(inRoot('dist', 'storybook'), { recursive: true, force: true });
await recordDemoAnswers();
const { code } = await runNode(
  [inRoot('node_modules/storybook/dist/bin/dispatcher.js'), ...commands[command], '--disable-telemetry'],
  { env: quiet },
);
process.exit(code);
