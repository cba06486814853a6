import type { HandlersFor, Schemas } from '../contract/types.ts';
import { badRequest, notFound } from '../http-error.ts';
import type { Import, KeptRecord } from '../repositories/imports.ts';
import type { Imports } from '../imports/imports.ts';
import { writeReport } from '../imports/report.ts';
import { findById } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import { mustExist } from './present.ts';

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

/** Of what an import has made, so much is linked to. */
const mostRecords = 200;

function addressOf({ kind, id, slug }: KeptRecord): string {
  if (kind === 'story') return `/individual/${String(id)}`;
  return kind === 'project' ? `/project/${slug}` : `/${slug}`;
}

/** What is taken from a former site. */
export function importHandlers({ imports }: Pick<Services, 'imports'>, importing: Imports): HandlersFor<Operations> {
  const requireImport = (id: Schemas['Id'] | undefined): Import => {
    const found = findById(id, imports.find);
    if (found === null) throw notFound('import');
    return found;
  };

  function present(one: Import): Schemas['Import'] {
    const { id, kind, name, state, choices, reason, fetched, fetchedBytes, createdAt } = one;
    const { types, hosts, addresses, skipped } = importing.planOf(one);
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
      items: imports.counts(id),
      made: imports.madeBy(id),
      records: imports
        .recordsOf(id, mostRecords)
        .map((record) => ({ kind: record.kind, id: record.id, title: record.title, address: addressOf(record) })),
      files: fetched,
      bytes: fetchedBytes,
      ...(choices === null
        ? {}
        : { choices: { types: { ...choices.types }, hosts: [...choices.hosts], redirects: choices.redirects } }),
      ...(reason === null ? {} : { reason }),
      ...(current === null ? {} : { current }),
    };
  }

  const again = (id: number): Schemas['Import'] => present(mustExist(imports.find(id)));

  return {
    listImports: () => ({ status: 200, body: { data: imports.list().map(present) } }),

    createImport: async ({ body: { file, folder } }) => {
      if (file !== undefined && folder === undefined) {
        return { status: 201, body: { message: 'Looked through.', data: present(await importing.plan(file)) } };
      }
      if (file === undefined && folder !== undefined) {
        return { status: 201, body: { message: 'Its files can come.', data: present(importing.collect(folder)) } };
      }
      throw badRequest('Exactly one of "file" and "folder" is needed.');
    },

    getImport: ({ params }) => ({ status: 200, body: { data: present(requireImport(params['id'])) } }),

    addImportFile: async ({ params, body: { file, path } }) => {
      const { id } = requireImport(params['id']);
      await importing.addFile(id, path, file);
      return { status: 201, body: { message: 'The file is there.' } };
    },

    runImport: ({ params, body: { types, hosts, redirects } }) => {
      const { id } = requireImport(params['id']);
      importing.run(id, { types, hosts, redirects });
      return { status: 202, body: { message: 'It is under way.', data: again(id) } };
    },

    cancelImport: ({ params }) => {
      const { id } = requireImport(params['id']);
      importing.cancel(id);
      return { status: 200, body: { message: 'It was stopped. What was made stays.', data: again(id) } };
    },

    removeImported: async ({ params }) => {
      const { id } = requireImport(params['id']);
      const deleted = await importing.removeMade(id);
      return { status: 200, body: { message: 'What it brought was deleted.', deleted, data: again(id) } };
    },

    deleteImport: async ({ params }) => {
      const { id } = requireImport(params['id']);
      await importing.discard(id);
      return { status: 200, body: { message: 'The import was forgotten.' } };
    },

    getImportReport: ({ params, reply }) => {
      const one = requireImport(params['id']);
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="import-${String(one.id)}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(writeReport({ ...one, plan: importing.planOf(one) }, imports.items(one.id)));
      return null;
    },
  };
}
