import { addons } from 'storybook/manager-api';

addons.setConfig({ showToolbar: true, bottomPanelHeight: 0, rightPanelWidth: 0, sidebar: { showRoots: true } });
