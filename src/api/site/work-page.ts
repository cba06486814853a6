import type { WorkAddress, WorkContent, WorkPart } from '../../domain/categories.ts';
import { WORK_PAGE_SIZE } from '../../domain/pagination.ts';
import { normaliseProjects } from '../normalise/projects.ts';
import { collectProblems, type PageRead } from './page-read.ts';
import { readWith } from './read-with.ts';
import type { Reads, ReadSource } from './reads.ts';
import { isObject, readNumber, readOptionalId } from '../http/json.ts';

/** A list up to this long is read whole: that is cheaper than a second request. */
const WHOLE = 40;

function normaliseCounts(counts: unknown): WorkPart['counts'] {
  const entries = Array.isArray(counts) ? counts.filter(isObject) : [];
  return Object.fromEntries(
    entries.map((one) => [String(readOptionalId(one['categoryId'])), readNumber(one['projects']) ?? 0]),
  );
}

function normalisePart(answer: unknown, host: string) {
  const data = isObject(answer) && isObject(answer['data']) ? answer['data'] : {};
  const category = readOptionalId(data['category']);
  const part: WorkPart = {
    category: category === null ? null : String(category),
    page: readNumber(data['page']) ?? 1,
    total: readNumber(data['total']) ?? 0,
    counts: normaliseCounts(data['counts']),
  };
  return { projects: normaliseProjects({ data: data['projects'] }, host), part };
}

/**
 * Work as server rendering reads it (an extension): of a long list only the page of the address, and the counts. Rendering
 * costs the same for ten projects and for ten thousand.
 */
export async function readWorkPart(
  { get, host, papers }: ReadSource,
  reads: Reads,
  { category, page }: WorkAddress,
  signal: AbortSignal,
): Promise<PageRead<WorkContent>> {
  const query = { size: String(WORK_PAGE_SIZE), page: String(page), ...(category === null ? {} : { category }) };
  const { projects, part } = await readWith(papers)(
    (within) => get('/api/project-page', { signal: within, query }),
    (answer) => normalisePart(answer, host),
    signal,
  );
  if (part.total <= WHOLE) return reads.work(signal);
  const { orElse, problems } = collectProblems();
  const categories = await orElse(reads.categories(signal), []);
  return { value: { projects, categories, part }, problems };
}
