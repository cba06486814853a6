import type { SiteConfig } from '../../../site.config.ts';
import { Text } from '@vitrine/design-system/components/text';
import { SectionRow } from '../shared/SectionRow.tsx';
import { threeColumns } from '../shared/section-row.css.ts';
import { useSay, useSite } from '../../machines/site-context.ts';
import { label, lined, link } from './contact.css.ts';

/** A number as a telephone dials it. */
function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** Whether any of it is told. */
export function hasContact({ addressLines, email, mobile, landline, timings }: SiteConfig['contact']): boolean {
  return [...addressLines, email, mobile, landline, timings].some((text) => text.trim() !== '');
}

/** Address; e-mail, mobile and landline; hours, under their heading. What is not told is not drawn. */
export function ContactDetails({ isFirst }: { readonly isFirst: boolean }) {
  const say = useSay();
  const { addressLines, email, mobile, landline, timings } = useSite().contact;
  const address = addressLines.join('\n').trim();
  // Which is which is only a question where there are two.
  const isTwo = mobile !== '' && landline !== '';
  const ways = [
    [email, `mailto:${email}`, null] as const,
    [mobile, telephone(mobile), 'Mobile'] as const,
    [landline, telephone(landline), 'Landline'] as const,
  ].filter(([text]) => text !== '');
  return (
    <SectionRow heading={say('Contact')} isFirst={isFirst}>
      <div className={threeColumns}>
        {address === '' ? null : (
          <Text as="address" variant="body" wrap="lines">
            {address}
          </Text>
        )}
        {ways.length === 0 ? null : (
          <ul>
            {ways.map(([text, href, name]) => (
              <li key={href}>
                <a className={link} href={href}>
                  <span className={lined}>{text}</span>
                  {isTwo && name !== null ? <span className={label}>{say(name)}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        )}
        {timings === '' ? null : <Text variant="body">{timings}</Text>}
      </div>
    </SectionRow>
  );
}
