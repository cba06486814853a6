import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { codePointsOf, extendedLetters, firstLetters, restLetters } from '@vitrine/look/letters';
import { cutFont, measureFace } from '@vitrine/fonts';
import { faceSources } from '@vitrine/fonts/open-faces';
import type { FaceMetrics } from '@vitrine/look/faces';
import { titleWeights } from '@vitrine/look/faces';
import type { Plugin } from 'vite';
import { inRoot } from './lib/paths.mjs';

const NAME = 'virtual:faces';
const RESOLVED = `\0${NAME}`;
/** Written again where the way of cutting changes. */
const VERSION = '1';

const require = createRequire(inRoot('package.json'));

/** The built face's, as `design-system/src/theme/fonts.css.ts` has them. */
const builtFiles = [
  { path: inRoot('design-system/fonts/anek-first.woff2'), letters: firstLetters },
  { path: inRoot('design-system/fonts/anek-rest.woff2'), letters: restLetters },
  {
    path: require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2'),
    letters: extendedLetters,
  },
];

type FaceId = keyof typeof faceSources;

interface CutFace {
  readonly metrics: FaceMetrics;
  readonly weights: readonly [number, number];
  /** Paths on this machine. */
  readonly files: readonly { readonly path: string; readonly letters: string }[];
}

/** Writes what was made, so that nobody reads a part of it. */
async function keep(path: string, content: Buffer | string): Promise<void> {
  const unfinished = `${path}.${String(process.pid)}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

/** Cuts a face into its files, or finds them cut. */
async function cutFace(id: FaceId): Promise<CutFace> {
  const { source, weights, companions } = faceSources[id];
  const [font, ...more] = await Promise.all(
    [source, ...companions.map((one) => one.source)].map((file) => readFile(require.resolve(file))),
  );
  if (font === undefined) throw new Error(`${id} has no font.`);
  const display = titleWeights(id).display;
  const made = createHash('sha256').update(JSON.stringify([VERSION, faceSources[id], display]));
  for (const file of [font, ...more]) made.update(file);
  const folder = inRoot(`.cache/faces/${made.digest('hex').slice(0, 16)}`);
  const files = [
    { path: `${folder}/${id}-first.woff2`, letters: firstLetters },
    { path: `${folder}/${id}-rest.woff2`, letters: restLetters },
    ...companions.map(({ letters }, index) => ({ path: `${folder}/${id}-more-${String(index + 1)}.woff2`, letters })),
  ];
  const facts = `${folder}/metrics.json`;
  const kept = await readFile(facts, 'utf8').catch(() => null);
  if (kept !== null) return { metrics: JSON.parse(kept), weights, files };
  await mkdir(folder, { recursive: true });
  const axes = { wght: { min: weights[0], max: weights[1] } };
  for (const [index, { path, letters }] of files.entries()) {
    const companion = more[index - 2];
    await keep(
      path,
      companion === undefined
        ? await cutFont(font, { letters: codePointsOf(letters), axes, format: 'woff2' })
        : await cutFont(companion, { axes, format: 'woff2' }),
    );
  }
  const metrics = await measureFace(font, weights, display);
  await keep(facts, JSON.stringify(metrics));
  return { metrics, weights, files };
}

const isFaceId = (id: string): id is FaceId => id in faceSources;

/**
 * The typefaces that come with the product (`virtual:faces`): cut from their packages into a first file of plain letters, the rest, and
 * companions, and measured. What was cut is kept in `.cache`.
 */
export function facesPlugin(): Plugin {
  return {
    name: 'vitrine-faces',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const imports: string[] = [];
      const faces: string[] = [];
      const write = (files: CutFace['files']): string =>
        files
          .map(({ path, letters }) => {
            const name = `file${String(imports.length)}`;
            imports.push(`import ${name} from ${JSON.stringify(`${path}?url`)};`);
            return `{url:${name},letters:${JSON.stringify(letters)}}`;
          })
          .join();
      for (const face of Object.keys(faceSources).filter(isFaceId)) {
        const { metrics, weights, files } = await cutFace(face);
        faces.push(
          `${JSON.stringify(face)}:{metrics:${JSON.stringify(metrics)},weights:${JSON.stringify(weights)},files:[${write(files)}],lacks:''}`,
        );
      }
      const built = write(builtFiles);
      return `${imports.join('\n')}\nexport const openFaceFiles = {${faces.join(',\n')}};\nexport const builtFiles = [${built}];`;
    },
  };
}
