import { expect, test } from 'vitest';
import { explainBucket } from '../../provider/src/media/bucket.ts';
import { slugify } from '../../provider/src/rules/slug.ts';
import { runCommandFile, temporaryFolder } from './support/process.ts';

/** What every object answers to. */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test('a command that is called by an inherited name says how it is called', async () => {
  const DATA_DIR = temporaryFolder();
  for (const name of ['constructor', '__proto__']) {
    const out = await runCommandFile('move', [name, 'file'], { DATA_DIR });
    expect(out, name).toMatchObject({ code: 1, err: expect.stringMatching(/^Usage: npm run move/) });
  }
});

test('an error of a bucket that is called by one has no hint', () => {
  for (const name of inherited) {
    const error = Object.assign(new Error('It refused.'), { name, code: name });
    expect(explainBucket(error), name).toBe('It refused.');
  }
});

test('a title that is one becomes its own address', () => {
  expect(inherited.map(slugify)).toEqual(['constructor', 'tostring', 'valueof', 'hasownproperty', 'proto']);
});
