import { Readable } from 'node:stream';
import type { HandlersFor, Schemas } from '../contract/types.ts';
import { csvRows, writeCsv } from '../rules/csv.ts';
import { dayOf, firstDay, periods } from '../rules/visits.ts';
import type { DayCount, VisitCount, VisitKind } from '../repositories/visits.ts';
import type { Services } from '../services.ts';
import { mapInOrder, mapInTurns } from '../lib/in-order.ts';

const most = 100;

const kindNames: Readonly<Record<VisitKind, string>> = {
  visitor: 'Visitors',
  page: 'Page',
  link: 'Link',
  referrer: 'Came from',
  missing: 'Not found',
};

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** How many people saw what. */
export function visitHandlers({
  clock,
  findPlace,
  links,
  projects,
  seenPages,
  stories,
  visits,
}: Pick<Services, 'clock' | 'findPlace' | 'links' | 'projects' | 'seenPages' | 'stories' | 'visits'>): HandlersFor<
  'getVisits' | 'getVisitsFile' | 'setCounting'
> {
  const shown = { project: projects.seenBy('administrator').find, story: stories.seenBy('administrator').find };

  async function presentPage({ name: path, count }: VisitCount): Promise<Schemas['Visits']['pages'][number]> {
    const place = await findPlace(path);
    const { title = null, projectId } = place?.kind === 'page' ? place : {};
    return { path, title, ...(projectId === undefined ? {} : { projectId }), count };
  }

  async function presentLink({ name, count }: VisitCount): Promise<Schemas['Visits']['links'][number]> {
    const id = Number(name);
    const link = await links.find(id);
    const title = link === null ? '' : ((await shown[link.subject.kind](link.subject.id))?.title ?? '');
    return { id, name: link?.name ?? '', title, count };
  }

  /** Names each link once. */
  function createNames(): (counted: DayCount) => Promise<string> {
    const links = new Map<string, string>();
    return async ({ kind, name }) => {
      if (kind !== 'link') return name;
      const known = links.get(name) ?? (await presentLink({ name, count: 0 })).name;
      links.set(name, known);
      return known;
    };
  }

  return {
    getVisits: async ({ query }) => {
      await seenPages.write();
      const days = new Map<string, number>(Object.entries(periods)).get(query['days'] ?? '') ?? periods['30'];
      const from = firstDay(clock(), days);
      const found = await visits.days(from);
      return {
        status: 200,
        body: {
          data: {
            counting: await visits.isCounting(),
            visitors: total(found.map(({ visitors }) => visitors)),
            views: total(found.map(({ views }) => views)),
            days: [...found],
            pages: await mapInOrder(await visits.most('page', from, most), presentPage),
            links: await mapInOrder(await visits.most('link', from, most), presentLink),
            referrers: (await visits.most('referrer', from, most)).map(({ name, count }) => ({ host: name, count })),
            missing: (await visits.most('missing', from, most)).map(({ name, count }) => ({ path: name, count })),
          },
        },
      };
    },

    getVisitsFile: async ({ reply }) => {
      await seenPages.write();
      const nameOf = createNames();
      const toRow = async (one: DayCount) => [one.day, kindNames[one.kind], await nameOf(one), String(one.count)];
      // Machines that look for holes make hundreds of addresses up each day: a year of them is read in turns with whoever else asks.
      const days = await mapInTurns(await visits.days(''), async ({ day }) =>
        csvRows(await mapInOrder(await visits.ofDay(day), toRow)),
      );
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="visitors-${dayOf(clock())}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from([writeCsv([['Day', 'What', 'Name', 'Count']]), ...days]));
      return null;
    },

    setCounting: async ({ body }) => {
      // What was seen until now is of the time before.
      await seenPages.write();
      await seenPages.setCounting(body.counting);
      return {
        status: 200,
        body: { message: body.counting ? 'Visits are counted.' : 'Visits are not counted.' },
      };
    },
  };
}
