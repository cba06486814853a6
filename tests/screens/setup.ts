// First, as the app takes `fetch` when it is loaded.
import { takeRequests } from './support/provider.ts';
import '@vitrine/design-system/theme';
import { afterAll } from 'vitest';
import { commands } from 'vitest/browser';

// What the pages have asked for counts beside what the end-to-end tests' pages do.
afterAll(() => commands.keepRequests(takeRequests()));
