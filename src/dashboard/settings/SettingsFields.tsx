import { SelectField, TextAreaField, TextField } from '@vitrine/design-system/components/field';
import type {
  Settings,
  SettingsContent,
  SettingsField,
  SettingsFile,
  SettingsText,
} from '../../domain/site-settings.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { useExtensions } from '../shared/page/extensions.ts';
import { MarkField, type Ground } from './MarkField.tsx';
import { pair } from '../shared/settings-form/pair.css.ts';
import { describeHomeTitle, examples } from './texts.ts';

interface SettingsFieldsProps {
  readonly content: SettingsContent;
  readonly stored: Settings;
  readonly disabled: boolean;
  readonly errors: ReadonlyMap<SettingsField, string>;
  readonly onText: (name: SettingsText, text: string) => void;
  /** Without a file what is stored stays; `null` takes it away. */
  readonly onFile: (name: SettingsFile, file: File | null | undefined) => void;
  readonly targets: Pick<FocusTargets<SettingsField>, 'ref'>;
}

/** All sections of the settings, in the order in which a studio is set up. */
export function SettingsFields({ content, stored, disabled, errors, onText, onFile, targets }: SettingsFieldsProps) {
  const isOffered = useExtensions().includes('publication');
  const text = (name: SettingsText, maxLength: number) => ({
    error: errors.get(name),
    maxLength,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onText(name, event.currentTarget.value),
    placeholder: examples[name],
    readOnly: disabled,
    ref: targets.ref(name),
    value: content.texts[name],
  });
  const choice = (name: SettingsText) => ({
    disabled,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onText(name, event.currentTarget.value),
    ref: targets.ref(name),
    value: content.texts[name],
  });
  const email = (name: SettingsText) => ({ ...text(name, 254), autoComplete: 'off', label: 'E-mail', type: 'email' });
  const mark = (name: SettingsFile, grounds: readonly Ground[]) => ({
    disabled,
    error: errors.get(name),
    file: content.files[name],
    grounds,
    onChange: (file: File | null | undefined) => onFile(name, file),
    ref: targets.ref(name),
    stored: stored.files[name],
  });
  return (
    <>
      <FormSection heading="Studio">
        <TextField {...text('siteName', 100)} label="Name" required />
        <TextField {...text('tagline', 200)} hint={describeHomeTitle(content.texts)} label="Home title" />
        <TextField
          {...text('description', 300)}
          hint="For search engines and shared links. Without one, the home title"
          label="Home description"
        />
        <div className={pair}>
          <TextField {...text('language', 35)} hint="Such as en, de or pt-BR" label="Language" spellCheck={false} />
          <SelectField {...choice('firstTheme')} hint="For visitors who have not chosen one" label="First theme">
            <option value="white">White</option>
            <option value="black">Black</option>
          </SelectField>
        </div>
      </FormSection>
      {isOffered ? (
        <FormSection heading="New projects and stories">
          <SelectField {...choice('newProjects')} hint="Each can be told otherwise in its form" label="They begin as">
            <option value="public">Public</option>
            <option value="draft">Drafts</option>
          </SelectField>
        </FormSection>
      ) : null}
      <FormSection heading="Marks">
        <MarkField
          {...mark('wordmarkDark', ['white'])}
          hint="Dark ink, for light grounds. SVG or PNG. Without one, the name in letters"
          label="Wordmark in dark ink"
          letters={content.texts.siteName}
          types="mark"
        />
        <MarkField
          {...mark('wordmarkLight', ['black'])}
          hint="Light ink, for dark grounds and films. Without one, the dark wordmark"
          instead={content.files.wordmarkDark === undefined ? stored.files.wordmarkDark : content.files.wordmarkDark}
          label="Wordmark in light ink"
          letters={content.texts.siteName}
          types="mark"
        />
        <MarkField
          {...mark('icon', ['white', 'black'])}
          hint="As wide as high, for tabs and home screens. SVG or PNG"
          label="Icon"
          types="mark"
        />
        <MarkField
          {...mark('share', ['white'])}
          hint="Of a shared link to a page without a picture of its own. 1200 by 630 pixels or more"
          label="Share picture"
          types="picture"
        />
      </FormSection>
      <FormSection heading="Enquiries">
        <TextAreaField {...text('enquiriesText', 2000)} label="Text" />
        <TextField {...email('enquiriesEmail')} />
      </FormSection>
      <FormSection heading="Opportunities">
        <TextAreaField {...text('opportunitiesText', 2000)} label="Text" />
        <TextField {...email('opportunitiesEmail')} />
      </FormSection>
      <FormSection heading="Contact">
        <TextAreaField {...text('address', 1000)} hint="Line by line, as on an envelope" label="Address" />
        <TextField {...email('email')} />
        <div className={pair}>
          <TextField {...text('mobile', 50)} label="Mobile" type="tel" />
          <TextField {...text('landline', 50)} label="Landline" type="tel" />
        </div>
        <TextField {...text('timings', 500)} label="Hours" />
      </FormSection>
      <FormSection heading="Map">
        <div className={pair}>
          <TextField {...text('latitude', 20)} hint="Degrees, north positive" inputMode="decimal" label="Latitude" />
          <TextField {...text('longitude', 20)} hint="Degrees, east positive" inputMode="decimal" label="Longitude" />
        </div>
        <TextField {...text('mapLabel', 200)} hint="For people who do not see it" label="What the map shows" />
      </FormSection>
      <FormSection heading="Social links">
        <div className={pair}>
          <TextField {...text('photoLabel', 50)} label="First link, name" />
          <TextField
            {...text('photoUrl', 500)}
            hint="Without one it is left out"
            label="First link, address"
            type="url"
          />
        </div>
        <div className={pair}>
          <TextField {...text('networkLabel', 50)} label="Second link, name" />
          <TextField {...text('networkUrl', 500)} label="Second link, address" type="url" />
        </div>
      </FormSection>
      <FormSection heading="Footer">
        <TextField {...text('copyright', 500)} label="Copyright" />
        <TextAreaField {...text('disclaimer', 500)} label="Disclaimer" />
        <TextAreaField {...text('lightSensitivity', 500)} label="Light sensitivity" />
      </FormSection>
    </>
  );
}
