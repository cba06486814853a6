import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { paths } from '../paths.ts';

interface YamlPackage {
  parse(text: string): unknown;
}

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('contract/', paths.cache));

/** Kept as JSON by its own content, as parsing YAML takes a third of a start. A folder that cannot be written costs only time. */
function keep(file: string, document: unknown): void {
  try {
    mkdirSync(folder, { recursive: true });
    // Another process may be reading.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(document));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Nothing is lost.
  }
}

/** What a YAML file says. */
export function readYaml(path: URL): unknown {
  const text = readFileSync(path, 'utf8');
  const file = `${folder}${createHash('sha256').update(text).digest('hex')}.json`;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const { parse }: YamlPackage = require('yaml');
    const document = parse(text);
    keep(file, document);
    return document;
  }
}
