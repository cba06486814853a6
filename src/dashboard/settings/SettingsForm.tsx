import { useEffect, useEffectEvent, useState } from 'react';
import type { SettingsInUse } from '../../api/dashboard/settings.ts';
import type { ForEditing } from '../../domain/content.ts';
import {
  checkSettings,
  isSettingsFile,
  isSettingsText,
  keptFiles,
  mergeSettings,
  type Settings,
  type SettingsContent,
  type SettingsField,
} from '../../domain/site-settings.ts';
import { useConflict } from '../../machines/conflict/conflict.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSiteState } from '../../machines/site-context.ts';
import { useIdempotencyKey, useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { ConflictDialog } from '../shared/drafts/ConflictDialog.tsx';
import { DraftNote } from '../shared/drafts/DraftNote.tsx';
import { UnsavedDialog } from '../shared/drafts/UnsavedDialog.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { useLastSaved } from '../shared/forms/last-saved.ts';
import { sendOnPurpose } from '../shared/forms/sending.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { failure, logFailure, reasonInForm } from '../shared/messages.ts';
import { compareSettings } from './compare-settings.ts';
import { SaveSettingsMachineContext, SettingsConflictMachineContext } from './machines.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { savedByDefault, saveFailed } from './texts.ts';
import { useSettingsContent } from './use-settings-content.ts';
import { WordFields } from './WordFields.tsx';

/** What the page's head says of the form. */
export interface SettingsHead {
  readonly isBusy: boolean;
  /** 'Last saved 15:21' */
  readonly note: string | null;
}

interface SettingsFormProps {
  readonly settings: ForEditing<SettingsInUse>;
  /** The form's id, by which Save in the page's head belongs to it. */
  readonly formId: string;
  readonly onHeadChange: (head: SettingsHead) => void;
  /** Called after a write, to read the settings again. */
  readonly onWritten: () => void;
}

const noErrors: ReadonlyMap<SettingsField, string> = new Map();

/** The form over the settings as read. A failure leaves it as it is; what was stored shows on the site at once. */
export function SettingsForm({ settings, formId, onHeadChange, onWritten }: SettingsFormProps) {
  const form = useSettingsContent(settings);
  const { content, stored, isDirty, draft } = form;
  const [errors, setErrors] = useState(noErrors);
  const targets = useFocusTargets<SettingsField>();
  const lastSaved = useLastSaved(settings.updatedAt, isDirty);
  const key = useIdempotencyKey();
  const { show } = useShowToast();
  const announce = useDeleted(onWritten);
  const [{ pages }, changeSite] = useSiteState();
  const { site } = settings;
  useEffect(() => {
    changeSite(pages === undefined ? site : { ...site, pages });
  }, [changeSite, site, pages]);

  const refuse = (found: ReadonlyMap<SettingsField, string>) => {
    setErrors(found);
    targets.focus(...found.keys());
  };
  const submission = useSubmission(useProvidedMachine(SaveSettingsMachineContext), {
    onSucceeded: ({ message, settings: now, undo }) => {
      announce(message || savedByDefault, 'Settings', undo);
      key.setKey(null);
      form.take(now ?? { ...stored, ...content, files: stored.files });
      lastSaved.saved();
      onWritten();
    },
    onFailed: (problem) => {
      if (conflict.catches(problem, 'settings')) return;
      logFailure(saveFailed, problem);
      show(failure(saveFailed, problem, reasonInForm));
      const part = problem.kind === 'http' ? problem.part : undefined;
      if (isSettingsText(part) || isSettingsFile(part)) refuse(new Map([[part, problem.message]]));
    },
  });
  const { isBusy } = submission;
  const save = (what: SettingsContent, over: ForEditing<Settings>) =>
    submission.submit({
      ...what,
      kept: keptFiles(over, what),
      etag: over.etag,
      idempotencyKey: key.keyToSend(),
    });
  const conflict = useConflict(useProvidedMachine(SettingsConflictMachineContext), {
    onMine: (etag) => {
      const theirs = { ...(conflict.stored ?? stored), etag };
      const merged = { ...content, ...mergeSettings({ base: stored, mine: content, theirs }) };
      form.rebase(theirs, merged);
      save(merged, theirs);
    },
    onStored: (theirs) => {
      form.take(theirs);
      onWritten();
    },
  });
  const { note } = lastSaved;
  const tellHead = useEffectEvent(onHeadChange);
  useEffect(() => {
    tellHead({ isBusy, note });
  }, [isBusy, note]);

  return (
    <>
      <DraftNote draft={draft} onDiscarded={() => targets.focus('siteName')} />
      <form
        id={formId}
        noValidate
        onKeyDown={sendOnPurpose}
        onSubmit={(event) => {
          event.preventDefault();
          const found = checkSettings(content);
          setErrors(found);
          if (found.size > 0) refuse(found);
          else save(content, stored);
        }}
      >
        <SettingsFields
          content={content}
          disabled={isBusy || draft.isOpening}
          errors={errors}
          onFile={(name, file) => {
            form.changeFile(name, file);
            setErrors(noErrors);
          }}
          onText={(name, text) => {
            form.changeText(name, text);
            if (errors.size > 0) setErrors(noErrors);
          }}
          stored={stored}
          targets={targets}
        />
        <WordFields
          content={content}
          disabled={isBusy || draft.isOpening}
          errors={errors}
          onHide={form.hide}
          onWord={(word, own) => {
            form.changeWord(word, own);
            if (errors.size > 0) setErrors(noErrors);
          }}
          targets={targets}
        />
      </form>
      <UnsavedDialog isDirty={isDirty} isKept={!draft.isOff && !draft.lacksFiles} />
      <ConflictDialog
        compare={(theirs) => compareSettings({ base: stored, mine: content, theirs }, content, theirs)}
        conflict={conflict}
        onClosed={() => targets.focus('siteName')}
      />
    </>
  );
}
