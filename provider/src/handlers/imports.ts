import type { HandlersFor, Schemas } from '../contract/types.ts';
import { badRequest, notFound } from '../lib/http-error.ts';
import type { Import } from '../repositories/imports.ts';
import type { Imports } from '../imports/imports.ts';
import { writeReport } from '../imports/report.ts';
import { findById } from '../rules/ids.ts';
import { addressOfRecord } from '../rules/record-address.ts';
import type { Services } from '../services.ts';
import { mustExist } from '../records/present.ts';
import { mapInOrder } from '../lib/in-order.ts';

type Operations =
  | 'listImports'
  | 'createImport'
  | 'getImport'
  | 'addImportFile'
  | 'runImport'
  | 'cancelImport'
  | 'removeImported'
  | 'deleteImport'
  | 'getImportReport';

/** The most records made by an import that an answer links to. */
const mostRecords = 200;

/** What is taken from a former site. */
export function importHandlers({ imports }: Pick<Services, 'imports'>, importing: Imports): HandlersFor<Operations> {
  const requireImport = async (id: Schemas['Id'] | undefined): Promise<Import> => {
    const found = await findById(id, imports.find);
    if (found === null) throw notFound('import');
    return found;
  };

  async function present(one: Import): Promise<Schemas['Import']> {
    const { id, kind, name, state, choices, reason, fetched, fetchedBytes, createdAt } = one;
    const { types, hosts, addresses, skipped } = await importing.planOf(one);
    const current = importing.current(id);
    return {
      id,
      kind,
      name,
      state,
      createdAt: new Date(createdAt).toISOString(),
      types: types.map((type) => ({ ...type })),
      hosts: hosts.map((host) => ({ ...host })),
      addresses,
      skipped: skipped.map(({ reason: why, count }) => ({ reason: why, count })),
      items: await imports.counts(id),
      made: await imports.madeBy(id),
      records: (await imports.recordsOf(id, mostRecords)).map((record) => ({
        kind: record.kind,
        id: record.id,
        title: record.title,
        address: addressOfRecord(record),
      })),
      files: fetched,
      bytes: fetchedBytes,
      ...(choices === null
        ? {}
        : { choices: { types: { ...choices.types }, hosts: [...choices.hosts], redirects: choices.redirects } }),
      ...(reason === null ? {} : { reason }),
      ...(current === null ? {} : { current }),
    };
  }

  const again = async (id: number): Promise<Schemas['Import']> => present(mustExist(await imports.find(id)));

  return {
    listImports: async () => ({ status: 200, body: { data: await mapInOrder(await imports.list(), present) } }),

    createImport: async ({ body: { file, folder } }) => {
      if (file !== undefined && folder === undefined) {
        return { status: 201, body: { message: 'Looked through.', data: await present(await importing.plan(file)) } };
      }
      if (file === undefined && folder !== undefined) {
        return {
          status: 201,
          body: { message: 'Its files can come.', data: await present(await importing.collect(folder)) },
        };
      }
      throw badRequest('Exactly one of "file" and "folder" is needed.');
    },

    getImport: async ({ params }) => ({
      status: 200,
      body: { data: await present(await requireImport(params['id'])) },
    }),

    addImportFile: async ({ params, body: { file, path } }) => {
      const { id } = await requireImport(params['id']);
      await importing.addFile(id, path, file);
      return { status: 201, body: { message: 'The file is there.' } };
    },

    runImport: async ({ params, body: { types, hosts, redirects } }) => {
      const { id } = await requireImport(params['id']);
      await importing.run(id, { types, hosts, redirects });
      return { status: 202, body: { message: 'It is under way.', data: await again(id) } };
    },

    cancelImport: async ({ params }) => {
      const { id } = await requireImport(params['id']);
      await importing.cancel(id);
      return { status: 200, body: { message: 'It was stopped. What was made stays.', data: await again(id) } };
    },

    removeImported: async ({ params }) => {
      const { id } = await requireImport(params['id']);
      const deleted = await importing.removeMade(id);
      return { status: 200, body: { message: 'What it brought was deleted.', deleted, data: await again(id) } };
    },

    deleteImport: async ({ params }) => {
      const { id } = await requireImport(params['id']);
      await importing.discard(id);
      return { status: 200, body: { message: 'The import was forgotten.' } };
    },

    getImportReport: async ({ params, reply }) => {
      const one = await requireImport(params['id']);
      const report = await writeReport({ ...one, plan: await importing.planOf(one) }, imports.items(one.id));
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="import-${String(one.id)}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(report);
      return null;
    },
  };
}
