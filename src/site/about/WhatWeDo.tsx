import { Text } from '@vitrine/design-system/components/text';
import type { About } from '../../domain/content.ts';
import { threeColumns } from '../shared/section-row.css.ts';
import { groupHeading, item } from './about.css.ts';

/** Groups with a heading and points; a column left empty in the dashboard is no group. */
export function WhatWeDo({ groups }: { readonly groups: About['whatWeDo'] }) {
  const written = groups.filter(({ heading, points }) => heading.trim() !== '' || points.length > 0);
  if (written.length === 0) return <Text variant="lead">No sections available</Text>;
  return (
    <div className={threeColumns}>
      {written.map(({ heading, points }, index) => (
        <div key={index}>
          {heading.trim() === '' ? null : <h3 className={groupHeading}>{heading}</h3>}
          <ul>
            {points.map((point, place) => (
              <li className={item} key={place}>
                {point}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
