import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sayIn } from '../../src/domain/say.ts';
import { checkSettings, mergeSettings, type SettingsWords } from '../../src/domain/site-settings.ts';
import { allWords, placesIn } from '../../src/domain/words.ts';
import { siteTexts } from '../contract/support/site.ts';

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /(?<!\.css)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const sources = [...['src/site', 'src/app'].flatMap(sourcesIn), readFileSync('src/api/problem.ts', 'utf8')];

describe('the list of fixed texts', () => {
  test('has each once', () => {
    expect(allWords).toHaveLength(new Set(allWords).size);
  });

  test.each(allWords)('%j is said by the site', (word) => {
    const quoted = [`'${word}'`, `"${word}"`];
    expect(sources.some((source) => quoted.some((text) => source.includes(text)))).toBe(true);
  });

  test('is whole: no screen says a text that is not in it', () => {
    // A text between tags, or in an attribute that is read out.
    const fixed = />\s*([A-Z][a-z]+(?: [\w.?!-]+)*)\s*<\/|(?:aria-label|title|label|heading)="([^"]+)"/g;
    const found = sourcesIn('src/site').flatMap((source) => [...source.matchAll(fixed)].map(([, a, b]) => a ?? b));
    expect(found).toEqual([]);
  });
});

describe('a text is said', () => {
  test('as specified, in own words, and with what is filled in', () => {
    const say = sayIn({ Work: 'Arbeiten', '{count} projects': '{count} Projekte' });
    expect(say('About')).toBe('About');
    expect(say('Work')).toBe('Arbeiten');
    expect(say('{count} projects', { count: 3 })).toBe('3 Projekte');
  });

  test('what is filled in is never read as a place or a pattern', () => {
    const say = sayIn(undefined);
    expect(say('Film {number} of {count}: {title}', { number: 1, count: 2, title: '{count} $& $1' })).toBe(
      'Film 1 of 2: {count} $& $1',
    );
  });

  test('its places are known', () => {
    expect(placesIn('Film {number} of {count}: {title}')).toEqual(['count', 'number', 'title']);
    expect(placesIn('Work')).toEqual([]);
  });
});

const base: SettingsWords = { texts: { ...siteTexts, newProjects: 'public' }, words: {}, hidden: [], look: null };

describe('own words in the settings', () => {
  test('keep what is filled in, each once', () => {
    const check = (words: SettingsWords['words']) => [...checkSettings({ ...base, words })];
    expect(check({ '{count} projects': '{count} Projekte', Work: ' ' })).toEqual([]);
    expect(check({ '{count} projects': 'Projekte' })).toEqual([
      ['word: {count} projects', 'Keep {count} in it, once.'],
    ]);
    expect(check({ '{count} projects': '{count}{count}' })).toHaveLength(1);
    expect(check({ Work: 'Werk {n}' })).toEqual([
      ['word: Work', 'Nothing is filled in here: write it without braces.'],
    ]);
  });

  test('are merged word by word, and the menu item by item', () => {
    const mine: SettingsWords = { ...base, words: { Work: 'Arbeiten' }, hidden: ['/about'] };
    const theirs: SettingsWords = { ...base, words: { Work: 'Werk', About: 'Über uns' }, hidden: ['/story'] };
    expect(mergeSettings({ base, mine, theirs })).toMatchObject({
      words: { Work: 'Arbeiten', About: 'Über uns' },
      hidden: ['/about', '/story'],
    });
    const shown = mergeSettings({
      base: theirs,
      mine: { ...theirs, hidden: [] },
      theirs: { ...theirs, hidden: ['/work', '/story'] },
    });
    expect(shown.hidden).toEqual(['/work']);
  });
});
