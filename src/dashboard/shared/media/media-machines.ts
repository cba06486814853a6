import type {
  CaptionsSet,
  CaptionsToSet,
  FocusKept,
  FocusToKeep,
  SecondLightSet,
  SecondLightToSet,
} from '../../../api/dashboard/media-details.ts';
import type { TaggedPlaces } from '../../../api/dashboard/reads.ts';
import type { ChosenFrame } from '../../../domain/content.ts';
import type { MediaPlace } from '../../../domain/media-places.ts';
import { createPageResourceContext } from '../../../machines/page-resource/page-resource-context.ts';
import { createSubmissionContext } from '../../../machines/submission/submission.react.tsx';

export interface AltText {
  readonly path: string;
  readonly alt: string;
}

/** A picture that was chosen, and what is to be sent in its place; or why none is. */
export interface CheckedPicture {
  readonly chosen: File;
  readonly file: File | null;
  /** Null where it is taken. */
  readonly reason: string | null;
}

/** Whether visitors may turn the sound of the film of a path on. */
export interface SoundToSet {
  readonly path: string;
  readonly sound: boolean;
}

export const DescribeMediaMachineContext = createSubmissionContext<AltText, string>('DescribeMediaMachineContext');
export const SetSoundMachineContext = createSubmissionContext<SoundToSet, boolean>('SetSoundMachineContext');
/** Opens a chosen picture before anything is sent. */
export const CheckPictureMachineContext = createSubmissionContext<File, CheckedPicture>('CheckPictureMachineContext');
/** Gives a film captions, or takes them away. */
export const SetCaptionsMachineContext = createSubmissionContext<CaptionsToSet, CaptionsSet>(
  'SetCaptionsMachineContext',
);
/** Gives a file what takes its place in the black theme, or takes that away. */
export const SetSecondLightMachineContext = createSubmissionContext<SecondLightToSet, SecondLightSet>(
  'SetSecondLightMachineContext',
);
/** Takes a frame of a film and makes it its poster. */
export const ChoosePosterMachineContext = createSubmissionContext<ChosenFrame, null>('ChoosePosterMachineContext');
/** Says what of a file stays in view. */
export const KeepInViewMachineContext = createSubmissionContext<FocusToKeep, FocusKept>('KeepInViewMachineContext');
/** Where the file of a path stands. */
export const MediaPlacesMachineContext = createPageResourceContext<readonly MediaPlace[]>('MediaPlacesMachineContext');
/** The bytes of the file at an address; null where nobody tells. */
export const FileWeightMachineContext = createPageResourceContext<number | null>('FileWeightMachineContext');
/** The same, for somebody who is about to replace the file there. */
export const PlacesToReplaceMachineContext = createPageResourceContext<TaggedPlaces>('PlacesToReplaceMachineContext');
