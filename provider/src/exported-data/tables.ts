/** A table whose rows are a studio's content. */
export interface ContentTable {
  readonly name: string;
  /** The order of its rows in a file. */
  readonly order: string;
  /** Columns whose text is JSON: it stands in the file as what it says. */
  readonly json?: readonly string[];
}

/** What is exported, each into a file of its name; a table stands behind those that its rows name. */
export const contentTables: readonly ContentTable[] = [
  { name: 'media', order: 'id' },
  { name: 'original', order: 'film_id' },
  { name: 'rendition', order: 'media_id' },
  { name: 'second_light', order: 'media_id' },
  { name: 'former_file', order: 'file' },
  { name: 'category', order: 'id' },
  { name: 'project', order: 'id' },
  { name: 'former_slug', order: 'slug' },
  { name: 'credit', order: 'id' },
  { name: 'grid', order: 'id' },
  { name: 'frame', order: 'id' },
  { name: 'loose_media', order: 'id' },
  { name: 'related_project', order: 'project_id, ordinal' },
  { name: 'story', order: 'id' },
  { name: 'story_media', order: 'story_id, file' },
  { name: 'text_picture', order: 'media_id' },
  { name: 'page', order: 'id' },
  { name: 'page_media', order: 'page_id, file' },
  { name: 'former_page_slug', order: 'slug' },
  { name: 'about', order: 'id', json: ['what_we_do', 'how_we_do', 'clients', 'people'] },
  { name: 'about_media', order: 'about_id, file' },
  { name: 'header_video', order: 'id' },
  { name: 'home_video', order: 'id' },
  { name: 'home_grid', order: 'id' },
  { name: 'home_text', order: 'id' },
  { name: 'site', order: 'id', json: ['texts'] },
  { name: 'redirect', order: 'id' },
  { name: 'kept_look', order: 'id', json: ['look'] },
];

/** What stays, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  administrator: 'Who logs in is not content.',
  session: 'As administrator.',
  passkey: 'As administrator.',
  passkey_handle: 'As administrator.',
  totp: 'As administrator.',
  recovery_code: 'As administrator.',
  invitation: 'As administrator.',
  short_lived: 'Ends by itself.',
  closing: 'Whether a site is closed is decided where it is.',
  message: 'What visitors wrote is for whom they wrote to; a backup has it.',
  contact_form: 'As message.',
  visit: 'Says who came here.',
  uncounted: 'As visit.',
  log_entry: 'Says what was done here, by whom.',
  link: 'Whoever has one opens what is sealed: links are made anew.',
  undo: 'What is deleted is not taken along.',
  undo_file: 'As undo.',
  revision: 'Former states stay where they were saved; a backup has them.',
  revision_media: 'As revision.',
  created_once: 'Keys of requests of the last day.',
  clean_file: 'Files are looked at where they are.',
  file_digest: 'As clean_file.',
  import: 'Reports of what came from elsewhere.',
  import_item: 'As import.',
  import_file: 'As import.',
};
