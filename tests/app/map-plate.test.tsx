import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { SiteContext } from '../../src/machines/site-context.ts';
import { MapPlate } from '../../src/site/contact/MapPlate.tsx';

test('a studio that drew no map shows its address and where it is, and pretends no street', () => {
  const html = renderToStaticMarkup(
    <SiteContext value={[siteConfig, () => undefined]}>
      <MapPlate map={{ latitude: 28.5826, longitude: 77.2437 }} />
    </SiteContext>,
  );
  expect(html).toContain(siteConfig.contact.addressLines.join('\n'));
  expect(html).toContain('28.5826° N');
  expect(html).toContain('77.2437° E');
  expect(html).not.toMatch(/<(svg|img|iframe)/);
});
