import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** What the specification calls the sending of these forms (sections 2, 4 and 8), or of a login; `SubmitButton` says 'Submit' by itself. */
const specified: Readonly<Record<string, readonly string[]>> = {
  'about-form/EditAboutScreen.tsx': ['Update'],
  'about-form/ParagraphField.tsx': ['Update Paragraph'],
  'login/CodeForm.tsx': ['Submit'],
  'login/LoginForm.tsx': ['Submit'],
  'media-picker/PickerFoot.tsx': ['Submit'],
  'reset-password/ResetPasswordForm.tsx': ['Submit'],
};

/** The screens whose forms the specification has submitted. */
const submitted = [
  'about-form/CreateAboutScreen.tsx',
  'project-form/ProjectFormPage.tsx',
  'story-form/StoryFormPage.tsx',
];

const words = /^\s*((?:Save|Store|Apply|Update|Submit)(?: (?!draft|mine)[A-Z]\w+)?)\s*$/gmu;

const screens = globSync('**/*.tsx', { cwd: inRoot('src/dashboard') }).map((path) => ({
  path,
  text: readFileSync(inRoot(`src/dashboard/${path}`), 'utf8'),
}));

it('saves by one word where the specification names none', () => {
  const said = screens.flatMap(({ path, text }) => {
    const found = [...text.matchAll(words)].map(([, word = '']) => word).filter((word) => word !== 'Save');
    return found.length === 0 ? [] : [[path, found]];
  });
  expect(Object.fromEntries(said)).toEqual(specified);
});

it('submits what the specification submits, and nothing else', () => {
  const plain = screens.filter(({ text }) => /<SubmitButton\b[^>]*\/>/u.test(text)).map(({ path }) => path);
  expect(plain.toSorted()).toEqual(submitted);
});
