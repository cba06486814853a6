import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';

/** The pictures that stand in stories. */
export interface StoryMediaRepository {
  /** Those of a story: ids of media by the file name that its text gives them, which may be a former one. */
  ofStory(storyId: number): ReadonlyMap<string, number>;
  /** Replaces them. */
  write(storyId: number, pictures: ReadonlyMap<string, number>): void;
  isInStory(mediaId: number, storyId: number): boolean;
}

export function createStoryMediaRepository(db: Database): StoryMediaRepository {
  const ofStory = db.prepare('SELECT file, media_id FROM story_media WHERE story_id = ?');
  const clear = db.prepare('DELETE FROM story_media WHERE story_id = ?');
  const insert = db.prepare('INSERT INTO story_media (story_id, file, media_id) VALUES (?, ?, ?)');
  const inStory = db.prepare('SELECT 1 FROM story_media WHERE media_id = ? AND story_id = ?');
  return {
    ofStory: (storyId) => new Map(ofStory.all(storyId).map((row) => [text(row, 'file'), number(row, 'media_id')])),
    write(storyId, pictures) {
      clear.run(storyId);
      for (const [file, mediaId] of pictures) insert.run(storyId, file, mediaId);
    },
    isInStory: (mediaId, storyId) => inStory.get(mediaId, storyId) !== undefined,
  };
}
