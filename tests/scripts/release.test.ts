import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { planRelease } from '../../scripts/lib/release-plan.ts';

const changelog = `# Changelog

## [Unreleased]

- Later.

## [1.2.0] - 2026-12-01

### Added

- A new thing.

## [1.1.0-beta.1] - 2026-11-30

- Tried.

## [1.0.0]

- Without a day.
`;
const sources = { tag: 'v1.2.0', version: '1.2.0', changelog, image: 'ghcr.io/Owner/Vitrine', notesFile: 'notes.md' };

describe('A release', () => {
  test('has the section of its version as its text, and the image under its version and as the latest', () => {
    const { commands, notes } = planRelease(sources);
    expect(notes).toBe('### Added\n\n- A new thing.');
    expect(commands.map((words) => words.join(' '))).toEqual([
      'docker build --tag ghcr.io/owner/vitrine:1.2.0 --tag ghcr.io/owner/vitrine:latest .',
      'docker push ghcr.io/owner/vitrine:1.2.0',
      'docker push ghcr.io/owner/vitrine:latest',
      'gh release create v1.2.0 --verify-tag --title v1.2.0 --notes-file notes.md',
    ]);
  });

  test('before a version is none to be taken as the latest', () => {
    const { commands } = planRelease({ ...sources, tag: 'v1.1.0-beta.1', version: '1.1.0-beta.1' });
    const all = commands.map((words) => words.join(' ')).join('\n');
    expect(all).not.toContain('latest');
    expect(all).toContain('--prerelease');
  });

  test.each([
    ['a tag of another kind', { tag: 'nightly' }, 'like v1.2.3, not "nightly"'],
    ['another version in package.json', { version: '1.3.0' }, 'package.json says 1.3.0'],
    ['no section', { tag: 'v1.3.0', version: '1.3.0' }, 'no section [1.3.0]'],
    ['a section without a day', { tag: 'v1.0.0', version: '1.0.0' }, 'when [1.0.0] came out'],
    [
      'an empty section',
      { changelog: '## [1.2.0] - 2026-12-01\n\n## [1.1.0] - 2026-11-01\n' },
      'nothing about [1.2.0]',
    ],
    ['two sections', { changelog: changelog + changelog }, 'more than one section [1.2.0]'],
  ])('is refused for %s', (_, changed, message) => {
    expect(() => planRelease({ ...sources, ...changed })).toThrow(message);
  });
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

describe('The command', () => {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = isRecord(manifest) ? String(manifest['version']) : '';

  test('tries the release of this version without doing it', () => {
    const said = execFileSync(process.execPath, ['scripts/release.ts', '--dry-run'], {
      encoding: 'utf8',
      env: { PATH: '/nowhere' },
    });
    expect(said).toContain(`$ docker build --tag registry.example/owner/vitrine:${version}`);
    expect(said).toContain(`$ gh release create v${version}`);
  }, 60_000);

  test('refuses a tag that does not agree, and to work where no workflow asked', () => {
    const attempt = (args: readonly string[], env: Readonly<Record<string, string>>) =>
      spawnSync(process.execPath, ['scripts/release.ts', ...args], {
        encoding: 'utf8',
        env: { PATH: '/nowhere', ...env },
      });
    const other = attempt(['--dry-run'], { GITHUB_REF_NAME: 'v99.0.0' });
    expect(other.status).toBe(1);
    expect(other.stderr).toContain(`The tag is v99.0.0, but package.json says ${version}.`);
    const alone = attempt([], {});
    expect(alone.status).toBe(1);
    expect(alone.stderr).toContain('GITHUB_REF_NAME is not set.');
  }, 60_000);
});
