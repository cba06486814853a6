import { projectFields, storyFields, upgradesOf } from '@vitrine/content';
import type { RevisionState } from './revision-state.ts';

type Kind = RevisionState['kind'];
/** What it is given may lack what its type promises: an earlier release has stored it. */
type Upgrade = (stored: RevisionState) => RevisionState;

/** Gives a state fields that came later. */
function addFields(state: RevisionState, added: Readonly<Record<string, string | null>>): RevisionState {
  if (state.kind === 'story') return { ...state, fields: { ...added, ...state.fields } };
  return state.kind === 'project' ? { ...state, fields: { ...added, ...state.fields } } : state;
}

/**
 * Each makes a state that was stored under its number, from 0, one of the next. A field that comes later is an upgrade here, and what was stored
 * before it a sample in tests/provider/fixtures/revisions: without them, what was saved before could not be restored. None is ever taken out.
 */
const upgrades: Readonly<Record<Kind, readonly Upgrade[]>> = {
  project: upgradesOf<RevisionState>(
    projectFields,
    'revision',
    new Map([
      // What a sealed project showed without a link, before there was a choice.
      [
        1,
        (state) =>
          state.kind === 'project' ? { ...state, fields: { ...state.fields, sealedShows: 'titleAndPicture' } } : state,
      ],
    ]),
    addFields,
  ),
  story: upgradesOf<RevisionState>(storyFields, 'revision', new Map(), addFields),
  about: [
    (state) => (state.kind === 'about' ? { ...state, page: { ...state.page, people: [] }, portraits: [] } : state),
  ],
  homepage: [],
  settings: [],
};

/** The number under which the states of a kind are stored now. */
export const revisionNumber = (kind: Kind): number => upgrades[kind].length;

/**
 * Makes of a state that was stored what this release stores.
 * @param number missing in what was stored before there were numbers, which is number 0
 */
export function upgradeState(kind: Kind, stored: RevisionState, number = 0): RevisionState {
  return upgrades[kind].slice(number).reduce<RevisionState>((state, upgrade) => upgrade(state), stored);
}
