import type { HtmlTagDescriptor, Plugin } from 'vite';
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

/** Puts the studio's name and language into index.html, and in the build a preload of the font. */
export function htmlPlugin(): Plugin {
  return {
    name: 'vitrine-html',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const filled = html
          .replaceAll('%SITE_NAME%', escapeHtml(siteConfig.siteName))
          .replaceAll('%LANGUAGE%', escapeHtml(siteConfig.language));
        return { html: filled, tags: preloadFont(Object.keys(bundle ?? {})) };
      },
    },
  };
}
