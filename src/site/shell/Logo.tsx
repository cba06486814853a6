import { Link } from 'react-router-dom';
import { siteConfig } from '../../../site.config.ts';
import { paths } from '../../domain/paths.ts';
import { dark, light, logo, mark, markInFooter } from './logo.css.ts';

interface LogoProps {
  readonly place?: 'bar' | 'footer';
}

/** The wordmark, a link to the home page. Both variants are in the page, so that the right one shows before any script runs. */
export function Logo({ place = 'bar' }: LogoProps) {
  const { logo: files, siteName } = siteConfig;
  const size = place === 'footer' ? `${mark} ${markInFooter}` : mark;
  return (
    <Link aria-label={siteName} className={logo} to={paths.home}>
      <img alt="" className={`${size} ${dark}`} height={files.height} src={files.dark} width={files.width} />
      <img
        alt=""
        className={`${size} ${light}`}
        height={files.height}
        loading="lazy"
        src={files.light}
        width={files.width}
      />
    </Link>
  );
}
