import { CommandMenu } from '@vitrine/design-system/components/command-menu';
import type { CommandMenuState } from '../../machines/command-menu/command-menu.react.tsx';
import { CommandContent } from './CommandContent.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

interface CommandDialogsProps {
  readonly commands: CommandMenuState;
  /** What the provider offers beyond the specified calls. */
  readonly extensions: readonly string[];
}

/** The command menu and the list of shortcuts, in a chunk of their own. */
export default function CommandDialogs({ commands, extensions }: CommandDialogsProps) {
  return (
    <>
      <CommandMenu label="Search or go to" onClose={commands.close} open={commands.shown === 'menu'}>
        <CommandContent commands={commands} extensions={extensions} />
      </CommandMenu>
      <ShortcutsDialog commands={commands} />
    </>
  );
}
