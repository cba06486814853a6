import { cutText } from '@vitrine/markdown/cut';
import { toPlain } from '../rules/plain-text.ts';

/** Names that are reported of one kind. */
const mostNames = 20;

/** The name of a file, as people know it. */
export function fileName(address: string): string {
  const { pathname, host } = new URL(address);
  const last = pathname.split('/').findLast((part) => part !== '') ?? host;
  try {
    return cutText(toPlain(decodeURIComponent(last)), 100);
  } catch {
    return cutText(last, 100);
  }
}

/** `a.jpg, b.jpg and 3 more` */
export function listed(names: readonly string[]): string {
  const rest = names.length - mostNames;
  return rest > 0 ? `${names.slice(0, mostNames).join(', ')} and ${String(rest)} more` : names.join(', ');
}
