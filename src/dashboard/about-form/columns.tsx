import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import type { ReactNode } from 'react';
import { unaddedKey } from '../../domain/about-content.ts';
import type { AboutContent } from '../../domain/about-content.ts';
import { blankItem, withItem } from '../../domain/about-form.ts';
import type { AboutDraft } from '../../domain/about-form.ts';
import type { Restorable } from '../../domain/removal.ts';
import { column as columnClass, columns as columnsClass } from './about-form.css.ts';
import { ItemList } from './ItemList.tsx';
import { ParagraphField } from './ParagraphField.tsx';

interface ColumnsProps {
  readonly mode: 'create' | 'edit';
  readonly content: AboutContent;
  readonly onChange: (content: AboutContent) => void;
  readonly disabled: boolean;
}

const nameOf = (index: number) => `Column ${String(index + 1)}`;
const placeOf = (index: number) => `column ${String(index + 1)}`;

interface HeadedColumnsProps<Column extends { readonly heading: string }> {
  readonly columns: readonly Column[];
  readonly onChange: (columns: readonly Column[]) => void;
  readonly disabled: boolean;
  /** Renders what is below the heading of one column. */
  readonly children: (column: Column, index: number, change: (column: Column) => void) => ReactNode;
}

/** Three columns side by side, each with a heading of its own. */
function HeadedColumns<Column extends { readonly heading: string }>(props: HeadedColumnsProps<Column>) {
  const { columns, onChange, disabled, children } = props;
  return (
    <div className={columnsClass}>
      {columns.map((column, index) => {
        const change = (next: Column) => onChange(withItem(columns, index, () => next));
        return (
          <div className={columnClass} key={index}>
            <TextField
              label={nameOf(index)}
              maxLength={500}
              onChange={(event) => change({ ...column, heading: event.currentTarget.value })}
              placeholder="Heading"
              readOnly={disabled}
              value={column.heading}
            />
            {children(column, index, change)}
          </div>
        );
      })}
    </div>
  );
}

/** The part of a form's content that the columns of one list change, and what is half typed there. */
function partsOf(
  { content, onChange }: Pick<ColumnsProps, 'content' | 'onChange'>,
  list: 'whatWeDo' | 'howWeDo' | 'clients',
) {
  const { draft, unadded, removed = {} } = content;
  return {
    changeDraft: (part: Partial<AboutDraft>) => onChange({ ...content, draft: { ...draft, ...part } }),
    /** The items of one column and the text beside Add. */
    listOf: (index: number, put: (items: readonly string[]) => Partial<AboutDraft>) => {
      const key = unaddedKey(list, index);
      return {
        place: placeOf(index),
        text: unadded[key] ?? '',
        onTextChange: (text: string) => onChange({ ...content, unadded: { ...unadded, [key]: text } }),
        removed: removed[key] ?? [],
        onChange: (list: Restorable<string>, text: string) =>
          onChange({
            ...content,
            draft: { ...draft, ...put(list.items) },
            unadded: { ...unadded, [key]: text },
            removed: { ...removed, [key]: list.removed },
          }),
      };
    },
  };
}

/** What We Do: in each column a heading and points. */
export function PointColumns(props: ColumnsProps) {
  const { whatWeDo } = props.content.draft;
  const { changeDraft, listOf } = partsOf(props, 'whatWeDo');
  return (
    <HeadedColumns columns={whatWeDo} disabled={props.disabled} onChange={(next) => changeDraft({ whatWeDo: next })}>
      {({ points }, index) => (
        <ItemList
          {...listOf(index, (items) => ({
            whatWeDo: withItem(whatWeDo, index, (column) => ({ ...column, points: items })),
          }))}
          blank={blankItem.point}
          disabled={props.disabled}
          items={points}
          label="New point"
          takesLines
          what="Point"
        />
      )}
    </HeadedColumns>
  );
}

/** How We Do It: in each column a heading and paragraphs, of which the page shows the first; on edit just that one. */
export function ParagraphColumns(props: ColumnsProps) {
  const { disabled, mode, content } = props;
  const { howWeDo } = content.draft;
  const { changeDraft, listOf } = partsOf(props, 'howWeDo');
  return (
    <>
      <HeadedColumns columns={howWeDo} disabled={disabled} onChange={(next) => changeDraft({ howWeDo: next })}>
        {(column, index, change) =>
          mode === 'edit' ? (
            <ParagraphField
              disabled={disabled}
              onChange={(paragraph) => change({ ...column, paragraphs: [paragraph] })}
              paragraph={column.paragraphs[0] ?? ''}
              place={placeOf(index)}
            />
          ) : (
            <ItemList
              {...listOf(index, (items) => ({
                howWeDo: withItem(howWeDo, index, (one) => ({ ...one, paragraphs: items })),
              }))}
              blank={blankItem.paragraph}
              disabled={disabled}
              items={column.paragraphs}
              label="New paragraph"
              what="Paragraph"
            />
          )
        }
      </HeadedColumns>
      {mode === 'edit' ? null : <Text variant="dashSmall">The page shows the first paragraph of each column.</Text>}
    </>
  );
}

/** Some of Our Clients: in each column the names. */
export function ClientColumns(props: ColumnsProps) {
  const { clients } = props.content.draft;
  const { listOf } = partsOf(props, 'clients');
  return (
    <div className={columnsClass}>
      {clients.map((names, index) => (
        <div className={columnClass} key={index}>
          <Text as="h3" tone="ink" variant="dashSmall">
            {nameOf(index)}
          </Text>
          <ItemList
            {...listOf(index, (items) => ({ clients: withItem(clients, index, () => items) }))}
            blank={props.mode === 'edit' ? blankItem.clientOnEdit : blankItem.clientOnCreate}
            disabled={props.disabled}
            items={names}
            label="Client name"
            takesLines
            unnamed="Unnamed Client"
            what="Client"
          />
        </div>
      ))}
    </div>
  );
}
