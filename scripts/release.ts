/**
 * `npm run release`: makes the release of the tag in `GITHUB_REF_NAME`, as .github/workflows/release.yml runs it: checks that tag,
 * package.json and CHANGELOG.md agree, builds and pushes the image to `RELEASE_REGISTRY`, and creates the release with its section
 * of the changelog. `-- --dry-run` only says what it would do; without a tag, for the version in package.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { inRoot } from './lib/paths.mjs';
import { planRelease, ReleaseRefused } from './lib/release-plan.ts';
import { run } from './lib/run.mjs';

const isDry = process.argv.includes('--dry-run');
const notesFile = inRoot('.cache', 'release-notes.md');

/** A variable that the workflow sets; a dry run does without. */
function given(name: string, otherwise: string): string {
  const value = process.env[name] ?? '';
  if (value !== '') return value;
  if (isDry) return otherwise;
  throw new ReleaseRefused(`${name} is not set. The workflow sets it; --dry-run does without.`);
}

async function release(): Promise<void> {
  const { commands, notes } = planRelease({
    tag: given('GITHUB_REF_NAME', `v${manifest.version}`),
    version: manifest.version,
    changelog: readFileSync(inRoot('CHANGELOG.md'), 'utf8'),
    image: `${given('RELEASE_REGISTRY', 'registry.example')}/${given('GITHUB_REPOSITORY', 'owner/vitrine')}`,
    notesFile,
  });
  console.log(`${notes}\n`);
  if (!isDry) {
    mkdirSync(dirname(notesFile), { recursive: true });
    writeFileSync(notesFile, `${notes}\n`);
  }
  for (const [program, ...args] of commands) {
    console.log(`$ ${[program, ...args].join(' ')}`);
    if (isDry) continue;
    const { code } = await run(program, args);
    if (code !== 0) throw new ReleaseRefused(`${program} failed. Nothing after it was done.`);
  }
}

try {
  await release();
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
