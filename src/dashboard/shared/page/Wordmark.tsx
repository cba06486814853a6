import { useSite } from '../../../machines/site-context.ts';
import { dark, height, light, name } from './wordmark.css.ts';

/**
 * The studio's wordmark, or its name in letters; the theme's class decides which of the two variants is seen. In the bar it is
 * decoration.
 */
export function Wordmark({ place }: { readonly place: keyof typeof height }) {
  const { logo, siteName } = useSite();
  const isDecoration = place === 'bar';
  if (logo === null) {
    return (
      <span aria-hidden={isDecoration || undefined} className={name[place]}>
        {siteName || 'Studio'}
      </span>
    );
  }
  const alt = isDecoration ? '' : siteName;
  const size = { height: logo.height, width: logo.width };
  return (
    <>
      <img {...size} alt={alt} className={`${height[place]} ${dark}`} src={logo.dark} />
      <img {...size} alt={alt} className={`${height[place]} ${light}`} loading="lazy" src={logo.light} />
    </>
  );
}
