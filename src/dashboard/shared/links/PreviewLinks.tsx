import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { openLinks } from '../../../domain/share-links.ts';
import type { LinkSubject, ShareLink } from '../../../domain/share-links.ts';
import { useFocusTargets } from '../focus/focus-targets.ts';
import { ResourceState } from '../page/ResourceState.tsx';
import { LinkList } from './LinkList.tsx';
import { panel } from './share-links.css.ts';
import { texts } from './texts.ts';
import { useLinks } from './use-links.ts';
import type { PreviewLink } from './use-preview-link.ts';

/** The form around a preview link, as far as the link is about it. */
export interface FormOfLink {
  readonly preview: PreviewLink;
  /** Something in it is not saved, and the link does not show it. */
  readonly isDirty: boolean;
  /** It is being sent or not known yet. */
  readonly isLocked: boolean;
  /** Called before it is saved, to say what is saved as a draft. */
  readonly onSave: () => void;
}

interface PreviewLinksProps {
  readonly subject: LinkSubject;
  readonly form: FormOfLink;
  /** Saved as the form is now, it is still seen by its administrator alone. */
  readonly staysHidden: () => boolean;
}

/** A draft's link for whoever is to look at it: one press makes it and copies it; the same one is copied again while it opens. */
export function PreviewLinks({ subject, form, staysHidden }: PreviewLinksProps) {
  const headingId = useId();
  const { preview, isDirty } = form;
  const [now] = useState(() => Date.now());
  const targets = useFocusTargets<'panel' | 'make' | `copy ${string}`>();
  const { resource, ...actions } = useLinks({
    subject,
    onRevoked: (link, before) => {
      const [next] = openLinks(before, 'preview', now).filter(({ id }) => id !== link.id);
      targets.focusAfter('panel', next === undefined ? 'make' : `copy ${String(next.id)}`);
    },
  });
  const onMade = (link: ShareLink | null) => {
    resource.retry();
    if (link !== null) targets.focusAfter('panel', `copy ${String(link.id)}`);
  };
  const canSave = isDirty && staysHidden();

  return (
    <Panel headingId={headingId} ref={targets.ref('panel')}>
      <ResourceState resource={resource}>
        {(all) => {
          const links = openLinks(all, 'preview', now);
          const [link = null] = links;
          const saving = canSave ? (
            <SaveAndCopy
              form={form}
              link={link}
              onMade={onMade}
              ref={targets.ref(link === null ? 'make' : `copy ${String(link.id)}`)}
              staysHidden={staysHidden}
            />
          ) : null;
          const note = !isDirty ? null : canSave ? texts.unsaved : texts.unsavedPublic;
          return links.length === 0 ? (
            <>
              <Text variant="dashSmall">{note ?? texts.noPreview}</Text>
              {saving ?? (
                <div>
                  <Button
                    busy={preview.isBusy}
                    busyLabel="Making…"
                    onClick={() => preview.copy(subject.id, null, onMade)}
                    ref={targets.ref('make')}
                  >
                    Copy preview link
                  </Button>
                </div>
              )}
            </>
          ) : (
            <>
              {note === null ? null : <Text variant="dashSmall">{note}</Text>}
              {saving}
              <LinkList
                {...actions}
                copyRef={({ id }) => targets.ref(`copy ${String(id)}`)}
                isCopied={!canSave}
                links={links}
              />
            </>
          );
        }}
      </ResourceState>
    </Panel>
  );
}

/** The same for what was never saved: it becomes a draft first, and the form goes on as that of the draft. */
export function NewPreviewLink({ form, staysHidden }: Omit<PreviewLinksProps, 'subject'>) {
  const headingId = useId();
  if (!staysHidden()) return null;
  return (
    <Panel headingId={headingId}>
      <Text variant="dashSmall">{texts.neverSaved}</Text>
      <SaveAndCopy form={form} link={null} staysHidden={staysHidden} />
    </Panel>
  );
}

interface PanelProps {
  readonly headingId: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

function Panel({ headingId, ref, children }: PanelProps) {
  return (
    <section aria-labelledby={headingId} className={panel} ref={ref}>
      <Text as="h2" id={headingId} tone="ink" variant="dashText">
        Preview link
      </Text>
      {children}
    </section>
  );
}

interface SaveAndCopyProps extends Omit<PreviewLinksProps, 'subject'> {
  readonly link: ShareLink | null;
  readonly onMade?: (link: ShareLink | null) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

function SaveAndCopy({ form, staysHidden, link, onMade, ref }: SaveAndCopyProps) {
  const { preview, isLocked, onSave } = form;
  // Drawn again where the time that was chosen has come meanwhile.
  const [, lookAgain] = useState(0);
  const isBusy = preview.isBusy || (preview.isAwaited && isLocked);
  return (
    <div>
      <Button
        busy={isBusy}
        busyLabel="Saving…"
        disabled={isLocked && !isBusy}
        onClick={() => {
          lookAgain(Date.now());
          if (!staysHidden()) return;
          onSave();
          preview.saveAndCopy(link, onMade);
        }}
        ref={ref}
      >
        Save draft and copy link
      </Button>
    </div>
  );
}
