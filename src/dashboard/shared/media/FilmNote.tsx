import { Button } from '@vitrine/design-system/components/button';
import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { isHeldUp, isSettled } from '../../../domain/chosen-films.ts';
import type { FilmProgress, FilmRequest } from '../../../domain/chosen-films.ts';
import { describeBytes } from '../../../domain/media-files.ts';
import { describeFilm } from './film-progress.ts';
import { silentLabel, silentNotes, soundLabel, soundNote } from './sound-texts.ts';
import { bar, filled, note } from './film-note.css.ts';

interface FilmNoteProps {
  readonly film: FilmProgress;
  /** Of its file. */
  readonly name: string;
  readonly onAsk: (request: FilmRequest) => void;
  /** Takes the film out; left out where its place has a way of its own. */
  readonly onRemove?: () => void;
}

/** What becomes of a chosen film: how far its conversion has come, and what can be decided. Nothing where it is sent as it is. */
export function FilmNote({ film, name, onAsk, onRemove }: FilmNoteProps) {
  const { key, stage, share, isConverted, cannotKeep, isKept, fault, original } = film;
  const text = describeFilm(film);
  const isRunning = stage === 'converting' || stage === 'slimming';
  // Where it could not be converted at all, to keep it is what is left.
  const canKeep = cannotKeep === null && (isConverted || isKept || fault !== null);
  const canKeepOriginal = film.canKeepOriginal && !isHeldUp(film);
  // What is sent as it is keeps its sound.
  const canBeSilent = film.canBeHeard && isConverted && !isKept && !film.isHeard;
  if (text === '' && !canKeep && !film.canBeHeard) return null;
  return (
    <div aria-label={`Film ${name}`} className={note} role="group">
      <Text as="div" numeric tone={stage === 'failed' ? 'danger' : 'muted'} variant="dashSmall">
        {text}
      </Text>
      {isRunning ? (
        <div
          aria-label={`Conversion of ${name}`}
          aria-valuemax={100}
          aria-valuemin={0}
          aria-valuenow={Math.round(100 * share)}
          className={bar}
          role="progressbar"
        >
          <div className={filled} style={{ scale: `${String(share)} 1` }} />
        </div>
      ) : null}
      <span role="status">
        {stage === 'done' && isConverted && !isKept ? <VisuallyHidden>{`${name} is ready.`}</VisuallyHidden> : null}
        {isHeldUp(film) ? <VisuallyHidden>{`${name}: ${text}`}</VisuallyHidden> : null}
      </span>
      <Inline gap={2} wrap>
        {isSettled(film) || stage === 'looking' ? null : (
          <Button onClick={() => onAsk({ type: 'film.cancel', key })} size="small">
            {stage === 'slimming' ? 'Leave out' : 'Cancel'}{' '}
            <VisuallyHidden>{`the conversion of ${name}`}</VisuallyHidden>
          </Button>
        )}
        {isHeldUp(film) ? (
          <Button onClick={() => onAsk({ type: 'film.retry', key })} size="small">
            {stage === 'failed' ? 'Retry' : 'Convert'} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ) : null}
        {isHeldUp(film) && onRemove !== undefined ? (
          <Button onClick={onRemove} size="small">
            Remove <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ) : null}
        {canKeep ? (
          <Checkbox checked={isKept} onCheckedChange={(checked) => onAsk({ type: 'film.keep', key, isKept: checked })}>
            Keep as it is
          </Checkbox>
        ) : null}
        {canKeepOriginal ? (
          <Checkbox
            checked={original !== null}
            onCheckedChange={(checked) => onAsk({ type: 'film.preserve', key, isKept: checked })}
          >
            Keep the original
          </Checkbox>
        ) : null}
        {film.canBeHeard ? (
          <Checkbox
            checked={film.isHeard}
            onCheckedChange={(checked) => onAsk({ type: 'film.hear', key, isHeard: checked })}
          >
            {soundLabel}
          </Checkbox>
        ) : null}
        {canBeSilent ? (
          <Checkbox
            checked={film.isSilent}
            onCheckedChange={(checked) => onAsk({ type: 'film.silence', key, isSilent: checked })}
          >
            {silentLabel}
          </Checkbox>
        ) : null}
      </Inline>
      {(film.canBeHeard && film.isHeard) || canBeSilent ? (
        <Text as="div" tone="muted" variant="dashSmall">
          {film.isHeard ? soundNote : film.isSilent ? silentNotes.out : silentNotes.kept}
        </Text>
      ) : null}
      {canKeepOriginal && original !== null ? (
        <Text as="div" tone="muted" variant="dashSmall">
          {`The chosen file, ${describeBytes(original.size)}, is stored beside the film. Only you can download it.`}
        </Text>
      ) : null}
      {isConverted && cannotKeep !== null ? (
        <Text as="div" tone="muted" variant="dashSmall">
          It cannot be kept as it is: visitors’ browsers would not play it.
        </Text>
      ) : null}
    </div>
  );
}
