/** What a unit test may be tagged with: `test('…', { tags: 'long' }, …)`, or `@module-tag long` in the first comment of its file. */
export const tags = [{ name: 'long', description: 'Takes seconds: runs in `test:all`, or by the name of its file.' }];
