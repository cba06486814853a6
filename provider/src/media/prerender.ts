import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import '../http/data-changes.ts';
import type { MediaRepository } from '../repositories/media.ts';
import type { Variants } from './variants.ts';

interface VariantPrerenderOptions {
  readonly media: MediaRepository;
  readonly variants: Variants;
  readonly db: Pick<Database, 'others'>;
}

/**
 * Makes the usual variants of pictures in the background, before a visitor asks for them: of all pictures once the provider
 * listens, and of those that writes add.
 */
export const variantPrerender = fastifyPlugin<VariantPrerenderOptions>(
  async (app, { media, variants, db: { others } }) => {
    let last = 0;
    const prepare = (): void => {
      if (others !== null && !others.isLeading()) return;
      const pictures = media.picturesAfter(last);
      last = pictures.at(-1)?.id ?? last;
      variants.prepare(pictures);
    };
    app.addHook('onListen', async () => prepare());
    others?.onChange(prepare);
    app.dataChanges.listen(prepare);
  },
  { name: 'variant-prerender' },
);
