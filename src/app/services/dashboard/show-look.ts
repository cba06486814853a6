import { builtLook, type Look } from '@vitrine/look';
import type { Face } from '@vitrine/look/faces';
import { keepSiteLook } from '../../../platform/look.ts';

/** The look that was saved shows at once, in previews and, as far as it takes it, in the dashboard. */
export function showLook(look: Look | null, own: Face | null): void {
  const chosen = look ?? builtLook;
  // What derives the colours is loaded with the screen of the look; a dashboard without it has nothing to show.
  void import('@vitrine/fonts/draw')
    .then(({ drawLook }) => {
      const { site, dashboard } = drawLook(chosen, own);
      keepSiteLook(site, dashboard);
    })
    // It is saved all the same, and shows with the next page.
    .catch(() => undefined);
}
