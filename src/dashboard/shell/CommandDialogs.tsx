import { CommandMenu } from '@vitrine/design-system/components/command-menu';
import type { CommandMenuState } from '../../machines/command-menu/command-menu.react.tsx';
import { CommandContent } from './CommandContent.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** The command menu and the list of shortcuts, in a chunk of their own. */
export default function CommandDialogs({ commands }: { readonly commands: CommandMenuState }) {
  return (
    <>
      <CommandMenu label="Search or go to" onClose={commands.close} open={commands.shown === 'menu'}>
        <CommandContent commands={commands} />
      </CommandMenu>
      <ShortcutsDialog commands={commands} />
    </>
  );
}
