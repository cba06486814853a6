/** A draft that began from another state of its record takes back nothing that was stored since. */
import { builtLook } from '@vitrine/look';
import { describe, expect, it } from 'vitest';
import { aboutVersion, contentOfAbout, rebaseAbout } from '../../src/domain/about-content.ts';
import { emptyAboutDraft } from '../../src/domain/about-form.ts';
import { beganFrom } from '../../src/domain/draft.ts';
import { toProjectDraft } from '../../src/domain/project-draft.ts';
import { editProject } from '../../src/domain/project-edits.ts';
import { fingerprint, valuesOf } from '../../src/domain/project-form.ts';
import { rebaseProject } from '../../src/domain/project-rebase.ts';
import {
  contentOf,
  rebaseSettings,
  settingsDraftShape,
  settingsVersion,
  type Settings,
  type SettingsTexts,
} from '../../src/domain/site-settings.ts';
import { numberOf, readStored } from '../../src/domain/stored-shape.ts';
import { siteTexts } from '../contract/support/site.ts';
import { makeFile, makeFrame, makeGrid, makeMedia, makeProject } from '../machines/support/project-forms.ts';

it('reads nothing in a version that is none', () => {
  expect([beganFrom(''), beganFrom('Photography'), beganFrom('{"a":1}')]).toEqual([null, null, { a: 1 }]);
});

describe('of the settings', () => {
  const texts: SettingsTexts = siteTexts;
  const before: Settings = {
    texts,
    words: { Work: 'Works' },
    hidden: ['/story'],
    look: null,
    files: { wordmarkDark: null, wordmarkLight: null, icon: null, share: null, face: null },
    ownFace: null,
  };
  const stored: Settings = {
    ...before,
    texts: { ...texts, email: 'new@studio.example' },
    words: { Work: 'All we do' },
    hidden: [],
    look: builtLook,
  };
  const kept = { ...contentOf(before), words: { ...before.words, Home: 'Start' } };

  it('only what was changed in it goes over what is stored now, whichever form it was saved in', () => {
    const rebased = rebaseSettings(kept, beganFrom(settingsVersion(before)), stored);
    expect(rebased).toEqual({ ...contentOf(stored), words: { Work: 'All we do', Home: 'Start' } });
  });

  it('can be kept and read again: no text has an entry that says nothing', () => {
    const rebased = rebaseSettings(kept, beganFrom(settingsVersion(before)), { ...stored, words: {} });
    expect(rebased?.words).toEqual({ Home: 'Start' });
    expect(readStored(settingsDraftShape, rebased, numberOf(settingsDraftShape))).toEqual(rebased);
  });

  it('stays as it is where it began from settings of another release', () => {
    expect(rebaseSettings(kept, [['Half Ream'], [], []], stored)).toBeNull();
    expect(rebaseSettings(kept, null, stored)).toBeNull();
  });
});

it('of the About page, likewise, lists as well', () => {
  const before = {
    ...contentOfAbout(null),
    draft: { ...emptyAboutDraft, introHeading: 'We', clients: [['Kal'], [], []] },
  };
  const stored = {
    ...before,
    draft: { ...before.draft, whoWeAreHeading: 'Four of us', clients: [['Kal'], ['Upar'], []] },
  };
  const kept = { ...before, draft: { ...before.draft, introHeading: 'All of us' }, unadded: { 'clients 0': 'Ritu' } };
  expect(rebaseAbout(kept, beganFrom(aboutVersion(before)), stored)).toEqual({
    ...kept,
    draft: { ...stored.draft, introHeading: 'All of us' },
  });
  expect(rebaseAbout(kept, { introHeading: 'We' }, stored)).toBeNull();
});

describe('of a project', () => {
  const project = makeProject({
    header: makeMedia('/media/h.jpg'),
    headerPath: 'media/h.jpg',
    credits: [{ role: 'Photography', name: 'Ada' }],
    grids: [makeGrid(1, 'G2', [makeFrame(11), makeFrame(12, 1)]), makeGrid(2, 'G1', [makeFrame(21)])],
  });
  const before = valuesOf(project);
  const began = beganFrom(fingerprint(before));
  const kept = toProjectDraft(
    editProject(before, { type: 'field.changed', field: 'description', value: 'Typed' }),
    [],
    null,
  );

  it('only what was changed in it goes over what is stored now', () => {
    const stored = valuesOf({
      ...project,
      title: 'Upar, again',
      header: makeMedia('/media/n.jpg'),
      headerPath: 'media/n.jpg',
      credits: [...project.credits, { role: 'Type', name: 'Bo' }],
      grids: [makeGrid(1, 'G2', [makeFrame(11), makeFrame(13, 1)])],
    });
    const rebased = rebaseProject(kept, began, stored);
    expect(fingerprint(rebased?.values)).toBe(fingerprint({ ...stored, description: 'Typed' }));
  });

  it('stays as it is where a new file would have no grid any more', () => {
    const file = { key: '3', grid: 'stored-1', slot: 1, file: makeFile('new.jpg') };
    const stored = valuesOf({ ...project, title: 'Upar, again', grids: [makeGrid(1, 'G2', [makeFrame(11)])] });
    expect(rebaseProject({ ...kept, files: [file] }, began, stored)).toBeNull();
    const beside = { ...file, grid: null, slot: 0 };
    expect(rebaseProject({ ...kept, files: [beside] }, began, stored)).toMatchObject({
      files: [beside],
      values: { title: 'Upar, again', description: 'Typed' },
    });
  });

  it('stays as it is where the state from which it began cannot be read', () => {
    expect([rebaseProject(kept, null, before), rebaseProject(kept, { title: 'Upar' }, before)]).toEqual([null, null]);
  });
});
