import { asWritten } from '@vitrine/design-system/components/text';
import type { About } from '../../domain/content.ts';
import { Missing } from '../shared/Missing.tsx';
import { threeColumns } from '../shared/section-row.css.ts';
import { item } from './about.css.ts';
import { GroupHeading, type GroupLevel } from './GroupHeading.tsx';

interface WhatWeDoProps {
  readonly groups: About['whatWeDo'];
  readonly level: GroupLevel;
}

/** Groups with a heading and points; a column left empty in the dashboard is no group. */
export function WhatWeDo({ groups, level }: WhatWeDoProps) {
  const written = groups.filter(({ heading, points }) => heading.trim() !== '' || points.length > 0);
  if (written.length === 0) return <Missing text="No sections available" />;
  return (
    <div className={threeColumns}>
      {written.map(({ heading, points }, index) => (
        <div key={index}>
          <GroupHeading level={level}>{heading}</GroupHeading>
          {points.length === 0 ? null : (
            <ul>
              {points.map((point, place) => (
                <li className={item} key={place} {...asWritten(point)}>
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
