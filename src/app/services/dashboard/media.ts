import type { TaggedPlaces } from '../../../api/dashboard/reads.ts';
import type {
  CaptionsSet,
  CaptionsToSet,
  FocusKept,
  FocusToKeep,
  SecondLightSet,
  SecondLightToSet,
} from '../../../api/dashboard/media-details.ts';
import { FindPlainFilmsMachineContext, FindUndescribedMachineContext } from '../../../dashboard/all-media/machines.ts';
import {
  DeleteFilesMachineContext,
  HoldUploadsMachineContext,
  type ChosenFile,
  type HeldUploads,
} from '../../../dashboard/library/machines.ts';
import { DeleteMediaMachineContext } from '../../../dashboard/media-picker/machines.ts';
import {
  CheckPictureMachineContext,
  ChoosePosterMachineContext,
  DescribeMediaMachineContext,
  FileWeightMachineContext,
  KeepInViewMachineContext,
  MediaPlacesMachineContext,
  PlacesToReplaceMachineContext,
  SetCaptionsMachineContext,
  SetSecondLightMachineContext,
  SetSoundMachineContext,
  type AltText,
  type CheckedPicture,
  type SoundToSet,
} from '../../../dashboard/shared/media/media-machines.ts';
import type { ChosenFrame, Id, ProjectFile, ProjectSummary, UndescribedFile } from '../../../domain/content.ts';
import { notAnImage, refuseUnopened } from '../../../domain/media-files.ts';
import type { MediaPlace } from '../../../domain/media-places.ts';
import type { PlainFilm } from '../../../domain/renditions.ts';
import { createFilmRenditionsActors } from '../../../machines/film-renditions/film-renditions.actors.ts';
import { filmRenditionsMachine } from '../../../machines/film-renditions/film-renditions.machine.ts';
import { FilmRenditionsMachineContext } from '../../../machines/film-renditions/film-renditions.react.tsx';
import { createSlotFileActors } from '../../../machines/homepage/slot-file.actors.ts';
import { slotFileMachine } from '../../../machines/homepage/slot-file.machine.ts';
import {
  FileReplacementMachineContext,
  LibraryPictureMachineContext,
  TextPictureMachineContext,
} from '../../../machines/homepage/slot-file.react.tsx';
import { createLibraryActors } from '../../../machines/library/library.actors.ts';
import { libraryMachine } from '../../../machines/library/library.machine.ts';
import { LibraryMachineContext } from '../../../machines/library/library.react.tsx';
import { convertFilm, readFilm, looksAlike } from '../../../platform/film-conversion.ts';
import { weighFile } from '../../../platform/file-weight.ts';
import { takeFrame } from '../../../platform/frames.ts';
import { inspectPictureFile, releasePreview } from '../../../platform/media-files.ts';
import { pagePlatform } from '../page-platform.ts';
import { provide } from '../provide.tsx';
import { deletionOfMany } from './bulk.ts';
import type { DashboardCalls } from './calls.ts';
import { completeFilm, createFilesPlatform } from './films.ts';
import { confirmOf, resourceOf, submissionOf } from './generic.ts';

/** What the project form would say of a picture; a film is none. */
async function checkPicture(chosen: File): Promise<CheckedPicture> {
  const unopened = refuseUnopened(chosen, 'pictures');
  if (unopened !== null) return { chosen, file: null, reason: unopened };
  const found = await inspectPictureFile(chosen);
  const shown = 'media' in found ? found.media : 'unfit' in found ? found.preview : undefined;
  if (shown !== undefined) releasePreview(shown.url);
  if ('reason' in found) return { chosen, file: null, reason: found.reason };
  const isPicture = 'media' in found && found.media.kind === 'image';
  return isPicture ? { chosen, file: found.file ?? chosen, reason: null } : { chosen, file: null, reason: notAnImage };
}

