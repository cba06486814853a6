/**
 * `node bench/lib/seed.ts FOLDER COUNT [films|pictures] [PICTURES]`: a store with the demo content and as many projects as asked for, written through the
 * provider's own repositories. Every new project shows the media of one of the demo's. With `films` the first projects begin with a film,
 * which Work then plays under the hand: of those of the demo two do. PICTURES are those of each new project, 2 unless told.
 */
import { completeFirstStart } from '../../provider/src/start/first-start.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { createRepositories } from '../../provider/src/repositories/index.ts';
import type { MediaFacts } from '../../provider/src/media/inspect.ts';
import { mapInOrder } from '../../provider/src/lib/in-order.ts';

/** What a frame shows. Its file need not exist: it is never requested. */
const facts: MediaFacts = {
  contentType: 'image/jpeg',
  extension: 'jpg',
  mediaType: 'IMAGE',
  bytes: 100_000,
  width: 1600,
  height: 1067,
  duration: null,
  coding: null,
  hasSound: false,
  color: '#808080',
  luminance: { top: 0.2159, bottom: 0.2159 },
};

const [folder = '', count = '0', headers, pictures = '2'] = process.argv.slice(2);
const data = await openDataFolder(folder);
const config = { adminUsername: 'admin', adminPassword: 'a password for the bench', demoContent: true };
await completeFirstStart(data, config, Date.now);
const { projects, grids, media, headerVideos } = createRepositories(data.db);
const present = await projects.seenBy('administrator').list();

await data.db.transaction(async () => {
  // Fewer than the demo has: the last ones are removed.
  for (const { id } of present.slice(Number(count))) await projects.remove(id);
  for (let number = present.length + 1; number <= Number(count); number += 1) {
    const model = present[number % present.length];
    if (model === undefined) throw new Error('The demo content has no project.');
    const id = await projects.insert(`${model.slug}-${number}`, { ...model, title: `${model.title} ${number}` });
    await projects.replaceCredits(id, await projects.credits(model.id));
    await projects.replaceRelated(id, await projects.seenBy('administrator').related(model.id));
    const frames = await mapInOrder([...Array(Number(pictures)).keys()], async (at) => ({
      id: null,
      slot: at % 2,
      mediaId: await media.insert({ file: `seeded-${number}-${at}.jpg`, facts, originalName: null }),
    }));
    const pairs = frames.flatMap((_frame, at) => (at % 2 === 0 ? [frames.slice(at, at + 2)] : []));
    await grids.write(
      id,
      pairs.map((pair) => ({ id: null, gridType: pair.length === 2 ? 'G2' : 'G1', gridText: null, frames: pair })),
    );
  }
  if (headers === 'films') {
    for (const [index, { mediaId }] of (await headerVideos.list('administrator')).entries()) {
      const project = present[index];
      if (project !== undefined) await projects.update(project.id, { ...project, headerMediaId: mediaId });
    }
  }
});
await data.close();
