import { describe, expect, test } from 'vitest';
import { createEmbeddedFetch, toEmbedded, toInertJson } from '../../src/app/embedded.ts';

const nasty = '</script><script>alert(1)</script><!-- \u2028 <\\/script> &lt; $& ${x}';

describe('what a page brings along', () => {
  test('no text can end the element or open a comment, and every text comes back as it was', () => {
    const embedded = { origin: 'https://s.example', answers: { '/api/stories': [200, { title: nasty }] } };
    const json = toInertJson(embedded);
    expect(json).not.toContain('<');
    expect(toEmbedded(JSON.parse(json))).toEqual(embedded);
  });

  test.each([null, 'text', [], {}, { origin: 1, answers: {} }, { origin: 'x' }])('%j is nothing', (value) => {
    expect(toEmbedded(value)).toBeNull();
  });

  test('an answer of another shape is left out', () => {
    expect(toEmbedded({ origin: 'x', answers: { '/a': [200], '/b': [404, null] } })?.answers).toEqual({
      '/b': [404, null],
    });
  });
});

describe('reading it', () => {
  function start() {
    const asked: string[] = [];
    const { fetch, forget } = createEmbeddedFetch(
      { origin: 'x', answers: { '/api/stories?a=1': [200, [1]], '/api/stories/9': [404, { message: 'No.' }] } },
      async (input) => {
        const { method, url } = new Request(input);
        asked.push(`${method} ${url}`);
        return Response.json('asked');
      },
    );
    return { asked, fetch, forget };
  }

  test('each answer is given once, with its status; the rest is asked for', async () => {
    const { asked, fetch } = start();
    const missing = await fetch('https://s.example/api/stories/9');
    expect([missing.status, await missing.json()]).toEqual([404, { message: 'No.' }]);
    expect(await (await fetch('https://s.example/api/stories?a=1')).json()).toEqual([1]);
    expect(asked).toEqual([]);
    expect(await (await fetch('https://s.example/api/stories?a=1')).json()).toBe('asked');
    await fetch('https://s.example/api/stories');
    expect(asked).toEqual(['GET https://s.example/api/stories?a=1', 'GET https://s.example/api/stories']);
  });

  test('a write is never answered from the page, and what is forgotten is asked for', async () => {
    const { asked, fetch, forget } = start();
    await fetch('https://s.example/api/stories/9', { method: 'DELETE' });
    forget();
    await fetch('https://s.example/api/stories/9');
    expect(asked).toEqual(['DELETE https://s.example/api/stories/9', 'GET https://s.example/api/stories/9']);
  });
});
