import { facesWith } from '@vitrine/fonts/faces';
import type { Look } from '@vitrine/look';
import { lookCss } from '@vitrine/look/css';
import { fontPreload } from '@vitrine/look/face-css';
import type { Faces } from '@vitrine/look/faces';
import { siteConfig } from '../../site.config.ts';
import type { SetSite, SiteFrame } from '../api/normalise/site.ts';
import { EMBEDDED_ID, SITE_ID } from '../platform/embedded.ts';
import { LOOK_ID, SITE_LOOK_ID } from '../platform/look.ts';
import { toInertJson, type Embedded } from './embedded.ts';
import { escapeXml, feedPaths } from './feeds.ts';
import { loaderOf } from './page-modules.ts';

/** One entry of the build's manifest (Vite, `build.manifest`). */
export interface Chunk {
  readonly file: string;
  /** The chunk's own, without what makes its file's name unique. */
  readonly name?: string;
  readonly css?: readonly string[];
  /** Names of the chunks that this one imports when it starts. */
  readonly imports?: readonly string[];
  /** Names of those that it may load later. */
  readonly dynamicImports?: readonly string[];
  /** Fonts, pictures and other files of its styles and code. */
  readonly assets?: readonly string[];
}

/** The manifest of the client's build, by module. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The text of a file of the client's build, by the name that the manifest gives it. */
export type FileText = (file: string) => string;

/** What goes into the page. All of it is HTML, but what is embedded. */
export interface PageParts {
  readonly head: string;
  readonly body: string;
  /** The theme the page sets for itself; null leaves the visitor's. */
  readonly themeOverride: 'white' | 'black' | null;
  /** Null for a page without script. */
  readonly embedded: Embedded | null;
  /** What the studio has set; null where the build's own facts hold. */
  readonly set: SetSite | null;
}

/** The code of documents that lie in a static export is in the chunk of reads (`services/reads.ts`). */
const readsOf = (manifest: Manifest): readonly Chunk[] =>
  Object.values(manifest).filter(({ name }) => name === 'reads');

const marks = { head: '</head>', body: '<body class="white-theme">', root: '<div id="root"></div>' } as const;
/**
 * The template in which a drawn page has its code. It can be read before: the script in index.html puts the code into the page when the
 * pictures of the first view are there, or when the visitor stirs.
 */
const CODE_ID = 'code';
const staticTitle = /<title>[^<]*<\/title>/;
const styleLink = /<link rel="stylesheet" crossorigin href="\/([^"]+)">\s*/g;
const moduleScript = /<script type="module"(?: crossorigin)? src="([^"]+)"><\/script>\s*/g;
const codePreload = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;
const noScript = /<noscript>[^<]*<\/noscript>/;
const language = /<html lang="[^"]*">/;
const themeColour = /<meta name="theme-color" content="[^"]*" data-black="[^"]*"/;
const iconLinks = /<link rel="icon"[^>]*>\s*<link rel="apple-touch-icon"[^>]*>/;
const manifestLink = /<link rel="manifest"[^>]*>/;
/** The file that the page's script fetches once the first pictures are there (scripts/html-plugin.ts). */
const fontTemplate = /<template id="font"[^>]*>.*?<\/template>/s;
const facts = new RegExp(`(<script type="application/json" id="${SITE_ID}">)[^<]*(?=</script>)`);

/**
 * A module's chunk and its static imports, each once, dependencies first, so that a page's own styles come last.
 */
function chunksOf(manifest: Manifest, module: string, seen = new Set<string>()): readonly Chunk[] {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return [];
  seen.add(module);
  return [...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen)), chunk];
}

/** Links to the code of a route, without what index.html begins with already. */
function linksOf(chunks: readonly Chunk[], scripts: ReadonlySet<string>): string {
  return chunks
    .filter(({ file }) => !scripts.has(`/${file}`))
    .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('');
}

/**
 * The styles of a page, in the page itself: a first view waits for no second answer. The links say to the bundler's loader
 * that they are there; disabled, they are not fetched. WebKit's preload scanner knows no `disabled`, but leaves out what is for no medium.
 *
 * @returns what goes into the head, and the text of its style element
 */
function writeStyles(files: readonly string[], fileText: FileText) {
  const text = files.map(fileText).join('\n');
  if (/<\/style/i.test(text)) throw new Error('A style sheet ends its own element.');
  const links = files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" media="not all" disabled>`);
  return { html: `<style>${text}</style>${links.join('')}`, text };
}

function writeIcons({ icon, touchIcon }: SiteFrame): string | null {
  if (icon === null) return null;
  const touch = touchIcon === null ? '' : `<link rel="apple-touch-icon" href="${escapeXml(touchIcon)}" />`;
  return `<link rel="icon" href="${escapeXml(icon.url)}" type="${escapeXml(icon.type)}" />${touch}`;
}

/** What a look puts into a page. */
interface LookParts {
  /** The style sheets of site and dashboard; empty where the built look holds. */
  readonly site: string;
  readonly dashboard: string;
  /** In place of the built font's; null where that is the one. */
  readonly font: string | null;
}

const builtParts: LookParts = { site: '', dashboard: '', font: null };

/** Of the look that was drawn last: colours are derived when it changes, not for each page. */
let last = { key: '', parts: builtParts };

function writeFont(look: Look, faces: Faces): string | null {
  const preload = fontPreload(look, faces);
  if (preload === null) return null;
  const links = preload.urls.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeXml(url)}">`,
  );
  return `<template id="font" data-families="${preload.families}">${links.join('')}</template>`;
}

