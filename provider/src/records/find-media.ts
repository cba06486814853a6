import type { FastifyRequest } from 'fastify';
import { notFound } from '../lib/http-error.ts';
import type { Media } from '../repositories/media.ts';
import { readPath } from '../rules/media-path.ts';
import type { Services } from '../services.ts';

/**
 * Makes a finder of media records by the path that a request names.
 * @throws {HttpError} 404 from the finder, when no record has the path
 */
export const createMediaFinder =
  ({ media, ownOrigins }: Pick<Services, 'media' | 'ownOrigins'>) =>
  async (path: string, request: FastifyRequest): Promise<Media> => {
    const record = await media.findByFile(readPath(path, ownOrigins(request)) ?? '');
    if (record === null) throw notFound('file');
    return record;
  };

/** Whether a record has a file of this name, or had one that another has taken the place of. */
export const isFileOf = async (
  { replacements }: Pick<Services, 'replacements'>,
  record: Media | null,
  name: string | null,
): Promise<boolean> =>
  record !== null && name !== null && (name === record.file || (await replacements.findFormer(name)) === record.id);
