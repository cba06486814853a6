import type { FastifyRequest } from 'fastify';
import { badRequest } from '../lib/http-error.ts';
import type { Media } from '../repositories/media.ts';
import { readPath } from '../rules/media-path.ts';
import type { Services } from '../services.ts';

/**
 * Makes a chooser that turns media paths of a request into records of one project; no path, or an empty one, is none.
 * @throws {HttpError} 400 from the chooser, when the path is not of this project
 */
export function createMediaResolver(
  services: Pick<Services, 'media' | 'ownOrigins'>,
  request: FastifyRequest,
  projectId: number,
) {
  const origins = services.ownOrigins(request);
  return async (path: string | null | undefined): Promise<Media | null> => {
    if (path === undefined || path === null || path === '') return null;
    const media = await services.media.findInProject(projectId, readPath(path, origins) ?? '');
    if (media === null) throw badRequest('This media does not belong to the project.');
    return media;
  };
}
