import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { blankItem, withItem } from '../../domain/about-form.ts';
import type { AboutDraft } from '../../domain/about-form.ts';
import { column as columnClass, columns as columnsClass } from './about-form.css.ts';
import { ItemList } from './ItemList.tsx';
import { ParagraphField } from './ParagraphField.tsx';

interface ColumnsProps {
  readonly mode: 'create' | 'edit';
  readonly draft: AboutDraft;
  readonly onChange: (draft: AboutDraft) => void;
  readonly disabled: boolean;
}

const nameOf = (index: number) => `Column ${String(index + 1)}`;
const placeOf = (index: number) => `column ${String(index + 1)}`;

/** What We Do: in each column a heading and points. */
export function PointColumns({ draft, onChange, disabled }: ColumnsProps) {
  return (
    <div className={columnsClass}>
      {draft.whatWeDo.map(({ heading, points }, index) => {
        const change = (part: Partial<AboutDraft['whatWeDo'][number]>) =>
          onChange({ ...draft, whatWeDo: withItem(draft.whatWeDo, index, (one) => ({ ...one, ...part })) });
        return (
          <div className={columnClass} key={index}>
            <TextField
              label={nameOf(index)}
              maxLength={500}
              onChange={(event) => change({ heading: event.currentTarget.value })}
              placeholder="Heading"
              readOnly={disabled}
              value={heading}
            />
            <ItemList
              blank={blankItem.point}
              disabled={disabled}
              items={points}
              label="New point"
              onChange={(next) => change({ points: next })}
              place={placeOf(index)}
            />
          </div>
        );
      })}
    </div>
  );
}

/** How We Do It: in each column a heading and paragraphs, of which the page shows the first; on edit just that one. */
export function ParagraphColumns({ draft, onChange, disabled, mode }: ColumnsProps) {
  return (
    <>
      <div className={columnsClass}>
        {draft.howWeDo.map(({ heading, paragraphs }, index) => {
          const change = (part: Partial<AboutDraft['howWeDo'][number]>) =>
            onChange({ ...draft, howWeDo: withItem(draft.howWeDo, index, (one) => ({ ...one, ...part })) });
          return (
            <div className={columnClass} key={index}>
              <TextField
                label={nameOf(index)}
                maxLength={500}
                onChange={(event) => change({ heading: event.currentTarget.value })}
                placeholder="Heading"
                readOnly={disabled}
                value={heading}
              />
              {mode === 'edit' ? (
                <ParagraphField
                  disabled={disabled}
                  onChange={(paragraph) => change({ paragraphs: [paragraph] })}
                  paragraph={paragraphs[0] ?? ''}
                  place={placeOf(index)}
                />
              ) : (
                <ItemList
                  blank={blankItem.paragraph}
                  disabled={disabled}
                  items={paragraphs}
                  label="New paragraph"
                  onChange={(next) => change({ paragraphs: next })}
                  place={placeOf(index)}
                />
              )}
            </div>
          );
        })}
      </div>
      {mode === 'edit' ? null : <Text variant="dashSmall">The page shows the first paragraph of each column.</Text>}
    </>
  );
}

/** Some of Our Clients: in each column the names. */
export function ClientColumns({ draft, onChange, disabled, mode }: ColumnsProps) {
  return (
    <div className={columnsClass}>
      {draft.clients.map((names, index) => (
        <div className={columnClass} key={index}>
          <Text as="h3" tone="ink" variant="dashSmall">
            {nameOf(index)}
          </Text>
          <ItemList
            blank={mode === 'edit' ? blankItem.clientOnEdit : blankItem.clientOnCreate}
            disabled={disabled}
            items={names}
            label="Client name"
            onChange={(next) => onChange({ ...draft, clients: withItem(draft.clients, index, () => next) })}
            place={placeOf(index)}
            unnamed="Unnamed Client"
          />
        </div>
      ))}
    </div>
  );
}