/** The machines of a project's media, wherever these are shown: alternative texts, posters, deletion. */
export function createMediaMachines({
  extensions,
  projectMedia,
  reads,
}: Pick<DashboardCalls, 'extensions' | 'projectMedia' | 'reads'>) {
  const projectless = (purpose: 'text' | 'library') =>
    slotFileMachine.provide({
      actors: createSlotFileActors(
        { storeFile: ({ file }, onProgress, signal) => projectMedia.addForText(file, purpose, onProgress, signal) },
        { ...createFilesPlatform({ extensions }), inspectMediaFile: inspectPictureFile },
      ),
    });
  return [
    provide(
      DescribeMediaMachineContext,
      submissionOf<AltText, string>(async ({ path, alt }) => {
        await extensions.describe(path, alt);
        return alt;
      }),
    ),
    provide(
      SetSoundMachineContext,
      submissionOf<SoundToSet, boolean>(async ({ path, sound }) => {
        await extensions.setSound(path, sound);
        return sound;
      }),
    ),
    provide(
      ChoosePosterMachineContext,
      submissionOf<ChosenFrame, null>(async ({ url, path, seconds }) => {
        await extensions.setPoster(path, await takeFrame(url, seconds));
        return null;
      }),
    ),
    provide(CheckPictureMachineContext, submissionOf<File, CheckedPicture>(checkPicture)),
    provide(
      SetCaptionsMachineContext,
      submissionOf<CaptionsToSet, CaptionsSet>((wanted) => extensions.setCaptions(wanted)),
    ),
    provide(
      SetSecondLightMachineContext,
      submissionOf<SecondLightToSet, SecondLightSet>(async (wanted) => {
        const stored = await extensions.setSecondLight(wanted);
        const { darkPath } = stored;
        // As any film that has just been stored.
        if (stored.dark?.kind === 'video' && wanted.file !== null && darkPath !== null) {
          await extensions.setFirstPoster(darkPath, wanted.file);
        }
        return stored;
      }),
    ),
    provide(
      KeepInViewMachineContext,
      submissionOf<FocusToKeep, FocusKept>((kept) => extensions.keepInView(kept)),
    ),
    provide(MediaPlacesMachineContext, resourceOf<readonly MediaPlace[]>(reads.mediaPlaces)),
    provide(
      LibraryMachineContext,
      libraryMachine.provide({ actors: createLibraryActors(pagePlatform, reads.libraryPage) }),
    ),
    provide(PlacesToReplaceMachineContext, resourceOf<TaggedPlaces>(reads.taggedPlaces)),
    provide(
      FileReplacementMachineContext,
      slotFileMachine.provide({
        actors: createSlotFileActors(
          {
            storeFile: async ({ project, file, rendition, original, isHeard }, onProgress, signal) => {
              const { id, etag = null, idempotencyKey = null } = project;
              const sent = { path: String(id), file, original, isHeard, etag, idempotencyKey };
              const stored = await extensions.replace(sent, onProgress, signal);
              await completeFilm(extensions, stored, { file, rendition });
              return stored;
            },
          },
          createFilesPlatform({ extensions }),
        ),
      }),
    ),
    provide(TextPictureMachineContext, projectless('text')),
    provide(LibraryPictureMachineContext, projectless('library')),
    provide(
      HoldUploadsMachineContext,
      submissionOf<readonly Id[], HeldUploads>((ids) => {
        let left = ids;
        const token = extensions.holdUndo(async () => {
          // What could not be taken back stays, for another try.
          for (const id of left) {
            await projectMedia.remove(id);
            left = left.filter((one) => one !== id);
          }
          return null;
        });
        return Promise.resolve({ count: ids.length, token });
      }),
    ),
    provide(FileWeightMachineContext, resourceOf<number | null>(weighFile)),
    provide(
      FindUndescribedMachineContext,
      submissionOf<readonly ProjectSummary[], readonly UndescribedFile[]>((projects, signal) =>
        reads.undescribed(projects, signal),
      ),
    ),
    provide(
      FindPlainFilmsMachineContext,
      submissionOf<null, readonly PlainFilm[]>((_, signal) => reads.plainFilms(signal)),
    ),
    provide(
      FilmRenditionsMachineContext,
      filmRenditionsMachine.provide({
        actors: createFilmRenditionsActors({
          readFile: readFilm,
          convert: (film, keepsSound, listeners) => convertFilm(film, { version: 'phone', keepsSound }, listeners),
          looksAlike,
          setRendition: extensions.setRendition,
        }),
      }),
    ),
    provide(
      DeleteFilesMachineContext,
      deletionOfMany<ChosenFile>(({ id, removeAs }) => projectMedia.remove(removeAs ?? id), extensions),
    ),
    provide(
      DeleteMediaMachineContext,
      confirmOf<ProjectFile>(({ id }) => projectMedia.remove(id)),
    ),
  ];
}
