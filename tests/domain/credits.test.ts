import { describe, expect, it } from 'vitest';
import { creditsToSend, readCredits, withKeys } from '../../src/domain/credits.ts';
import { projectDraftShape, toProjectDraft } from '../../src/domain/project-draft.ts';
import { readStored } from '../../src/domain/stored-shape.ts';
import { editProject } from '../../src/domain/project-edits.ts';
import type { ProjectEdit } from '../../src/domain/project-edits.ts';
import { emptyProject, isSameProject, valuesOf } from '../../src/domain/project-form.ts';
import type { ProjectValues } from '../../src/domain/project-form.ts';
import { makeProject } from '../machines/support/project-forms.ts';

const run = (values: ProjectValues, ...edits: readonly ProjectEdit[]) => edits.reduce(editProject, values);
const stored = valuesOf(
  makeProject({
    credits: ['Design', 'Type', 'Film'].map((role) => ({ role, name: `${role} person` })),
  }),
);
const roles = ({ credits }: ProjectValues) => credits.map(({ role }) => role);

describe('credits', () => {
  it('are moved; the ends stay', () => {
    const move = (from: number, to: number): ProjectEdit => ({ type: 'credit.moved', from, to });
    expect(roles(run(stored, move(2, 0)))).toEqual(['Film', 'Design', 'Type']);
    expect(roles(run(stored, move(0, -1), move(2, 3), move(5, 0)))).toEqual(['Design', 'Type', 'Film']);
  });

  it('are changed in place; the same again, nothing is unsaved', () => {
    const [, second] = stored.credits;
    if (second === undefined) throw new Error('No second credit.');
    const changed = run(stored, { type: 'credit.edited', credit: { ...second, name: 'Ada' } });
    expect(changed.credits.map(({ name }) => name)).toEqual(['Design person', 'Ada', 'Film person']);
    expect(isSameProject(changed, stored)).toBe(false);
    expect(isSameProject(run(changed, { type: 'credit.edited', credit: second }), stored)).toBe(true);
  });

  it('come back to their place once they were removed, also from a draft', () => {
    const without = run(stored, { type: 'credit.removed', index: 1 }, { type: 'credit.removed', index: 0 });
    expect(roles(without)).toEqual(['Film']);
    const kept = readStored(projectDraftShape, toProjectDraft(without, [], null), 1)?.values ?? emptyProject;
    const back = run(kept, { type: 'credit.restored', which: 1 });
    expect(roles(back)).toEqual(['Type', 'Film']);
    expect(isSameProject(run(back, { type: 'credit.restored', which: 0 }), stored)).toBe(true);
  });

  it('never share a key', () => {
    const added = run(
      stored,
      { type: 'credit.removed', index: 2 },
      {
        type: 'credits.pasted',
        credits: [
          { role: 'A', name: 'B' },
          { role: ' C ', name: 'D' },
        ],
      },
      { type: 'credit.restored', which: 0 },
    );
    expect(new Set(added.credits.map(({ creditKey }) => creditKey)).size).toBe(5);
    expect(roles(added).toSorted()).toEqual(['A', 'C', 'Design', 'Film', 'Type']);
  });

  it('of a draft of an earlier release get keys', () => {
    const older = Object.entries(toProjectDraft(stored, [], null).values).filter(([name]) => name !== 'removedCredits');
    const credits = stored.credits.map(({ role, name }) => ({ role, name }));
    const read = readStored(projectDraftShape, { values: { ...Object.fromEntries(older), credits }, files: [] }, 0);
    expect(read?.values.removedCredits).toEqual([]);
    expect(withKeys(read?.values.credits ?? [])).toEqual(stored.credits);
  });

  it('that were emptied are not sent', () => {
    expect(
      creditsToSend({
        credits: [
          { creditKey: '0', role: ' Design ', name: 'Ada' },
          { creditKey: '1', role: ' ', name: '' },
        ],
        newCredit: { role: 'Film', name: ' ' },
      }),
    ).toEqual([{ role: 'Design', name: 'Ada' }]);
  });

  it('that are typed whole and not added are sent with the others', () => {
    const typed = { role: ' Film', name: 'Ravi ' };
    expect(creditsToSend({ credits: [], newCredit: typed })).toEqual([{ role: 'Film', name: 'Ravi' }]);
  });
});

describe('a pasted list', () => {
  it('is read line by line, whatever stands between role and name', () => {
    const text =
      'Design: Ritika Anand\r\n\r\nType\tAda Lovelace\nFilm – Jean-Luc Godard\rPhotography - Ana-Maria\nMusic—Nadi';
    expect(readCredits(text)).toEqual({
      credits: [
        { role: 'Design', name: 'Ritika Anand' },
        { role: 'Type', name: 'Ada Lovelace' },
        { role: 'Film', name: 'Jean-Luc Godard' },
        { role: 'Photography', name: 'Ana-Maria' },
        { role: 'Music', name: 'Nadi' },
      ],
      others: [],
    });
  });

  it('names the lines that are no credits', () => {
    expect(readCredits('Thanks\nDesign: Ada\nType:')).toEqual({
      credits: [{ role: 'Design', name: 'Ada' }],
      others: ['Thanks', 'Type:'],
    });
  });

  it('of one line is pasted as it is', () => {
    expect(readCredits('Design: Ada')).toBeNull();
    expect(readCredits('Design\n')).toBeNull();
    expect(emptyProject.credits).toEqual([]);
  });
});
