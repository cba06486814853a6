import { describe, expect, test } from 'vitest';
import { readText } from './support/read-exports.ts';
import { workOf } from './support/work.ts';

describe('a table', () => {
  test('keeps words that stand in no row', async () => {
    const { parts, told } = await readText('<table>Before<tbody><td>One</td><td>Two</td></tbody></table>');
    expect(parts).toEqual(['Before', 'One', 'Two']);
    expect(told).toBe('A table was taken as lines of words.');
  });

  test('tells what its cells without words hold', async () => {
    const { parts, told } = await readText(
      '<table><tr><td>Track</td><td>3:20</td><td><audio src="/up/track.mp3"></audio></td></tr></table>',
    );
    expect(parts).toEqual(['Track | 3:20']);
    expect(told).toContain('A sound was not taken: track.mp3.');
  });
});

describe('a form', () => {
  test('that nobody has closed does not take the rest of the text with it', async () => {
    const { parts, told } = await readText(
      '<p>Before</p><form action="/join"><label>Name</label> <input name="n"> <input type="submit">\n\nThe rest of it.\n\n<h2>More</h2><ul><li>One</li></ul><img src="/up/a.jpg">',
    );
    expect(parts).toEqual(['Before', 'The rest of it.', '## More', '- One', '[a.jpg]']);
    expect(told).toBe('A form was not taken.');
  });

  test('around a whole page leaves out its fields alone', async () => {
    const { parts } = await readText(
      '<form><div><h2>Kites</h2><div class="row">Search <input> here</div><p>Words</p></div></form>',
    );
    expect(parts).toEqual(['## Kites', 'Words']);
  });

  test('in a form in a form is read in no time', async () => {
    const html = `${'<form>'.repeat(100)}<input>${'<p>x</p>'.repeat(5000)}${'</form>'.repeat(100)}`;
    const work = await workOf(async () => expect((await readText(html)).parts).toHaveLength(5000));
    expect(work).toBeLessThan(10_000);
  });
});
