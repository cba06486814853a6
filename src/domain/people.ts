import type { Person } from './content.ts';
import { mergeLists } from './merge.ts';
import type { Versions } from './merge.ts';
import type { Removed } from './removal.ts';

/** Who works at the studio, as the About page shows them (an extension). */

/** A person of a form. */
export interface FormPerson extends Person {
  /** Unlike any other of the form, those taken out included. */
  readonly key: string;
}

/** As a form holds them. */
export const formPeople = (people: readonly Person[]): readonly FormPerson[] =>
  people.map((person, index) => ({ ...person, key: String(index) }));

/** The list with a row for one more. */
export function withPerson(
  people: readonly FormPerson[],
  removed: readonly Removed<FormPerson>[],
): readonly FormPerson[] {
  const keys = [...people, ...removed.map(({ item }) => item)].map(({ key }) => Number(key));
  return [...people, { key: String(Math.max(-1, ...keys) + 1), name: '', role: '', portrait: null }];
}

/** What a person is called in a list of them. @param index from 0 */
export const nameOfPerson = ({ name, role }: Person, index: number): string =>
  name.trim() || role.trim() || `person ${String(index + 1)}`;

/** As they are sent; rows that were left empty are nobody. */
export function peopleToSend(people: readonly Person[]) {
  return people
    .map(({ name, role, portrait }) => ({ name: name.trim(), role: role.trim(), portrait: portrait?.path ?? '' }))
    .filter(({ name, role, portrait }) => name + role + portrait !== '');
}

/** Each in a line, to be compared by people: 'Asha Rao, Design, asha.jpg'. */
export const describePeople = (people: readonly Person[]): string =>
  peopleToSend(people)
    .map((person) => [person.name, person.role, person.portrait].filter((text) => text !== '').join(', '))
    .join('\n');

interface Told {
  readonly person: FormPerson;
  readonly told: string;
}

/** By their names; of those who are called alike the first, the second and so on. */
const toldApart = (people: readonly FormPerson[]): readonly Told[] =>
  people.map((person, index) => {
    const before = people.slice(0, index).filter(({ name }) => name.trim() === person.name.trim()).length;
    return { person, told: `${String(before)} ${person.name.trim()}` };
  });

/** What either side has added is added, what either has removed is gone; of one whom both have changed, mine. */
export function mergePeople({ base, mine, theirs }: Versions<readonly FormPerson[]>): readonly FormPerson[] {
  const merged = mergeLists(
    { base: toldApart(base), mine: toldApart(mine), theirs: toldApart(theirs) },
    {
      keyOf: ({ told }) => told,
      isSame: (one, other) => describePeople([one.person]) === describePeople([other.person]),
      keepGone: (one) => one,
    },
  );
  return formPeople(merged.map(({ person: { name, role, portrait } }) => ({ name, role, portrait })));
}
