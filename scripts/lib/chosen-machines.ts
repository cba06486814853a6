import type { FoundMachine } from '../../tests/machines/support/every-machine.ts';
import { closest } from './closest.ts';

/** Words that choose no machine. The message names them, and the machines that may have been meant. */
export class UnknownMachines extends Error {}

/**
 * The machines that words name: by their own name (`mobileMenu`), or a part of their file's path (`mobile-menu`). All of
 * them where there is no word.
 * @throws {UnknownMachines} when a word chooses none
 */
export function chooseMachines(machines: readonly FoundMachine[], words: readonly string[]): readonly FoundMachine[] {
  const isMeant = ({ file, machine }: FoundMachine, word: string): boolean =>
    machine.id === word || (word !== '' && file.includes(word));
  const unknown = words.filter((word) => !machines.some((one) => isMeant(one, word)));
  if (unknown.length > 0) {
    const names = machines.map(({ machine }) => machine.id);
    throw new UnknownMachines(
      unknown
        .map((word) => {
          const near = closest(word, names);
          return `No machine is called "${word}"${near.length === 0 ? '. docs/machines.md lists all' : `; the closest: ${near.join(', ')}`}.`;
        })
        .join('\n'),
    );
  }
  return machines.filter((one) => words.length === 0 || words.some((word) => isMeant(one, word)));
}
