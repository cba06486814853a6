import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutText } from '@vitrine/markdown/cut';
import { toDescription } from '../../src/domain/share.ts';

test.each([
  ['an emoji', `${'a'.repeat(149)}😀`, 'a'.repeat(149)],
  ['a joined family', `${'a'.repeat(145)}👩‍👩‍👧‍👦`, 'a'.repeat(145)],
  ['a letter and its accent', `${'a'.repeat(149)}e\u{301}`, 'a'.repeat(149)],
  ['a flag', `${'a'.repeat(148)}🇮🇳`, 'a'.repeat(148)],
  ['a syllable of Devanagari', `${'a'.repeat(149)}कि`, 'a'.repeat(149)],
])('%s is never cut in two', (_, text, whole) => {
  expect(toDescription(text)).toBe(whole);
  expect(cutText(text, text.length)).toBe(text);
});

test('what is one endless letter is cut all the same, and nothing is half', () => {
  expect(cutText(`e${'\u{301}'.repeat(500)}`, 100).length).toBeLessThanOrEqual(100);
  expect(cutText('a\u{D800}b', 10)).toBe('a\u{FFFD}b');
  expect(cutText('', 10)).toBe('');
});

/** Cuts of what is no text that people read, by file: digests, user agents, addresses, bytes, and lists. */
const others: Readonly<Record<string, RegExp>> = {
  'src/dashboard/home/desk-lines.ts': /mostWork|mostNamed/,
  'src/dashboard/home/recent-lines.ts': /mostRecent/,
  'src/domain/media-files.ts': /includes\('webm'\)/,
  'src/domain/project-form.ts': /isFound\(title\)/,
  'src/domain/visits.ts': /toISOString/,
  'src/domain/address.ts': /words\.join\('-'\)/,
  'provider/src/auth/passkeys.ts': /base64url/,
  'provider/src/auth/password-estimate.ts': /password\.slice/,
  'provider/src/auth/sessions.ts': /digest|userAgent/,
  'provider/src/backup/stored.ts': /good\.filter/,
  'provider/src/health/check.ts': /mostDamage/,
  'provider/src/commands/check.ts': /unreadable\.slice/,
  'provider/src/commands/export.ts': /hex/,
  'provider/src/export/host-files.ts': /mostRules/,
  'provider/src/handlers/backups.ts': /toISOString/,
  'provider/src/http/etag.ts': /base64url/,
  'provider/src/http/log.ts': /maxUrlLength/,
  'provider/src/http/response-cache/sending.ts': /base64url/,
  'provider/src/imports/backup-source.ts': /^\s*\.slice\(0, 200\)/,
  'provider/src/imports/builder-tree.ts': /mostParts/,
  'provider/src/imports/shortcode-values.ts': /mostParts/,
  'provider/src/imports/tree.ts': /html\.slice\(0, 5000\)/,
  'provider/src/media/ffmpeg.ts': /lines\.pop/,
  'provider/src/media/font-jobs.ts': /lacking\.slice|^\s*\.slice\(0, 40\)/,
  'provider/src/rules/captions.ts': /hex/,
  'provider/src/rules/networks.ts': /address\.slice/,
  'provider/src/rules/slug.ts': /Array\.from/,
  'provider/src/rules/visits.ts': /toISOString|^\s*\.slice\(0, 200\)/,
  'provider/src/visits/first-times.ts': /base64url/,
  'provider/src/visits/visits.ts': /longestPath|longestAgent|longestMissing/,
};
const cut = /\.(?:slice|substring|substr)\(0, ?(?:\d{2,}|(?:longest|most|max)\w*)\)/;
const lists = /\b(?:names|failures|left|found|hosts|kept|files|missing|projects)\.(?:list\(\))?\.?slice/;

test('texts are cut by the one function that knows letters', () => {
  const found: string[] = [];
  const look = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) look(path);
      else if (/\.tsx?$/.test(entry.name)) {
        const lines = readFileSync(path, 'utf8').split('\n');
        found.push(
          ...lines
            .filter((line) => cut.test(line) && !lists.test(line) && others[path]?.test(line) !== true)
            .map((line) => `${path}: ${line.trim()}`),
        );
      }
    }
  };
  for (const folder of ['src', 'provider/src']) look(folder);
  expect(found).toEqual([]);
});
