import { useEffect, type ReactNode } from 'react';
import type { SettingsInUse } from '../../../api/dashboard/settings.ts';
import type { ForEditing } from '../../../domain/content.ts';
import {
  isSettingsFile,
  isSettingsText,
  keptFiles,
  mergeSettings,
  type Settings,
  type SettingsContent,
  type SettingsField,
} from '../../../domain/site-settings.ts';
import { useConflict } from '../../../machines/conflict/conflict.react.tsx';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useSiteState } from '../../../machines/site-context.ts';
import { useIdempotencyKey, useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useFocusTargets, type FocusTargets } from '../focus/focus-targets.ts';
import { ContentFormFrame } from '../forms/ContentFormFrame.tsx';
import { useFormHead, type FormHead } from '../forms/form-head.ts';
import { useLastSaved } from '../forms/last-saved.ts';
import { useDeleted } from '../lists/use-deleted.ts';
import { useOutcome } from '../use-outcome.ts';
import { compareSettings } from './compare-settings.ts';
import { SaveSettingsMachineContext, SettingsConflictMachineContext } from './machines.ts';
import { savedByDefault, saveFailed } from './texts.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** What the fields of a form over the settings need. */
export interface SettingsFieldsOf {
  readonly form: Omit<ReturnType<typeof useSettingsForm>, 'draft' | 'errors' | 'refuse' | 'take' | 'replace'>;
  readonly disabled: boolean;
  readonly errors: ReadonlyMap<SettingsField, string>;
  readonly targets: FocusTargets<SettingsField>;
}

interface SettingsFormProps {
  readonly settings: ForEditing<SettingsInUse>;
  /** The form's id, by which Save in the page's head belongs to it. */
  readonly formId: string;
  /** Where what was typed is kept until it is saved. */
  readonly draftKey: 'settings' | 'look' | 'words';
  /** The field that has the focus after a question about the whole form. */
  readonly first: SettingsField;
  /** What of the content cannot be sent, by its fields. */
  readonly check: (content: SettingsContent) => ReadonlyMap<SettingsField, string>;
  readonly onHeadChange: (head: FormHead) => void;
  /** Called after a write, to read the settings again. */
  readonly onWritten: () => void;
  readonly children: (fields: SettingsFieldsOf) => ReactNode;
}

/** The form over the settings as read. A failure leaves it as it is; what was stored shows on the site at once. */
export function SettingsForm({
  settings,
  formId,
  draftKey,
  first,
  check,
  onHeadChange,
  onWritten,
  children,
}: SettingsFormProps) {
  const form = useSettingsForm(settings, draftKey);
  const { content, stored, isDirty, draft, errors } = form;
  const targets = useFocusTargets<SettingsField>();
  const lastSaved = useLastSaved(settings.updatedAt, isDirty);
  const key = useIdempotencyKey();
  const outcome = useOutcome();
  const announce = useDeleted(onWritten);
  const [{ pages }, changeSite] = useSiteState();
  const { site } = settings;
  useEffect(() => {
    changeSite(pages === undefined ? site : { ...site, pages });
  }, [changeSite, site, pages]);

  const refuse = (found: ReadonlyMap<SettingsField, string>) => {
    form.refuse(found);
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
      outcome.notSaved(saveFailed, problem);
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
      form.replace(theirs, merged);
      save(merged, theirs);
    },
    onStored: (theirs) => {
      form.take(theirs);
      onWritten();
    },
  });
  useFormHead({ isBusy, note: lastSaved.note }, onHeadChange);

  return (
    <ContentFormFrame
      compare={(theirs) => compareSettings({ base: stored, mine: content, theirs }, content, theirs)}
      conflict={conflict}
      focusFirst={() => targets.focus(first)}
      form={form}
      formId={formId}
      onSubmit={() => {
        const found = check(content);
        if (found.size > 0) refuse(found);
        else save(content, stored);
      }}
    >
      {children({ form, disabled: isBusy || draft.isOpening, errors, targets })}
    </ContentFormFrame>
  );
}
