import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { useState } from 'react';
import type { Id } from '../../domain/content.ts';
import type { Redirect, RedirectTexts } from '../../domain/redirects.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { useGivenUp } from '../shared/lists/use-given-up.ts';
import { editing } from './redirects.css.ts';
import { RedirectForm, type FormTarget } from './RedirectForm.tsx';
import { describeAsked } from './texts.ts';

/** What can be focused on the screen: the forms, and a row's buttons. */
export type RedirectFocus = FormTarget | `${'edit' | 'delete'} ${string}`;

interface RedirectTableProps {
  readonly redirects: readonly Redirect[];
  readonly targets: FocusTargets<RedirectFocus>;
  readonly onSaved: () => void;
  readonly onDelete: (redirect: Redirect) => void;
}

/** The redirects, each to be changed in its place. */
export function RedirectTable({ redirects, targets, onSaved, onDelete }: RedirectTableProps) {
  /** With what each begins instead of what is stored; null for nothing else. */
  const [edited, setEdited] = useState<ReadonlyMap<string, RedirectTexts | null>>(new Map());
  const open = (row: string, begin: RedirectTexts | null) => {
    setEdited((all) => new Map([...all, [row, begin]]));
    targets.focus(`source ${row}`);
  };
  const close = (id: Id) => {
    setEdited((all) => new Map([...all].filter(([one]) => one !== String(id))));
    targets.focus(`edit ${String(id)}`);
  };
  const giveUp = useGivenUp((row, { source = '', target = '' }) => open(row, { source, target }));
  return (
    <Table
      caption="Redirects"
      head={
        <>
          <Th>Address</Th>
          <Th end>Actions</Th>
        </>
      }
    >
      {redirects.map((redirect) => {
        const { id, source, target } = redirect;
        const begin = edited.get(String(id));
        const isEdited = begin !== undefined;
        return (
          <Tr key={id}>
            <Td kind="title">
              {isEdited ? (
                <div className={editing}>
                  <RedirectForm
                    begin={begin}
                    onCancel={(typed) => {
                      if (typed !== null) giveUp(String(id), { ...typed });
                      close(id);
                    }}
                    onSaved={() => {
                      onSaved();
                      close(id);
                    }}
                    redirect={redirect}
                    targets={targets}
                  />
                </div>
              ) : (
                <RowTitle
                  detail={
                    <>
                      Leads to <span dir="ltr">{target}</span> · {describeAsked(redirect)}
                    </>
                  }
                >
                  <span dir="ltr">{source}</span>
                </RowTitle>
              )}
            </Td>
            <Td kind="actions">
              {isEdited ? null : (
                <>
                  <Button
                    aria-label={`Edit ${source}`}
                    onClick={() => open(String(id), null)}
                    ref={targets.ref(`edit ${String(id)}`)}
                    size="small"
                    variant="quiet"
                  >
                    Edit
                  </Button>
                  <Button
                    aria-label={`Delete ${source}`}
                    onClick={() => onDelete(redirect)}
                    ref={targets.ref(`delete ${String(id)}`)}
                    size="small"
                    variant="quietMuted"
                  >
                    Delete
                  </Button>
                </>
              )}
            </Td>
          </Tr>
        );
      })}
    </Table>
  );
}
