import type { Look } from '@vitrine/look';
import type { Face } from '@vitrine/look/faces';
import { siteConfig } from '../../../site.config.ts';
import type { ForEditing } from '../../domain/content.ts';
import type { SettingsToSave } from '../../domain/site-settings.ts';
import { ifMatch, write, type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { isObject } from '../http/json.ts';
import { limitSilence, toFormData, type SendForm } from '../http/upload.ts';
import { normaliseSettings, type SettingsInUse } from '../normalise/settings.ts';
import { undoTokenOf } from './undo.ts';

export type { SettingsInUse } from '../normalise/settings.ts';

/** Settings that are stored. */
export interface SettingsSaved {
  readonly message: string;
  /** Brings back what was set before; null from a provider that cannot. */
  readonly undo: string | null;
  /** As they are stored now; null where the answer does not tell. */
  readonly settings: ForEditing<SettingsInUse> | null;
}

/** The studio's own facts (an extension). Every call rejects with a `ProblemError`. */
export function createSettings(
  { wire, host, idempotent }: ProviderClient,
  sendForm: SendForm,
  drawIcon: (icon: File) => Promise<File | null>,
  showLook: (look: Look | null, own: Face | null) => void,
) {
  const send = limitSilence(sendForm);
  return {
    settings: (signal: AbortSignal): Promise<ForEditing<SettingsInUse>> =>
      read(
        (within) => wire.GET('/api/site', { parseAs: 'text', signal: within, params: { query: { edit: '1' } } }),
        (answer, etag) => ({ ...normaliseSettings(answer, siteConfig, host), etag }),
        signal,
      ),

    async saveSettings({
      texts,
      words,
      hidden,
      look,
      files,
      faceTerms,
      kept,
      etag,
      idempotencyKey,
    }: SettingsToSave): Promise<SettingsSaved> {
      const { wordmarkDark = null, wordmarkLight = null, icon = null, share = null, face = null } = files;
      // Phones' home screens take no drawing.
      const touchIcon = icon === null ? null : await drawIcon(icon);
      const body = {
        ...texts,
        firstTheme: texts.firstTheme === 'black' ? ('black' as const) : ('white' as const),
        newProjects: texts.newProjects === 'draft' ? ('draft' as const) : ('public' as const),
        words: Object.entries(words).flatMap(([text, own = '']) => (own.trim() === '' ? [] : [{ text, own }])),
        hidden: [...hidden],
        ...(look === null ? {} : { look: { ...look, home: [...look.home] } }),
        keep: kept.includes('icon') ? [...kept, 'touchIcon' as const] : [...kept],
        ...(wordmarkDark === null ? {} : { wordmarkDark }),
        ...(wordmarkLight === null ? {} : { wordmarkLight }),
        ...(icon === null ? {} : { icon }),
        ...(touchIcon === null ? {} : { touchIcon }),
        ...(share === null ? {} : { share }),
        ...(face === null ? {} : { face, faceTerms }),
      };
      const form = toFormData(body);
      const answer = await write(() =>
        wire.PUT('/api/site', {
          params: { header: { ...ifMatch(etag).header, ...idempotent(idempotencyKey).header } },
          parseAs: 'text',
          body,
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form),
        }),
      );
      const stored = isObject(answer.body?.['data']) ? normaliseSettings(answer.body, siteConfig, host) : null;
      showLook(look, stored?.ownFace?.face ?? null);
      return {
        message: answer.message,
        undo: undoTokenOf(answer),
        settings: stored === null ? null : { ...stored, etag: answer.etag },
      };
    },
  };
}
