import { describe, expect, test } from 'vitest';
import { item, meta, readItems } from './support/read-exports.ts';
import { workOf } from './support/work.ts';

describe('Thrive Architect', () => {
  const thrive = (html: string, key = 'tve_updated_post') => readItems(item('', meta(key, html)));
  const hidden = 'style="display: none !important"';

  test('holds what another editor has written, with its elements escaped', async () => {
    const raw =
      '<p>___TVE_SHORTCODE_RAW__&lt;h2&gt;Kites &amp;amp; more&lt;/h2&gt;&lt;p&gt;Of paper.&lt;/p&gt;__TVE_SHORTCODE_RAW___</p>';
    const { parts, told } = await thrive(
      `<div class="tve_shortcode_raw" style="display: none">${raw}</div><p>Last</p>`,
    );
    expect([parts, told]).toEqual([['## Kites & more', 'Of paper.', 'Last'], '']);
  });

  test('has marks that its plugin reads', async () => {
    const mark = (name: string): string => `__CONFIG_${name}__{"id":"42"}__CONFIG_${name}__`;
    const { parts, told } = await thrive(
      `<div class="thrive-shortcode-config" ${hidden}>${mark('leads_shortcode')}</div>${mark('group_edit')}<p>Words</p>`,
    );
    expect(parts).toEqual(['Words']);
    expect(told).toBe('A part that a page builder makes was not taken: leads_shortcode.');
  });

  test('has films by their addresses', async () => {
    const { parts } = await thrive(
      '<div class="thrv_wrapper thrv_responsive_video" data-type="vimeo" data-url="https://vimeo.com/76979871"><div class="tve_responsive_video_container"></div></div>',
    );
    expect(parts).toEqual(['[https://vimeo.com/76979871](https://vimeo.com/76979871)']);
  });

  test('keeps a landing page under the name of its template', async () => {
    expect((await thrive('<p>Words</p>', 'tve_updated_post_tcb2-kites')).parts).toEqual(['Words']);
  });

  test.each([['___TVE_SHORTCODE_RAW__'], ['__CONFIG_a__'], ['__CONFIG_']])('is read in no time: %s', async (text) => {
    expect(await workOf(() => thrive(`<p>${text.repeat(20_000)}</p>`))).toBeLessThan(3000);
  });
});
