import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { bringToMiddle } from './bring-into-view.ts';
import { useMoreBeside } from './more-beside.ts';
import { currentMark, offeredBy, settingsScreens } from './navigation.ts';
import { entries, entry, faded, level } from './settings-level.css.ts';

/** The second level of the navigation, above the screens that stand behind "Settings"; the current one is in view. */
export function SettingsLevel({ extensions }: { readonly extensions: readonly string[] }) {
  const { pathname } = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  const [more, line] = useMoreBeside();
  const items = offeredBy(settingsScreens, extensions);
  const isShown = items.some((item) => currentMark(item, pathname) !== undefined);
  useEffect(() => {
    if (isShown && current.current !== null) bringToMiddle(current.current);
  }, [isShown, pathname]);
  if (!isShown) return null;
  return (
    <nav aria-label="Settings" className={level}>
      <ul className={`${entries} ${faded[more]}`} ref={line}>
        {items.map((item) => {
          const mark = currentMark(item, pathname);
          return (
            <li key={item.to}>
              <Link aria-current={mark} className={entry} ref={mark === undefined ? undefined : current} to={item.to}>
                {item.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
