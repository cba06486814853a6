import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { InfoDialog } from '@vitrine/design-system/components/info-dialog';
import { Keys } from '@vitrine/design-system/components/keys';
import type { CommandMenuState } from '../../machines/command-menu/command-menu.react.tsx';
import { character, shortcut, shortcuts } from './shortcuts.css.ts';

/** The keys that do something on every screen of the dashboard. */
export function ShortcutsDialog({ commands }: { readonly commands: CommandMenuState }) {
  const { commandKey, hasCharacter } = commands;
  const list: readonly (readonly [keys: readonly string[], what: string])[] = [
    [[`${commandKey} K`], 'Search or go to a screen or a project'],
    ...(hasCharacter ? ([[['?'], 'Show these shortcuts']] as const) : []),
    [[`${commandKey} Enter`], 'Submit the form'],
    [['Space', '↑ ↓', 'Space'], 'Pick up a row by its handle, move it, put it down'],
    [['Esc'], 'Close what is open, put back what is being moved'],
  ];
  return (
    <InfoDialog onClose={commands.close} open={commands.shown === 'shortcuts'} title="Keyboard shortcuts">
      <dl className={shortcuts}>
        {list.map(([keys, what]) => (
          <div className={shortcut} key={what}>
            <dt>
              {keys.map((one, index) => (
                <Keys key={index}>{one}</Keys>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className={character}>
        <Checkbox checked={hasCharacter} onCheckedChange={commands.chooseCharacter}>
          ? opens this list
        </Checkbox>
      </div>
    </InfoDialog>
  );
}
