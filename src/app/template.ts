import { EMBEDDED_ID } from '../platform/embedded.ts';
import { toInertJson, type Embedded } from './embedded.ts';

/** One entry of the build's manifest (Vite, `build.manifest`). */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** Names of the chunks that this one imports when it starts. */
  readonly imports?: readonly string[];
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
  readonly embedded: Embedded;
}

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
  return (module: string, { head, body, themeOverride, embedded }: PageParts) => {
    const chunks = chunksOf(manifest, module);
    const styles = writeStyles([...new Set([...shared, ...chunks.flatMap(({ css = [] }) => css)])], fileText);
    // Replaced by functions: a `$` in a text of the studio's is a dollar.
    const html = bare
      .replace(marks.head, () => `${head}${styles.html}${marks.head}`)
      .replace(marks.body, () =>
        themeOverride === null
          ? marks.body
          : `<body class="${themeOverride}-theme" data-theme-override="${themeOverride}">`,
      )
      .replace(
        marks.root,
        () =>
          `<div id="root">${body}</div><script type="application/json" id="${EMBEDDED_ID}">${toInertJson(embedded)}</script>` +
          `<template id="${CODE_ID}">${linksOf(chunks, scripts)}${starts}</template>`,
      );
    return { html, styles: [styles.text] };
  };
}
