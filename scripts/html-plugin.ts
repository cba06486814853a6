import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import tokens from '../design-system/tokens/tokens.json' with { type: 'json' };
import { siteConfig } from '../site.config.ts';
import { toInertJson } from '../src/app/embedded.ts';
import { writeWebManifest } from '../src/app/web-manifest.ts';

/**
 * The one font file that the first paint needs (design tokens, "font"). Its preload is in a template: the script in index.html takes it
 * out for a browser that has the file.
 */
const FONT = /anek-first[^/]*\.woff2$/;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function preloadFont(fileNames: readonly string[]): HtmlTagDescriptor[] {
  return fileNames
    .filter((fileName) => FONT.test(fileName))
    .map((fileName) => ({
      tag: 'template',
      attrs: { id: 'font' },
      children: [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` },
        },
      ],
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

/**
 * Puts the studio's facts and language and the two background colours into index.html, and in the build preloads of the font and the app
 * and the web manifest.
 */
export function htmlPlugin(): Plugin {
  return {
    name: 'vitrine-html',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: writeWebManifest(siteConfig) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const filled = html
          .replaceAll('%SITE_NAME%', escapeHtml(siteConfig.siteName))
          .replaceAll('%SITE%', () => toInertJson(siteConfig))
          .replaceAll('%LANGUAGE%', escapeHtml(siteConfig.language))
          .replaceAll('%WHITE%', tokens.color.white.surface)
          .replaceAll('%BLACK%', tokens.color.black.surface);
        return { html: filled, tags: [...preloadFont(Object.keys(bundle ?? {})), ...preloadApp(bundle ?? {})] };
      },
    },
  };
}
