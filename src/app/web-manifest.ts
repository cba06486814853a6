import tokens from '../../design-system/tokens/tokens.json' with { type: 'json' };
import type { SiteConfig } from '../../site.config.ts';
import type { SiteFrame } from '../api/normalise/site.ts';

/** The icons that come with the build. */
const builtIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
];

function iconsOf({ icon, touchIcon }: Pick<SiteFrame, 'icon' | 'touchIcon'>) {
  if (icon === null) return builtIcons;
  const drawn = { src: icon.url, sizes: 'any', type: icon.type };
  return touchIcon === null || touchIcon === icon.url
    ? [drawn]
    : [drawn, { src: touchIcon, sizes: '512x512', type: 'image/png' }];
}

/** The site as an app that can be installed (W3C, Web Application Manifest). */
export function writeWebManifest(
  { siteName, tagline, language }: SiteConfig,
  frame: Pick<SiteFrame, 'icon' | 'touchIcon' | 'look' | 'firstTheme'> = {
    icon: null,
    touchIcon: null,
    look: null,
    firstTheme: 'white',
  },
): string {
  // It has one colour: that of the theme in which the site greets.
  const paper = (frame.look ?? tokens.color)[frame.firstTheme].surface;
  return JSON.stringify({
    ...(siteName === '' ? {} : { name: siteName, short_name: siteName }),
    description: tagline,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: iconsOf(frame),
  });
}
