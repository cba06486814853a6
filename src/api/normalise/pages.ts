import type { SiteConfig } from '../../../site.config.ts';
import type { OwnPage, OwnPageSummary } from '../../domain/content.ts';
import {
  isObject,
  readId,
  readList,
  readNumber,
  readObject,
  readSearchDescription,
  readText,
  readUpdate,
  type JsonObject,
} from '../http/json.ts';
import { readIllustrated } from './illustrated.ts';
import { readStoryLink } from './stories.ts';

function normaliseSummary(page: JsonObject): OwnPageSummary {
  return {
    id: readId(page['id'], 'the id of a page'),
    title: readText(page['title']),
    slug: readText(page['slug']),
    ...readUpdate(page),
  };
}

/** `GET /api/page` (an extension). */
export function normalisePage(answer: unknown, host: string): OwnPage {
  const page = readObject(answer, 'a page');
  const content = readText(page['content']);
  const richContent = readIllustrated(page['richContent'], content, host);
  return {
    ...normaliseSummary(page),
    content,
    ...(richContent === undefined ? {} : { richContent }),
    ...readSearchDescription(page),
  };
}

/** `GET /api/pages` (an extension), in their order. */
export function normalisePages(answer: unknown): readonly OwnPageSummary[] {
  return readList(readObject(answer, 'the pages')['pages'], 'the pages').map((page) =>
    normaliseSummary(readObject(page, 'a page')),
  );
}

/** What the same answer tells about the rest of the site; undefined of a provider that does not. */
export function readMenu(answer: unknown): SiteConfig['menu'] {
  const menu = isObject(answer) ? answer['menu'] : null;
  const projects = isObject(menu) ? readNumber(menu['projects']) : null;
  if (!isObject(menu) || projects === null) return undefined;
  const story = readStoryLink(menu['story']);
  return { projects, ...(story === undefined ? {} : { story }) };
}
