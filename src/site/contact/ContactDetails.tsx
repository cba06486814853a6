import { Text } from '@vitrine/design-system/components/text';
import { siteConfig } from '../../../site.config.ts';
import { threeColumns } from '../shared/section-row.css.ts';
import { link } from './contact.css.ts';

/** A number as a telephone dials it. */
function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** Address; e-mail, mobile and landline; hours. */
export function ContactDetails() {
  const { addressLines, email, mobile, landline, timings } = siteConfig.contact;
  return (
    <div className={threeColumns}>
      <Text as="address" variant="body" wrap="lines">
        {addressLines.join('\n')}
      </Text>
      <ul>
        <li>
          <a className={link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
        <li>
          <a className={link} href={telephone(mobile)}>
            {mobile}
          </a>
        </li>
        <li>
          <a className={link} href={telephone(landline)}>
            {landline}
          </a>
        </li>
      </ul>
      <Text variant="body">{timings}</Text>
    </div>
  );
}
