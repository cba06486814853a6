import '@vitrine/design-system/theme';
import { blackTheme, whiteTheme } from '@vitrine/design-system/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { axeTags } from '../stories/shared/axe-tags.ts';
import '../stories/shared/contract-answers.ts';

/** Puts the toolbar's theme where the site puts the visitor's: on `body`. */
function Themed({ isBlack, children }: { readonly isBlack: boolean; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = 'en';
    document.body.classList.toggle(blackTheme, isBlack);
    document.body.classList.toggle(whiteTheme, !isBlack);
  }, [isBlack]);
  return children;
}

const withTheme: Decorator = (Story, { globals }) => (
  <Themed isBlack={globals['theme'] === 'black'}>
    <Story />
  </Themed>
);

const preview: Preview = {
  decorators: [withTheme],
  // The look that a screen before was seen in.
  loaders: [() => void (document.adoptedStyleSheets = [])],
  globalTypes: {
    theme: {
      description: 'The theme of the page',
      toolbar: {
        title: 'Theme',
        items: [
          { value: 'white', title: 'White', icon: 'sun' },
          { value: 'black', title: 'Black', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'white' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disabled: true },
    // The tests look at the whole page, at the width of a desktop; in Storybook the frame stays as wide as it is.
    viewport: {
      options: {
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
        wide: { name: 'Wide desktop', type: 'desktop', styles: { width: '1920px', height: '1080px' } },
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
      },
    },
    a11y: {
      test: 'error',
      context: 'html',
      config: { rules: [{ id: 'region', enabled: true }] },
      options: { runOnly: [...axeTags] },
    },
    options: { storySort: { order: ['Machines', 'Paths', 'Design system', ['Foundations', 'Components'], 'Screens'] } },
  },
};

export default preview;
