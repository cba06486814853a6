import { projectFields } from '@vitrine/content';
import type { PlainName } from '@vitrine/content';
import { SelectField, TextField } from '@vitrine/design-system/components/field';
import type { FormChoices } from '../../../api/dashboard/reads.ts';
import type { Id } from '../../../domain/content.ts';
import { toChoice, toSealedShows } from '../../../domain/publication.ts';
import { useFormState, useIsDirty, useIsLocked } from '../../../machines/project-form/project-form.react.tsx';
import { PublicationField, useVisibility } from '../../shared/forms/PublicationField.tsx';
import { wordsOf } from '../../shared/formatting/rich.ts';
import { SearchDescriptionField } from '../../shared/forms/SearchDescriptionField.tsx';
import { ShareLinks } from '../../shared/links/ShareLinks.tsx';
import type { PreviewLink } from '../../shared/links/use-preview-link.ts';
import { ShareCard, ShareCardSection } from '../../shared/share/ShareCard.tsx';
import { RelatedProjects } from '../related/RelatedProjects.tsx';
import { HomeUse } from './HomeUse.tsx';
import { PublishChecklist } from '../checklist/PublishChecklist.tsx';
import { ProjectAddress } from './ProjectAddress.tsx';
import { CategoryField } from './CategoryField.tsx';
import { Credits } from './Credits.tsx';
import { whoSees } from '../project-form.css.ts';
import { useField } from './use-field.ts';

interface RailFieldsProps {
  readonly ownId: Id | null;
  /** Addresses that lead to it too. */
  readonly formerSlugs: readonly string[];
  readonly choices: FormChoices;
  /** Reads them again. */
  readonly onChoices: () => void;
}

/** Category, client, year, theme, credits, related projects and how it is shared. */
export function RailFields({ ownId, formerSlugs, choices, onChoices }: RailFieldsProps) {
  return (
    <>
      <CategoryField categories={choices.categories} onMade={onChoices} />
      <TextLine field="clientName" />
      <TextLine field="year" />
      <Theme />
      <Credits />
      <RelatedProjects ownId={ownId} projects={choices.projects} />
      <ProjectAddress former={formerSlugs} />
      <SearchDescription />
      <ShareCardSection>
        <ProjectShareCard />
      </ShareCardSection>
      <PublishChecklist ownId={ownId} projects={choices.projects ?? []} />
    </>
  );
}

interface TextLineProps {
  readonly field: PlainName<typeof projectFields>;
}

function TextLine({ field }: TextLineProps) {
  const { label, most } = projectFields[field];
  const { error, isLocked, onChange, ref, value } = useField(field);
  return (
    <TextField
      autoComplete="off"
      error={error}
      label={label}
      maxLength={most}
      onChange={onChange}
      readOnly={isLocked}
      ref={ref}
      value={value}
    />
  );
}

interface StateFieldsProps {
  readonly ownId: Id | null;
  /** Its preview link. */
  readonly links: PreviewLink;
}

/** Who sees it, and the links by which others do. */
export function StateFields({ ownId, links }: StateFieldsProps) {
  const isDirty = useIsDirty();
  const isLocked = useIsLocked();
  const visibility = useField('visibility');
  const publishAt = useField('publishAt');
  const shows = useField('sealedShows');
  const stored = useFormState((form) => form.stored.visibility);
  const chosen = {
    visibility: useVisibility(toChoice(visibility.value), ownId === null),
    publishAt: publishAt.value,
  };
  return (
    <>
      <div className={whoSees}>
        <PublicationField
          errors={{ visibility: visibility.error, publishAt: publishAt.error }}
          isLocked={visibility.isLocked}
          shows={{ value: toSealedShows(shows.value), onChange: shows.onValue }}
          onChange={(field, value) => (field === 'visibility' ? visibility : publishAt).onValue(value)}
          values={chosen}
        />
        {ownId === null ? null : <HomeUse projectId={ownId} visibility={chosen.visibility} />}
      </div>
      <ShareLinks
        chosen={chosen}
        form={{
          preview: links,
          isDirty,
          isLocked,
          onSave: () => {
            if (visibility.value === '') visibility.onValue(chosen.visibility);
          },
        }}
        stored={toChoice(stored)}
        subject={ownId === null ? null : { kind: 'project', id: ownId }}
      />
    </>
  );
}

function SearchDescription() {
  const { error, isLocked, onValue, ref, value } = useField('searchDescription');
  const description = useFormState(({ values }) => values.description);
  return (
    <SearchDescriptionField
      error={error}
      fieldRef={ref}
      isLocked={isLocked}
      onValue={onValue}
      otherwise={description}
      value={value}
    />
  );
}

function ProjectShareCard() {
  const title = useFormState(({ values }) => values.title);
  const description = useFormState(({ values }) => values.description);
  const format = useFormState(({ values }) => values.descriptionFormat);
  const header = useFormState(({ values }) => values.header);
  const summary = useFormState(({ values }) => values.searchDescription);
  return (
    <ShareCard
      description={wordsOf(description, format)}
      isChosen={header?.source === 'chosen'}
      media={header?.media ?? null}
      summary={summary}
      title={title}
    />
  );
}

function Theme() {
  const { error, isLocked, onChange, value } = useField('theme');
  return (
    <SelectField disabled={isLocked} error={error} label="Theme" onChange={onChange} value={value}>
      <option value="">None</option>
      <option value="white">White</option>
      <option value="black">Black</option>
    </SelectField>
  );
}
