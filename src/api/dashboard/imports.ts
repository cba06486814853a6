import type { Id } from '../../domain/content.ts';
import type { FolderFile, ImportChoices, SiteImport } from '../../domain/imports.ts';
import { write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { read } from '../http/read.ts';
import { limitSilence, toFormData, type SendForm, type UploadProgress } from '../http/upload.ts';
import { normaliseImport, normaliseImports } from '../normalise/imports.ts';

/** What is taken from former sites (an extension). Every call rejects with a `ProblemError`. */
export function createImports({ wire, host }: ProviderClient, sendForm: SendForm) {
  const send = limitSilence(sendForm);
  const at = (id: Id) => ({ params: { path: { id: String(id) } }, parseAs: 'text' as const });
  const found = ({ body }: WriteAnswer): SiteImport => normaliseImport(body, host);
  return {
    /** The newest first. */
    imports: (signal: AbortSignal): Promise<readonly SiteImport[]> =>
      read(
        (within) => wire.GET('/api/imports', { parseAs: 'text', signal: within }),
        (answer) => normaliseImports(answer, host),
        signal,
      ),
    findImport: (id: Id, signal: AbortSignal): Promise<SiteImport> =>
      read(
        (within) => wire.GET('/api/imports/{id}', { ...at(id), signal: within }),
        (answer) => normaliseImport(answer, host),
        signal,
      ),
    /** Sends an export or a backup to be looked through. */
    async sendExport(
      file: File,
      onProgress: (progress: UploadProgress) => void,
      signal: AbortSignal,
    ): Promise<SiteImport> {
      const form = toFormData({ file });
      return found(
        await write(() =>
          wire.POST('/api/imports', {
            parseAs: 'text',
            signal,
            body: { file },
            bodySerializer: () => form,
            fetch: (request: Request) => send(request, form, onProgress),
          }),
        ),
      );
    },
    /** Begins with a folder whose files are to come. */
    async beginFolder(folder: string): Promise<SiteImport> {
      const form = toFormData({ folder });
      return found(
        await write(() =>
          wire.POST('/api/imports', {
            parseAs: 'text',
            body: { folder },
            bodySerializer: () => form,
            fetch: (request: Request) => send(request, form),
          }),
        ),
      );
    },
    /** Sent again, it takes its own place. */
    async bringFile(id: Id, { path, file }: FolderFile, signal: AbortSignal): Promise<void> {
      const form = toFormData({ path, file });
      await write(() =>
        wire.POST('/api/imports/{id}/files', {
          ...at(id),
          signal,
          body: { path, file },
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form),
        }),
      );
    },
    runImport: async (id: Id, { types, hosts, redirects }: ImportChoices): Promise<SiteImport> =>
      found(
        await write(() =>
          wire.POST('/api/imports/{id}/run', {
            ...at(id),
            body: { types: { ...types }, hosts: [...hosts], redirects },
          }),
        ),
      ),
    cancelImport: async (id: Id): Promise<SiteImport> =>
      found(await write(() => wire.POST('/api/imports/{id}/cancel', at(id)))),
    /** Deletes everything that it brought. */
    removeImported: (id: Id): Promise<WriteAnswer> => write(() => wire.POST('/api/imports/{id}/removal', at(id))),
    /** Forgets one that has brought nothing. */
    deleteImport: (id: Id): Promise<WriteAnswer> => write(() => wire.DELETE('/api/imports/{id}', at(id))),
  };
}
