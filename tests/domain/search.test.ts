import { describe, expect, it } from 'vitest';
import { arrangeStories } from '../../src/dashboard/all-stories/arrange.ts';
import { arrangeProjects } from '../../src/dashboard/shared/lists/arrange-projects.ts';
import { findRelated } from '../../src/domain/project-form.ts';
import { createSearch, fold } from '../../src/domain/search.ts';
import { projectOf } from '../machines/support/projects.ts';

describe('search', () => {
  it.each([
    ['Kohler', 'Köhler & Söhne'],
    ['KÖHLER', 'kohler'],
    ['sao', 'São Paulo'],
    ['strasse', 'Große Straße'],
    ['GROSSE', 'Große Straße'],
    ['smorrebrod', 'Smørrebrød'],
    ['lodz', 'Łódź'],
    ['oeuvre', 'L’Œuvre'],
    ['aeblegrod', 'Æblegrød'],
    ['dong', 'Đông'],
    ['istanbul', 'İSTANBUL'],
    ['diyarbakir', 'Diyarbakır'],
    ['αθηνα', 'Αθήνα'],
    ['елка', 'Ёлка'],
    ['कल', 'कला'],
    ['が', 'カガミ が'],
    ['o\u0308l', 'Öl'],
    ['ofﬁce', 'Office'],
    ['', 'anything'],
    ['  ', ''],
  ])('%j finds %j', (words, text) => {
    expect(createSearch(words)(text)).toBe(true);
  });

  it.each([
    ['Kohler', 'Kahler'],
    ['ss', 'ß'.normalize('NFC').replace('ß', 's')],
    ['x', ''],
  ])('%j does not find %j', (words, text) => {
    expect(createSearch(words)(text)).toBe(false);
  });

  it('folds what is folded no further', () => {
    for (const text of ['Köhler', 'Große Straße', 'İı', 'ﬁ Ⅷ ①', '한글', 'مُحَمَّد'])
      expect(fold(fold(text))).toBe(fold(text));
  });

  it('is that of every list', () => {
    const projects = [projectOf(1, 1, 'Köhler'), { ...projectOf(2, 2, 'B'), clientName: 'São' }];
    expect(arrangeProjects(projects, 'kohler', 'position').map(({ id }) => id)).toEqual([1]);
    expect(arrangeProjects(projects, 'sao', 'title').map(({ id }) => id)).toEqual([2]);
    expect(findRelated(projects, 'KOHLER', []).map(({ id }) => id)).toEqual([1]);
    const story = { id: 3, title: 'Die Straße', author: '', content: '' };
    expect(arrangeStories([story], 'strasse', 'newest')).toEqual([story]);
  });
});
