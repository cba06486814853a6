import { asWritten } from '@vitrine/design-system/components/text';
import { groupHeading } from './about.css.ts';

/** One deeper than what stands above the groups: the section's label, or the record's own heading below that. */
export type GroupLevel = 3 | 4;

interface GroupHeadingProps {
  readonly level: GroupLevel;
  readonly children: string;
}

/** The heading of a group; nothing for a blank one. */
export function GroupHeading({ level, children }: GroupHeadingProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  if (children.trim() === '') return null;
  return (
    <Heading className={groupHeading} {...asWritten(children)}>
      {children}
    </Heading>
  );
}
