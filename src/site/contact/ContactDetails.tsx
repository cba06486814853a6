import { Text } from '@vitrine/design-system/components/text';
import { threeColumns } from '../shared/section-row.css.ts';
import { useSite } from '../../machines/site-context.ts';
import { link } from './contact.css.ts';

/** A number as a telephone dials it. */
function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** Address; e-mail, mobile and landline; hours. */
export function ContactDetails() {
  const { addressLines, email, mobile, landline, timings } = useSite().contact;
  return (
    <div className={threeColumns}>
      <Text as="address" variant="body" wrap="lines">
        {addressLines.join('\n')}
      </Text>
      <ul>
        {[[email, `mailto:${email}`] as const, ...[mobile, landline].map((one) => [one, telephone(one)] as const)]
          .filter(([text]) => text !== '')
          .map(([text, href]) => (
            <li key={href}>
              <a className={link} href={href}>
                {text}
              </a>
            </li>
          ))}
      </ul>
      <Text variant="body">{timings}</Text>
    </div>
  );
}
