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
    let line = Promise.resolve();
    const prepare = async (): Promise<void> => {
      if (others !== null && !others.isLeading()) return;
      const pictures = await media.picturesAfter(last);
      last = pictures.at(-1)?.id ?? last;
      variants.prepare(pictures);
    };
    // One after the other, so that each begins where the former has ended.
    const begin = (): void => {
      line = line.then(prepare).catch((error: unknown) => app.log.error(error));
    };
    app.addHook('onListen', async () => begin());
    others?.onChange(begin);
    app.dataChanges.listen(begin);
  },
  { name: 'variant-prerender' },
);
