import { badRequest } from '../lib/http-error.ts';

/**
 * The hover rules of a grid cell (specification, section 5): at least one medium, and not the same one twice.
 * @throws {HttpError} 400
 */
export function assertHoverPair(nonHoverMediaId: number | null, hoverMediaId: number | null): void {
  if (nonHoverMediaId === null && hoverMediaId === null) {
    throw badRequest('Please select at least one media for Before or After Hover.');
  }
  if (nonHoverMediaId === hoverMediaId) {
    throw badRequest('You cannot select the same media for both Before and After Hover.');
  }
}
