/**
 * `npm run freeze-data -- NAME [--code FOLDER] [--to FOLDER]`: writes a data folder by the code of FOLDER, a checkout of any revision whose packages are
 * installed (this one, where none is named), and keeps it with what that code answers as `tests/provider/fixtures/upgrades/NAME.*`.
 * `tests/provider/upgrades.test.ts` starts every later version on it. A release's own is made once, by its workflow, and never again.
 */
import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { frozenPassword, readContent, writeContent, type Frozen } from './lib/frozen-content.ts';
import { launchProvider } from './lib/launch.ts';
import { inRoot, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    code: { type: 'string', default: root },
    to: { type: 'string', default: inRoot('tests', 'provider', 'fixtures', 'upgrades') },
  },
});
const [name = ''] = positionals;
const code = resolve(values.code);
if (!/^[\w.-]+$/.test(name)) {
  console.error('Usage: npm run freeze-data -- NAME [--code FOLDER], such as npm run freeze-data -- 0.2.0');
  process.exit(1);
}

const place = resolve(values.to);
const archive = join(place, `${name}.tar.gz`);
if (existsSync(archive)) {
  console.error(`${archive} is there already. What a version has written is never made anew.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-frozen-'));
try {
  // Some versions compile the contract before they start.
  const prepared = await run('npm', [
    '--prefix',
    join(code, 'provider'),
    'run',
    '--silent',
    '--if-present',
    'prestart',
  ]);
  if (prepared.code !== 0) throw new Error(`The code in ${code} could not be prepared.`);
  const { origin, stop } = await launchProvider(
    { DATA_DIR: folder, ADMIN_PASSWORD: frozenPassword, DEMO_CONTENT: 'off' },
    join(code, 'provider', 'src', 'server.ts'),
  );
  const written = await writeContent(origin);
  const frozen: Frozen = { frozenAt: Date.now(), ...written, ...(await readContent(origin, written.cookie)) };
  await stop();
  mkdirSync(place, { recursive: true });
  // What is made again, or belongs to a process, is left out.
  const parts = ['vitrine.db', 'media', 'secrets.key', 'installation.json'].filter((one) =>
    existsSync(join(folder, one)),
  );
  const packed = await run('tar', ['--create', '--gzip', '--file', archive, '--directory', folder, ...parts]);
  if (packed.code !== 0) throw new Error('tar failed.');
  writeFileSync(join(place, `${name}.json`), `${JSON.stringify(frozen, null, 2)}\n`);
  console.log(`Written: ${archive}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
