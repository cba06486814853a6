import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import type { SiteImport } from '../../domain/imports.ts';
import { oneFileOnly } from '../../domain/media-files.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useImporting } from '../../machines/importing/importing.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';
import { useOutcome } from '../shared/use-outcome.ts';
import { part, parts } from './import-site.css.ts';
import { ImportList, type ImportFocus } from './ImportList.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { DeleteImportMachineContext, RemoveImportedMachineContext } from './machines.ts';
import { useOpenedInAddress } from './opened.ts';
import { describeImport, kindOf, texts } from './texts.ts';
import { WaysIn } from './WaysIn.tsx';

interface ImportContentProps {
  readonly imports: readonly SiteImport[];
  /** The one that is under way when the page is opened, or that was open when it was reloaded. */
  readonly first: SiteImport | null;
  /** Called after a change, to read the list again. */
  readonly onChanged: () => void;
}

/** The ways in with what was imported before; or one import, from its plan to its account. */
export function ImportContent({ imports, first, onChanged }: ImportContentProps) {
  const { show } = useShowToast();
  const outcome = useOutcome();
  const [opening] = useState(first);
  const targets = useFocusTargets<ImportFocus>();
  const importing = useImporting(opening, {
    onChanged: () => {
      onChanged();
      targets.focusAfter('all', 'head');
    },
    onFailed: (problem) => {
      outcome.failed(texts.failed, problem);
      targets.focus('ways', 'head');
    },
  });
  const removal = useConfirm(useProvidedMachine(RemoveImportedMachineContext), {
    onActed: () => {
      show({ kind: 'success', text: texts.removed });
      targets.afterDialog('head');
      importing.refresh();
    },
    onFailed: (problem) => {
      outcome.failed(texts.removeFailed, problem);
      removal.cancel();
    },
  });
  const forgetting = useConfirm(useProvidedMachine(DeleteImportMachineContext), {
    onActed: () => {
      show({ kind: 'success', text: texts.forgotten });
      onChanged();
    },
    onFailed: (problem) => {
      outcome.failed(texts.forgetFailed, problem);
      forgetting.cancel();
    },
  });
  const { state, found } = importing;
  useOpenedInAddress(found?.id ?? null);
  const close = () => {
    importing.close();
    targets.focus('ways');
  };
  const isShown = (state === 'shown' || state === 'starting') && found !== null;
  return (
    <>
      {state === 'idle' || state === 'opening' ? (
        <>
          <WaysIn
            exportRef={targets.ref('ways')}
            isOff={state === 'opening'}
            onExport={([chosen, ...more]) => {
              if (chosen === undefined) return;
              if (more.length > 0) {
                show({ kind: 'error', text: oneFileOnly });
                return;
              }
              importing.chooseExport(chosen.file);
              targets.focus('head');
            }}
            onFolder={(name, files) => {
              if (files.length === 0) {
                show({ kind: 'error', text: texts.emptyFolder });
                return;
              }
              importing.chooseFolder(name, files);
              targets.focus('head');
            }}
          />
          {imports.length === 0 ? null : (
            <ImportList
              imports={imports}
              onDelete={(one) => {
                targets.afterDialog(`delete ${String(one.id)}`, 'head');
                forgetting.ask(texts.forgetQuestion, one);
              }}
              onOpen={(one) => {
                importing.open(one);
                targets.focus('head');
              }}
              targets={targets}
            />
          )}
        </>
      ) : (
        <div className={parts} ref={targets.ref('all')}>
          <div className={part} ref={targets.ref('head')} tabIndex={-1}>
            <Text as="h2" variant="dashSection">
              {found?.name ?? importing.name}
            </Text>
            {found === null ? null : <Text variant="dashSmall">{isShown ? describeImport(found) : kindOf(found)}</Text>}
          </div>
          {isShown ? (
            <ImportPlan
              found={found}
              importing={importing}
              onClose={close}
              onRemove={() => {
                targets.afterDialog('head');
                removal.ask(texts.removeQuestion, found);
              }}
            />
          ) : (
            <ImportProgress importing={importing} onClose={close} />
          )}
        </div>
      )}
      <DeleteDialog
        deletion={removal}
        describe={({ name }) => [
          name,
          'Also what was changed or published since, and the redirects to it. Recently Deleted keeps all of it for thirty days.',
        ]}
        onClosed={targets.dialogClosed}
      />
      <DeleteDialog
        deletion={forgetting}
        describe={({ name }) => [name, 'It has brought nothing that is still there. Its report goes with it.']}
        onClosed={targets.dialogClosed}
      />
    </>
  );
}
