import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { asWritten } from '@vitrine/design-system/components/text';
import type { Person } from '../../domain/content.ts';
import { portraitSlot } from '../../domain/picture-slots.ts';
import { groundOf } from '../shared/ground.ts';
import { Picture } from '../shared/Picture.tsx';
import { nobody, people as list, personName, personRole, portrait as frame } from './people.css.ts';

/** The first letters of a name: 'AR'. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');

/** Who works here: portrait, name, role. Where one has a portrait, the others have their initials in its place. */
export function People({ people }: { readonly people: readonly Person[] }) {
  const hasPortraits = people.some(({ portrait }) => portrait !== null);
  return (
    <ul className={list}>
      {people.map(({ name, role, portrait }, index) => (
        <li key={index}>
          {portrait !== null ? (
            <div className={frame}>
              <MediaFrame {...groundOf(portrait.media)} ratio="4/5">
                <Picture alt={portrait.media.alt ?? ''} media={portrait.media} slot={portraitSlot} />
              </MediaFrame>
            </div>
          ) : hasPortraits ? (
            <div aria-hidden="true" className={`${frame} ${nobody}`}>
              {initialsOf(name)}
            </div>
          ) : null}
          {name === '' ? null : (
            <p className={personName} {...asWritten(name)}>
              {name}
            </p>
          )}
          {role === '' ? null : (
            <p className={personRole} {...asWritten(role)}>
              {role}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
