import { drawLook } from '@vitrine/fonts/draw';
import { builtLook, type Look } from '@vitrine/look';
import { familiesOfOwn } from '@vitrine/look/face-css';
import { findLookFault } from '@vitrine/look/palette';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { SettingsInUse } from '../../api/dashboard/settings.ts';
import type { ForEditing, Home, Project } from '../../domain/content.ts';
import type { WorkContent } from '../../domain/categories.ts';
import type { KeptLook } from '../../domain/kept-looks.ts';
import type { PreviewContent } from '../../domain/preview.ts';
import { checkSettings, type SettingsContent, type SettingsField } from '../../domain/site-settings.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { usePreview, type Preview } from '../../machines/preview/preview.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { restingHead } from '../shared/forms/form-head.ts';
import { SubmitButton } from '../shared/forms/SubmitButton.tsx';
import { failure } from '../shared/messages.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { HistoryLink } from '../shared/page/HistoryLink.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { beside } from '../shared/preview/preview.css.ts';
import { PreviewButton } from '../shared/preview/PreviewButton.tsx';
import { PreviewPanel } from '../shared/preview/PreviewPanel.tsx';
import { SettingsForm, type SettingsFieldsOf } from '../shared/settings-form/SettingsForm.tsx';
import { LookFields } from './LookFields.tsx';
import { WorkToTryMachineContext } from './machines.ts';
import { describeLookFailure, faceNotAllowed, workFailed } from './texts.ts';
import { useOwnFace, type OwnFaceInForm } from './use-own-face.ts';

/** The settings, and pages on which a look can be tried. */
export interface LookToEdit {
  readonly settings: ForEditing<SettingsInUse>;
  readonly home: Home;
  /** The one whose title takes the most room; null without one that is public. */
  readonly project: Project | null;
  /** Looks that are kept beside the site's; null from a provider that keeps none. */
  readonly kept: readonly KeptLook[] | null;
}

/** Paper and ink have to be a pair; whatever else is too weak is made stronger. */
function checkLook(content: SettingsContent): ReadonlyMap<SettingsField, string> {
  const { look } = content;
  const fault = look === null ? null : findLookFault(look);
  const { face } = content.files;
  return new Map<SettingsField, string>([
    ...checkSettings(content),
    ...(fault === null ? [] : ([[`${fault.light} ${fault.part}`, fault.message]] as const)),
    ...(face instanceof File && !content.faceTerms.isAllowed ? ([['face', faceNotAllowed]] as const) : []),
  ]);
}

const previewPages = { home: 'Home', work: 'Work', project: 'The longest title' } as const;
type PreviewPage = keyof typeof previewPages;

/** A page of the studio's own, in a look. */
function contentOf(
  { home, work, project }: Pick<LookToEdit, 'home' | 'project'> & { readonly work: WorkContent | null },
  page: PreviewPage,
  look: Look,
  face: Pick<OwnFaceInForm, 'own' | 'fontsFor'>,
): PreviewContent {
  const fonts = familiesOfOwn(look).flatMap(face.fontsFor);
  const drawn = {
    look: drawLook(look, face.own?.face ?? null).site,
    order: look.home,
    workForm: look.work,
    papers: { white: look.white.surface, black: look.black.surface },
    ...(fonts.length === 0 ? {} : { fonts }),
  };
  if (page === 'work' && work !== null) return { ...drawn, kind: 'work', work };
  if (page === 'project' && project !== null) return { ...drawn, kind: 'project', project };
  return { ...drawn, kind: 'home', home };
}

/** How the site looks: papers, inks and an accent, voice, air, corners and captions, tried on the studio's own pages. */
export function LookScreen({ resource }: ScreenProps<LookToEdit>) {
  const formId = useId();
  const [head, setHead] = useState(restingHead);
  const targets = useFocusTargets<'preview' | 'previewOnPhone'>();
  const shown = resource.value;
  const preview = usePreview(
    () =>
      contentOf({ ...(shown ?? nothing), work: null }, 'home', shown?.settings.look ?? builtLook, storedFace(shown)),
    () => {
      // One of them is there.
      targets.focus('preview');
      targets.focus('previewOnPhone');
    },
  );
  const history = <HistoryLink kind="settings" place="buttons" />;
  return (
    <DashboardPage
      actions={
        shown === null ? undefined : (
          <>
            <PreviewButton place="head" preview={preview} ref={targets.ref('preview')}>
              {history}
            </PreviewButton>
            <SubmitButton busy={head.isBusy} busyLabel="Saving..." form={formId}>
              Save
            </SubmitButton>
          </>
        )
      }
      heading="Look"
      note={head.note ?? undefined}
    >
      <ResourceState describe={describeLookFailure} resource={resource}>
        {(edited) => (
          <>
            <PreviewButton place="form" preview={preview} ref={targets.ref('previewOnPhone')}>
              {history}
            </PreviewButton>
            <SettingsForm
              check={checkLook}
              draftKey="look"
              first="white surface"
              formId={formId}
              onHeadChange={setHead}
              onWritten={resource.retry}
              settings={edited.settings}
            >
              {(fields) => <LookForm edited={edited} fields={fields} onKeptChange={resource.retry} preview={preview} />}
            </SettingsForm>
          </>
        )}
      </ResourceState>
    </DashboardPage>
  );
}

const nothing = { home: { headerFilms: [], homeFilms: [], grid: [], texts: [] }, project: null };

const storedFace = (shown: LookToEdit | null): Pick<OwnFaceInForm, 'own' | 'fontsFor'> => ({
  own: shown?.settings.ownFace ?? null,
  fontsFor: () => [],
});

interface LookFormProps {
  readonly edited: LookToEdit;
  readonly fields: SettingsFieldsOf;
  readonly preview: Preview;
  readonly onKeptChange: () => void;
}

/** The fields, and beside them a page in the look that they make. */
function LookForm({ edited, fields, preview, onKeptChange }: LookFormProps) {
  const { content, stored } = fields.form;
  const face = useOwnFace(content.files.face, stored.ownFace);
  return (
    <div className={preview.isOpen ? beside : undefined}>
      <div>
        <LookFields {...fields} face={face} kept={edited.kept} onKeptChange={onKeptChange} />
      </div>
      {preview.isOpen ? (
        <LookPreview edited={edited} face={face} look={content.look ?? builtLook} preview={preview} />
      ) : null}
    </div>
  );
}

interface LookPreviewProps {
  readonly edited: LookToEdit;
  readonly look: Look;
  readonly face: OwnFaceInForm;
  readonly preview: Preview;
}

/** A page in the look of the form. */
function LookPreview({ edited, look, face, preview }: LookPreviewProps) {
  const [page, setPage] = useState<PreviewPage>('home');
  const { show } = useShowToast();
  // Read when it is first looked at; until then, or where that fails, there is home.
  const {
    value: work,
    problem,
    retry,
  } = usePageResource(useProvidedMachine(WorkToTryMachineContext), page === 'work' ? 'all' : null);
  const fail = useEffectEvent((why: Problem) => show(failure(workFailed, why)));
  useEffect(() => {
    if (problem !== null) fail(problem);
  }, [problem]);
  const content = useMemo(() => contentOf({ ...edited, work }, page, look, face), [edited, work, page, look, face]);
  const choose = (next: PreviewPage) => {
    if (next === page && problem !== null) retry();
    setPage(next);
  };
  return (
    <PreviewPanel
      content={content}
      pages={edited.project === null ? undefined : { names: previewPages, chosen: page, onChoose: choose }}
      preview={preview}
    />
  );
}
