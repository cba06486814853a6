import { ifMatch, write, type ProviderClient } from '../http/client.ts';
import type { Media, ProjectFile } from '../../domain/content.ts';
import { isDashboardFilmPath } from '../../domain/media.ts';
import { isSameFocus, middle } from '../../domain/focus.ts';
import type { Focus } from '../../domain/focus.ts';
import { normaliseAddedMedia } from '../normalise/files.ts';
import { isObject, readOptionalText } from '../http/json.ts';
import { ProblemError, toProblem } from '../problem.ts';
import { readMedia } from '../normalise/media.ts';
import { undoTokenOf } from './undo.ts';
import { limitSilence, toFormData, type SendForm, type UploadProgress } from '../http/upload.ts';

/** What of a file stays in view. */
export interface FocusToKeep {
  /** As the provider wrote it. */
  readonly path: string;
  readonly focus: Focus;
}

/** The file as it is shown now, and what takes that back; null where the provider told neither. */
export interface FocusKept {
  readonly media: Media | null;
  readonly undo: string | null;
}

/** A film's captions, as a file in WebVTT; null takes them away. */
export interface CaptionsToSet {
  /** Of the film, as the provider wrote it. */
  readonly path: string;
  readonly file: File | null;
}

/** Where its captions are now, and what takes that back. */
export interface CaptionsSet {
  readonly captions: string | undefined;
  readonly undo: string | null;
}

/** What takes a file's place in the black theme; null takes it away. */
export interface SecondLightToSet {
  /** Of the file by day, as the provider wrote it. */
  readonly path: string;
  readonly file: File | null;
}

/** What is shown in the black theme now, and what takes that back. */
export interface SecondLightSet {
  readonly dark: Media | null;
  /** As the provider wrote it; null where there is none. */
  readonly darkPath: string | null;
  readonly undo: string | null;
}

/** A new file for the places of another. */
export interface Replacement {
  /** Of the file that goes, as the provider wrote it. */
  readonly path: string;
  readonly file: File;
  /** What a film was made of, where that is to be stored too. */
  readonly original: File | null;
  /** Whether visitors may hear a film; null leaves it at that. */
  readonly isHeard: boolean | null;
  /** The tag of the places as they were shown; null replaces it wherever it stands by now. */
  readonly etag: string | null;
  readonly idempotencyKey: string | null;
}

/** What a provider may keep with a media file (extensions). Every call rejects with a `ProblemError`, 404 where it cannot. */
export function createMediaDetails({ wire, host, idempotent }: ProviderClient, sendForm: SendForm) {
  const send = limitSilence(sendForm);
  return {
    /** @param alt the text alternative; `''` takes it away. @param path as the provider wrote it */
    async describe(path: string, alt: string): Promise<void> {
      await write(() => wire.PATCH('/api/media-details', { parseAs: 'text', body: { path, alt } }));
    },

    /** Says whether visitors may turn a film's sound on. @param path as the provider wrote it */
    async setSound(path: string, sound: boolean): Promise<void> {
      await write(() => wire.PATCH('/api/media-details', { parseAs: 'text', body: { path, sound } }));
    },

    /** Gives a film captions, or takes them away. */
    async setCaptions({ path, file }: CaptionsToSet): Promise<CaptionsSet> {
      const captions = file === null ? null : await file.text();
      const answer = await write(() => wire.PATCH('/api/media-details', { parseAs: 'text', body: { path, captions } }));
      return {
        captions: readMedia(path, answer.body?.['data'], host, undefined, isDashboardFilmPath)?.captions,
        undo: undoTokenOf(answer),
      };
    },

    /**
     * Says what of a file stays in view where a frame cuts it; its middle is what stays where nothing is said.
     * @param path as the provider wrote it
     */
    async keepInView({ path, focus }: FocusToKeep): Promise<FocusKept> {
      const answer = await write(() =>
        wire.PATCH('/api/media-details', {
          parseAs: 'text',
          body: { path, focus: isSameFocus(focus, middle) ? null : { ...focus } },
        }),
      );
      return {
        media: readMedia(path, answer.body?.['data'], host, undefined, isDashboardFilmPath),
        undo: undoTokenOf(answer),
      };
    },

    /** Gives a file its second light, or takes it away. */
    async setSecondLight({ path, file }: SecondLightToSet): Promise<SecondLightSet> {
      const answer = await write(() => {
        if (file === null) {
          return wire.DELETE('/api/second-light', { parseAs: 'text', params: { query: { path } } });
        }
        const body = { path, file };
        const form = toFormData(body);
        return wire.PUT('/api/second-light', {
          parseAs: 'text',
          body,
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form),
        });
      });
      const details = answer.body?.['data'];
      const dark = isObject(details) && isObject(details['dark']) ? details['dark'] : null;
      return {
        dark: readMedia(path, details, host, undefined, isDashboardFilmPath)?.dark ?? null,
        darkPath: readOptionalText(dark?.['mediaUrl']),
        undo: undoTokenOf(answer),
      };
    },

    /** Puts another file in place of one, everywhere. Resolves with it, and with what takes that back. */
    async replace(
      { path, file, original, isHeard, etag, idempotencyKey }: Replacement,
      onProgress: (progress: UploadProgress) => void,
      signal: AbortSignal,
    ): Promise<ProjectFile & { readonly undo: string | null }> {
      const body = {
        path,
        file,
        ...(isHeard === null ? {} : { sound: isHeard ? ('on' as const) : ('off' as const) }),
        ...(original === null ? {} : { original_file: original }),
      };
      const form = toFormData(body);
      const answer = await write(() =>
        wire.POST('/api/media-replacements', {
          parseAs: 'text',
          signal,
          params: { header: { ...ifMatch(etag).header, ...idempotent(idempotencyKey).header } },
          body,
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form, onProgress),
        }),
      );
      try {
        return { ...normaliseAddedMedia(answer.body, host), undo: undoTokenOf(answer) };
      } catch (thrown) {
        throw new ProblemError(toProblem(thrown));
      }
    },

    /** Sets the poster of a film. @param path of the film, as the provider wrote it */
    async setPoster(path: string, image: Blob): Promise<void> {
      const form = new FormData();
      form.set('path', path);
      form.set('image', image, 'poster.jpg');
      await write(() =>
        wire.PUT('/api/poster', {
          parseAs: 'text',
          body: { path, image },
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form),
        }),
      );
    },

    /**
     * Gives a film a rendition for smaller screens, or records that it needs none.
     * @param path of the film, as the provider wrote it
     */
    async setRendition(path: string, film: Blob | null): Promise<void> {
      const form = new FormData();
      form.set('path', path);
      if (film !== null) form.set('film', film, 'rendition.mp4');
      await write(() =>
        wire.PUT('/api/renditions', {
          parseAs: 'text',
          body: film === null ? { path } : { path, film },
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form),
        }),
      );
    },
  };
}