function partsOf({ frame }: SetSite): LookParts {
  const look = frame?.look ?? null;
  if (frame === null || look === null) return builtParts;
  const key = JSON.stringify([look, frame.face]);
  if (key !== last.key) {
    const faces = facesWith(frame.face);
    const site = lookCss(look, faces);
    last = { key, parts: { site, dashboard: lookCss(look, faces, 'dashboard'), font: writeFont(look, faces) } };
  }
  return last.parts;
}

/** The look that the studio has set, as an element after the build's own styles; nothing where the built one holds. */
function writeLook(css: string): string {
  return css === '' ? '' : `<style id="${LOOK_ID}">${css}</style>`;
}

/** The sheets of the dashboard, as its code will ask for them. */
function writeDashboardStyles(template: string, manifest: Manifest): string {
  const files = new Set(chunksOf(manifest, 'src/app/DashboardApp.tsx').flatMap(({ css = [] }) => css));
  return [...files]
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .filter((link) => !template.includes(link))
    .join('');
}

/** For previews within the dashboard, which are the site, with all of its look. */
function writePreviewLook(css: string): string {
  return css === '' ? '' : `<template id="${SITE_LOOK_ID}">${css}</template>`;
}

/** index.html with the facts that the studio has set in place of the build's. */
function setFacts(html: string, { site, frame }: SetSite, css: string, font: string | null): string {
  // Replaced by functions: a `$` in a text of the studio's is a dollar.
  const told = html.replace(facts, (_all, start: string) => start + toInertJson(site));
  if (frame === null) return told;
  const { look } = frame;
  const coloured =
    look === null
      ? told
      : told
          .replace(
            themeColour,
            `<meta name="theme-color" content="${look.white.surface}" data-black="${look.black.surface}"`,
          )
          .replace(marks.head, () => writeLook(css) + marks.head);
  const lettered = font === null ? coloured : coloured.replace(fontTemplate, () => font);
  return lettered
    .replace(language, () => `<html lang="${escapeXml(site.language)}">`)
    .replace(iconLinks, (links) => writeIcons(frame) ?? links)
    .replace(manifestLink, `<link rel="manifest" href="${feedPaths.manifest}" />`)
    .replace('<body ', () => (frame.firstTheme === 'black' ? '<body data-first-theme="black" ' : '<body '));
}

/**
 * index.html for a page that the browser draws, with the facts that the studio has set.
 *
 * @param drawn what stands there until then; empty for nothing
 */
export function createShell(
  { template, manifest }: { readonly template: string; readonly manifest: Manifest },
  set: SetSite,
  drawn: string,
): { readonly html: string; readonly styles: readonly string[] } {
  const name = escapeXml(set.site.siteName || 'This site');
  const { site, dashboard: css, font } = partsOf(set);
  const html = setFacts(template, set, css, font)
    .replace(marks.root, () => writePreviewLook(site) + drawn + marks.root)
    .replace(marks.head, () => (drawn === '' ? '' : writeDashboardStyles(template, manifest)) + marks.head)
    .replace(staticTitle, () => `<title>${escapeXml(set.site.siteName || 'Dashboard')}</title>`)
    .replace(noScript, (text) => text.replace(escapeXml(siteConfig.siteName), () => name));
  return { html, styles: css === '' ? [] : [css] };
}

/**
 * index.html as the frame of drawn pages. The page's own title takes the place of the static one, the styles that of the
 * links to them.
 *
 * @param template the built index.html
 * @throws when the template lacks a place that has to be filled
 */
export function createFrame(template: string, manifest: Manifest, fileText: FileText) {
  for (const mark of Object.values(marks)) {
    if (template.split(mark).length !== 2) throw new Error(`index.html has no single ${mark}`);
  }
  const shared = [...template.matchAll(styleLink)].map(([, file = '']) => file);
  const bare = template
    .replace(staticTitle, '')
    .replace(noScript, '')
    .replaceAll(styleLink, '')
    .replaceAll(codePreload, '')
    .replaceAll(moduleScript, '');
  const entries = [...template.matchAll(moduleScript)];
  const scripts = new Set(entries.map(([, file = '']) => file));
  const starts = entries.map(([script]) => script.trim().replace('<script ', '<script fetchpriority="low" ')).join('');
  /**
   * @param module the screen's, as the manifest names it
   * @returns the page, and the texts of the style elements in it that are ours
   */
  return (module: string, { head, body, themeOverride, embedded, set }: PageParts) => {
    const chunks = chunksOf(manifest, module);
    const loader = loaderOf(module);
    const loaded = loader === null ? chunks : [...new Set([...chunksOf(manifest, loader), ...chunks])];
    const code = embedded?.file === undefined ? loaded : [...new Set([...loaded, ...readsOf(manifest)])];
    const styles = writeStyles([...new Set([...shared, ...chunks.flatMap(({ css = [] }) => css)])], fileText);
    // Replaced by functions: a `$` in a text of the studio's is a dollar.
    const drawn = bare
      .replace(marks.head, () => `${head}${styles.html}${marks.head}`)
      .replace(marks.body, () =>
        themeOverride === null
          ? marks.body
          : `<body class="${themeOverride}-theme" data-theme-override="${themeOverride}">`,
      )
      .replace(
        marks.root,
        () =>
          `<div id="root">${body}</div>` +
          (embedded === null
            ? ''
            : `<script type="application/json" id="${EMBEDDED_ID}">${toInertJson(embedded)}</script>` +
              `<template id="${CODE_ID}">${linksOf(code, scripts)}${starts}</template>`),
      );
    const { site: css, font } = set === null ? builtParts : partsOf(set);
    return {
      html: set === null ? drawn : setFacts(drawn, set, css, font),
      styles: css === '' ? [styles.text] : [styles.text, css],
    };
  };
}
