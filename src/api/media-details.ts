import { write, type ProviderClient } from './client.ts';

/** What a provider may keep with a media file (extensions). Every call rejects with a `ProblemError`, 404 where it cannot. */
export function createMediaDetails({ wire }: ProviderClient) {
  return {
    /** @param alt the text alternative; `''` takes it away. @param path as the provider wrote it */
    async describe(path: string, alt: string): Promise<void> {
      await write(() => wire.PATCH('/api/media-details', { parseAs: 'text', body: { path, alt } }));
    },

    /** Gives a film the still that stands for it. @param path of the film, as the provider wrote it */
    async setPoster(path: string, image: Blob): Promise<void> {
      await write(() =>
        wire.PUT('/api/poster', {
          parseAs: 'text',
          body: { path, image },
          bodySerializer(body) {
            const form = new FormData();
            form.set('path', body.path);
            form.set('image', body.image, 'poster.jpg');
            return form;
          },
        }),
      );
    },
  };
}
