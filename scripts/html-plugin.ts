import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import tokens from '../design-system/tokens/tokens.json' with { type: 'json' };
import { siteConfig } from '../site.config.ts';

/** The one font file that the first paint needs (design tokens, "font"). */
const FONT = /anek-studio[^/]*\.woff2$/;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function preloadFont(fileNames: readonly string[]): HtmlTagDescriptor[] {
  return fileNames
    .filter((fileName) => FONT.test(fileName))
    .map((fileName) => ({
      tag: 'link',
      injectTo: 'head-prepend',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` },
    }));
}

/** The app's own script, which `main.ts` imports after React has started. */
const APP = '/src/app/client.tsx';

function preloadApp(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(APP))
      ? [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` } }]
      : [],
  );
}

/** The site as an app that can be installed (W3C, Web Application Manifest). */
function webManifest(): string {
  const { siteName, tagline, language } = siteConfig;
  return JSON.stringify({
    name: siteName,
    short_name: siteName,
    description: tagline,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: tokens.color.white.surface,
    theme_color: tokens.color.white.surface,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}

/**
 * Puts the studio's name and language and the two background colours into index.html, and in the build preloads of the font and the app
 * and the web manifest.
 */
export function htmlPlugin(): Plugin {
  return {
    name: 'vitrine-html',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: webManifest() });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const filled = html
          .replaceAll('%SITE_NAME%', escapeHtml(siteConfig.siteName))
          .replaceAll('%LANGUAGE%', escapeHtml(siteConfig.language))
          .replaceAll('%WHITE%', tokens.color.white.surface)
          .replaceAll('%BLACK%', tokens.color.black.surface);
        return { html: filled, tags: [...preloadFont(Object.keys(bundle ?? {})), ...preloadApp(bundle ?? {})] };
      },
    },
  };
}
