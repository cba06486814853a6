import { siteConfig } from '../../../../site.config.ts';
import { dark, height, light } from './wordmark.css.ts';

/** The studio's wordmark; the theme's class decides which of its two variants is seen. In the bar it is decoration. */
export function Wordmark({ place }: { readonly place: keyof typeof height }) {
  const { logo, siteName } = siteConfig;
  const alt = place === 'bar' ? '' : siteName;
  const size = { height: logo.height, width: logo.width };
  return (
    <>
      <img {...size} alt={alt} className={`${height[place]} ${dark}`} src={logo.dark} />
      <img {...size} alt={alt} className={`${height[place]} ${light}`} loading="lazy" src={logo.light} />
    </>
  );
}
