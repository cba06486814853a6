import { TextField } from '@vitrine/design-system/components/field';
import {
  airs,
  builtLook,
  captionPlaces,
  cornerSizes,
  isSameLook,
  lights,
  readyLooks,
  voices,
  workForms,
  type Light,
  type Look,
  type Paper,
} from '@vitrine/look';
import { Text } from '@vitrine/design-system/components/text';
import { derivePalettes } from '@vitrine/look/palette';
import { useMemo, useState, type ReactNode } from 'react';
import type { KeptLook } from '../../domain/kept-looks.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { pair } from '../shared/settings-form/pair.css.ts';
import type { SettingsFieldsOf } from '../shared/settings-form/SettingsForm.tsx';
import { OwnFaceField } from './OwnFaceField.tsx';
import type { OwnFaceInForm } from './use-own-face.ts';
import { FaceFields } from './FaceFields.tsx';
import { useFaces } from './use-faces.ts';
import { ColourField } from './ColourField.tsx';
import { HomeOrderField } from './HomeOrderField.tsx';
import { LookFiles } from './LookFiles.tsx';
import { KeptLooks } from './KeptLooks.tsx';
import { LookCard } from './LookCard.tsx';
import { LookChoice } from './LookChoice.tsx';
import { notes, ready, said } from './look.css.ts';
import {
  airNames,
  allHold,
  captionNames,
  cornerNames,
  describeCorrection,
  voiceNames,
  withoutItsFace,
  withoutKeptFace,
  workNames,
} from './texts.ts';

const sections: Readonly<Record<Light, string>> = { white: 'White light', black: 'Black light' };

/** The built look is none of one's own: later releases may make it better. */
const orNull = (look: Look): Look | null => (isSameLook(look, builtLook) ? null : look);

/** Whoever brings a typeface wants to see it; whoever has it in one place already has chosen. */
const isInOwnFace = ({ displayFace, textFace }: Look): boolean => displayFace === 'own' || textFace === 'own';
const withOwn = (look: Look): Look => (isInOwnFace(look) ? look : { ...look, displayFace: 'own', textFace: 'own' });
const withoutOwn = (look: Look): Look => ({
  ...look,
  displayFace: look.displayFace === 'own' ? 'built' : look.displayFace,
  textFace: look.textFace === 'own' ? 'built' : look.textFace,
});

interface LookFieldsProps extends SettingsFieldsOf {
  readonly face: OwnFaceInForm;
  /** Looks that are kept beside the site's; null where none can be. */
  readonly kept: readonly KeptLook[] | null;
  readonly onKeptChange: () => void;
}

