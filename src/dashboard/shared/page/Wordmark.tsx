import { useSite } from '../../../machines/site-context.ts';
import { dark, height, light, name, small } from './wordmark.css.ts';

/** Letters that have room beside the link to the site. */
const inOneLine = 10;

/**
 * The studio's wordmark, or its name in letters; the theme's class decides which of the two variants is seen. In the bar it is
 * decoration.
 */
export function Wordmark({ place }: { readonly place: keyof typeof height }) {
  const { logo, siteName } = useSite();
  const isDecoration = place === 'bar';
  if (logo === null) {
    const letters = siteName || 'Studio';
    const isInTwoLines = place === 'side' && letters.length > inOneLine;
    return (
      <span aria-hidden={isDecoration || undefined} className={isInTwoLines ? `${name[place]} ${small}` : name[place]}>
        {letters}
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
