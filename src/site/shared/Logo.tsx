import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { useSay, useSite } from '../../machines/site-context.ts';
import { dark, light, logo, mark, markInFooter, name } from './logo.css.ts';

interface LogoProps {
  readonly place?: 'bar' | 'footer';
}

/**
 * The wordmark, a link to the home page; a studio without one is named in letters, and one without a name has the link alone. Both variants are in the page, so that the
 * right one shows before any script runs.
 */
export function Logo({ place = 'bar' }: LogoProps) {
  const { logo: files, siteName } = useSite();
  const say = useSay();
  const called = siteName || say('Home');
  const size = place === 'footer' ? `${mark} ${markInFooter}` : mark;
  return (
    <Link aria-label={called} className={logo} to={paths.home}>
      {files === null ? (
        <span className={name}>{called}</span>
      ) : (
        <>
          <img alt="" className={`${size} ${dark}`} height={files.height} src={files.dark} width={files.width} />
          <img
            alt=""
            className={`${size} ${light}`}
            height={files.height}
            loading="lazy"
            src={files.light}
            width={files.width}
          />
        </>
      )}
    </Link>
  );
}
