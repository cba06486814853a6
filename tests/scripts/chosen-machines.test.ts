import { describe, expect, test } from 'vitest';
import { chooseMachines } from '../../scripts/lib/chosen-machines.ts';
import { findMachines } from '../machines/support/every-machine.ts';

const machines = await findMachines();
const chosen = (...words: readonly string[]) => chooseMachines(machines, words).map(({ machine }) => machine.id);

describe('The machines that words choose', () => {
  test('are all of them where there is no word', () => {
    expect(chosen()).toEqual(machines.map(({ machine }) => machine.id));
  });

  test.each(machines.map(({ machine }) => machine.id))('%s is chosen by its name', (name) => {
    expect(chosen(name)).toContain(name);
  });

  test('are chosen by a part of their path as well', () => {
    expect(chosen('mobile-menu')).toEqual(['mobileMenu']);
    expect(chosen('mobile-menu/', 'theme.machine')).toEqual(['mobileMenu', 'theme']);
  });

  test('are none for a name that is not known, which is refused with the closest ones', () => {
    expect(() => chosen('mobilMenue')).toThrow('No machine is called "mobilMenue"; the closest: mobileMenu.');
    expect(() => chosen('theme', 'undoo')).toThrow('No machine is called "undoo"; the closest: undo');
    expect(() => chosen('xylophone-orchestra')).toThrow('docs/machines.md lists all');
    expect(() => chosen('')).toThrow('No machine is called ""');
  });
});
