import { describeMoment } from '../../domain/draft.ts';
import type { Backup, BackupAct, MissingFile, NightlyBackups } from '../../domain/backups.ts';

export const texts = {
  intro:
    'A backup has everything: projects, stories, pages, settings, pictures, films, history, what was deleted, and who may log in. Keep it where nobody else can get at it.',
  restoring:
    'What is in the backup takes the place of all content, drafts included. What is here now is backed up before, and can be restored for thirty days. Administrators and the log stay as they are.',
  empty: 'There is no backup on the server yet.',
  lists: 'The server keeps the newest three for seven days, and those saved before a restore for thirty.',
  missingThere: 'The backup has everything else. Choose these files anew where they are used.',
  missingHere:
    'Visitors see empty frames in their place. Choose these files anew where they are used, or restore a backup that has them.',
  noPassword: 'Enter your password',
  noFile: 'Choose the file of a backup',
  restored: 'Restored.',
} as const;

/** What an act says of itself. */
interface ActTexts {
  readonly label: string;
  readonly verb: string;
  readonly busy: string;
  readonly done: string;
  readonly failed: string;
}

export const actTexts: Readonly<Record<BackupAct['kind'], ActTexts>> = {
  make: {
    label: 'Make a backup',
    verb: 'Make and download',
    busy: 'Making...',
    done: 'Made. The download has begun.',
    failed: 'The backup was not made.',
  },
  download: {
    label: 'Download',
    verb: 'Download',
    busy: 'Opening...',
    done: 'The download has begun.',
    failed: 'The backup was not opened.',
  },
  restore: {
    label: 'Restore',
    verb: 'Restore',
    busy: 'Restoring...',
    done: texts.restored,
    failed: 'Nothing was restored.',
  },
};

/** 'Last nightly backup: 28 November, 03:15. It was restored once, beside the site, to prove it.' */
export function nightOf(nightly: NightlyBackups | null, now: number): string {
  if (nightly === null)
    return 'No backups are made by themselves. Whoever runs the server can turn them on (BACKUP_TO).';
  const { lastGoodAt, failure } = nightly;
  const good =
    lastGoodAt === null
      ? 'No nightly backup has been made yet.'
      : `Last nightly backup: ${describeMoment(lastGoodAt, now)}. It was restored once, beside the site, to prove it.`;
  return failure === null
    ? good
    : `${good} The one of ${describeMoment(failure.at, now)} has failed: ${failure.reason} It is tried again every hour.`;
}

const sizes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** '312.5 MB' */
export const sizeOf = (bytes: number): string => `${sizes.format(bytes / 1e6)} MB`;

/** '28 November, 09:40' */
export const nameOf = ({ madeAt }: Backup, now: number): string => describeMoment(madeAt, now);

/** '312.5 MB, saved before a restore, kept until 28 December, 09:40' */
export function detailOf({ bytes, kind, expiresAt }: Backup, now: number): string {
  const origin = kind === 'before' ? ', saved before a restore' : '';
  return `${sizeOf(bytes)}${origin}, kept until ${describeMoment(expiresAt, now)}`;
}

/** '2 media files are missing' */
export const missingOf = (count: number): string =>
  count === 1 ? '1 media file is missing' : `${String(count)} media files are missing`;

/** '2d17….jpg (kiln.jpg): project Kiln: header' */
export const sayMissingFile = ({ file, name, uses }: MissingFile): string =>
  `${file}${name === null ? '' : ` (${name})`}: ${uses.length === 0 ? 'used nowhere' : uses.join('; ')}`;
