import { EMBEDDED_ID } from '../platform/embedded.ts';
import { toInertJson, type Embedded } from './embedded.ts';

/** One entry of the build's manifest (Vite, `build.manifest`). */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** Names of the chunks that this one imports when it starts. */
  readonly imports?: readonly string[];
}

/** What the client's build says of its files, by module. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** What goes into the page. All of it is HTML, but what is embedded. */
export interface PageParts {
  readonly head: string;
  readonly body: string;
  /** The light the page asks for; null leaves the visitor's. */
  readonly tint: 'white' | 'black' | null;
  readonly embedded: Embedded;
}

const marks = { head: '</head>', body: '<body class="white-theme">', root: '<div id="root"></div>' } as const;
const staticTitle = /<title>[^<]*<\/title>/;
const noScript = /<noscript>[^<]*<\/noscript>/;

/** A module's chunk and those that it starts with, each once. */
function chunksOf(manifest: Manifest, module: string, seen = new Map<string, Chunk>()): ReadonlyMap<string, Chunk> {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return seen;
  seen.set(module, chunk);
  for (const name of chunk.imports ?? []) chunksOf(manifest, name, seen);
  return seen;
}

/** Links to the styles and code of a route, without what index.html links to already. */
function linksOf(manifest: Manifest, module: string, template: string): string {
  const chunks = [...chunksOf(manifest, module).values()];
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css).filter(isNew));
  const scripts = new Set(chunks.map(({ file }) => file).filter(isNew));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/**
 * index.html as the frame of drawn pages. The page's own title takes the place of the static one.
 *
 * @param template the built index.html
 * @throws when the template lacks a place that has to be filled
 */
export function createFrame(template: string, manifest: Manifest) {
  for (const mark of Object.values(marks)) {
    if (template.split(mark).length !== 2) throw new Error(`index.html has no single ${mark}`);
  }
  const bare = template.replace(staticTitle, '').replace(noScript, '');
  /** @param module the screen's, as the manifest names it */
  return (module: string, { head, body, tint, embedded }: PageParts): string => {
    // Replaced by functions: a `$` in a text of the studio's is a dollar.
    return bare
      .replace(marks.head, () => `${linksOf(manifest, module, template)}${head}${marks.head}`)
      .replace(marks.body, () => (tint === null ? marks.body : `<body class="${tint}-theme" data-tint="${tint}">`))
      .replace(
        marks.root,
        () =>
          `<div id="root">${body}</div><script type="application/json" id="${EMBEDDED_ID}">${toInertJson(embedded)}</script>`,
      );
  };
}