/** All that makes the studio's look. What follows from it is said as it is chosen. */
export function LookFields({ form, disabled, errors, targets, face, kept, onKeptChange }: LookFieldsProps) {
  const { content, stored, changeFace, changeFaceTerms, changeLook, changeWord } = form;
  const look = content.look ?? builtLook;
  const faces = useFaces(
    face,
    (kept ?? []).map((one) => one.look),
  );
  /** What there is to say of a look whose typeface is missing. */
  const [lacksFace, setLacksFace] = useState<string | null>(null);
  const change = (next: Look) => {
    setLacksFace(null);
    changeLook(orNull(next));
  };
  const paper = (light: Light, part: keyof Paper, label: string) => (
    <ColourField
      disabled={disabled}
      error={errors.get(`${light} ${part}`)}
      label={label}
      onChange={(colour) => change({ ...look, [light]: { ...look[light], [part]: colour } })}
      ref={targets.ref(`${light} ${part}`)}
      value={look[light][part]}
    />
  );
  const hasOne = content.files.face instanceof File || (stored.files.face !== null && content.files.face !== null);
  const { white, black, accent } = look;
  const corrections = useMemo(() => derivePalettes({ white, black, accent }).corrections, [white, black, accent]);
  const files = (keep: ReactNode) => (
    <LookFiles
      chosen={content.files.face}
      disabled={disabled}
      keep={keep}
      look={look}
      onOpen={(opened) => {
        const isOwn = isInOwnFace(opened.look);
        setLacksFace(isOwn && opened.face === null && !hasOne ? withoutItsFace : null);
        if (!isOwn) changeLook(orNull(opened.look));
        else if (opened.face !== null) changeFace(opened.face, opened.look);
        else changeLook(orNull(hasOne ? opened.look : withoutOwn(opened.look)));
      }}
      stored={stored.ownFace}
    />
  );
  return (
    <>
      {form.stored.texts.siteName.trim() === '' ? (
        <FormSection heading="Studio">
          <TextField
            error={errors.get('siteName')}
            hint="Settings cannot be saved without one"
            label="Name"
            maxLength={100}
            onChange={({ currentTarget }) => form.changeText('siteName', currentTarget.value)}
            readOnly={disabled}
            ref={targets.ref('siteName')}
            required
            value={content.texts.siteName}
          />
        </FormSection>
      ) : null}
      <FormSection heading="Begin from">
        <div className={ready}>
          {readyLooks.map(({ name, words, look: one }) => (
            <LookCard
              disabled={disabled}
              isChosen={isSameLook(one, look)}
              key={name}
              look={one}
              name={name}
              onChoose={() => change(one)}
              words={words}
            />
          ))}
        </div>
        {kept === null ? (
          files(null)
        ) : (
          <KeptLooks
            disabled={disabled}
            kept={kept}
            look={look}
            onChange={onKeptChange}
            onChoose={(one) => {
              setLacksFace(isInOwnFace(one) && !hasOne ? withoutKeptFace : null);
              changeLook(orNull(hasOne ? one : withoutOwn(one)));
            }}
          >
            {files}
          </KeptLooks>
        )}
        <div className={said} role="status">
          {lacksFace === null ? null : <Text variant="dashSmall">{lacksFace}</Text>}
        </div>
      </FormSection>
      {lights.map((light) => (
        <FormSection heading={sections[light]} key={light}>
          <div className={pair}>
            {paper(light, 'surface', 'Paper')}
            {paper(light, 'ink', 'Ink')}
          </div>
          <TextField
            hint="What the switch calls it"
            label="Name"
            maxLength={40}
            onChange={({ currentTarget }) => changeWord(light === 'white' ? 'White' : 'Black', currentTarget.value)}
            placeholder={light === 'white' ? 'White' : 'Black'}
            readOnly={disabled}
            value={content.words[light === 'white' ? 'White' : 'Black'] ?? ''}
          />
        </FormSection>
      ))}
      <FormSection heading="Accent">
        <ColourField
          disabled={disabled}
          error={errors.get('accent')}
          hint="Links, what is chosen, and the focus. The black light has its own shade of it"
          label="Accent"
          onChange={(accent) => change({ ...look, accent })}
          ref={targets.ref('accent')}
          value={look.accent}
        />
        <div className={notes} role="status">
          {corrections.length === 0
            ? allHold
            : corrections.map((one) => <p key={`${one.light} ${one.name}`}>{describeCorrection(one)}</p>)}
        </div>
      </FormSection>
      <FormSection heading="Typeface">
        <FaceFields
          disabled={disabled}
          face={face}
          look={look}
          onChange={change}
          ref={faces}
          title={content.texts.siteName || 'The quiet hour'}
        />
        <OwnFaceField
          disabled={disabled}
          error={errors.get('face')}
          face={face}
          file={content.files.face}
          isStored={stored.files.face !== null}
          onFile={(file) =>
            changeFace(
              file,
              orNull(
                file === null || (file === undefined && stored.files.face === null) ? withoutOwn(look) : withOwn(look),
              ),
            )
          }
          onTerms={changeFaceTerms}
          ref={targets.ref('face')}
          terms={content.faceTerms}
        />
      </FormSection>
      <FormSection heading="Voice and air">
        <div className={pair}>
          <LookChoice
            disabled={disabled}
            hint="How large titles and statements are"
            label="Voice"
            names={voiceNames}
            onChoose={(voice) => change({ ...look, voice })}
            options={voices}
            value={look.voice}
          />
          <LookChoice
            disabled={disabled}
            hint="Between bands and rows"
            label="Air"
            names={airNames}
            onChoose={(air) => change({ ...look, air })}
            options={airs}
            value={look.air}
          />
        </div>
      </FormSection>
      <FormSection heading="Pictures">
        <div className={pair}>
          <LookChoice
            disabled={disabled}
            hint="Of pictures within the margins"
            label="Corners"
            names={cornerNames}
            onChoose={(corners) => change({ ...look, corners })}
            options={cornerSizes}
            value={look.corners}
          />
          <LookChoice
            disabled={disabled}
            hint="On touch screens always below"
            label="Captions"
            names={captionNames}
            onChoose={(captions) => change({ ...look, captions })}
            options={captionPlaces}
            value={look.captions}
          />
        </div>
      </FormSection>
      <FormSection heading="Home and Work">
        <HomeOrderField disabled={disabled} home={look.home} onChange={(home) => change({ ...look, home })} />
        <div className={pair}>
          <LookChoice
            disabled={disabled}
            hint="Visitors may choose the other"
            label="Work"
            names={workNames}
            onChoose={(work) => change({ ...look, work })}
            options={workForms}
            value={look.work}
          />
        </div>
      </FormSection>
    </>
  );
}
