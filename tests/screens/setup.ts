// First, as the app takes `fetch` when it is loaded.
import './support/provider.ts';
import '@vitrine/design-system/theme';
