import { describe, expect, test } from 'vitest';
import { toEmbedded, toInertJson } from '../../src/app/embedded.ts';

const nasty = '</script><script>alert(1)</script><!-- \u2028 <\\/script> &lt; $& ${x}';

describe('what a page brings along', () => {
  test('no text can end the element or open a comment, and every text comes back as it was', () => {
    const read = { key: nasty, answer: { value: { title: nasty }, problems: [] } };
    const embedded = { origin: 'https://s.example', read };
    const json = toInertJson(embedded);
    expect(json).not.toContain('<');
    expect(toEmbedded(JSON.parse(json))).toEqual(embedded);
  });

  test.each([null, 'text', 7, [], {}, { read: null }, { origin: 'x' }])('%j is nothing', (value) => {
    expect(toEmbedded(value)).toBeNull();
  });
});
