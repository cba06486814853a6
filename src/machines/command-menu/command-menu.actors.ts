import { fromPromise } from 'xstate';
import { watcher } from '../machine-utils.ts';
import type { CharacterNote, CommandMenuEvent } from './command-menu.machine.ts';

/** What the command menu needs of the browser. */
export interface CommandMenuPlatform {
  /** Fetches the code of the menu; rejects when it cannot be had. */
  loadCode(): Promise<unknown>;
  /** Calls back for Ctrl or ⌘ with K, and for `?` outside of fields; not while a question waits for its answer. */
  watchShortcuts(listener: (shortcut: 'menu' | 'character') => void): () => void;
  /** Keeps keys from everything else: calls back with what one writes, `''` for Backspace, and null for what gives it up. @returns ends it */
  holdKeys(listener: (text: string | null) => void): () => void;
  /** Whether `?` is a shortcut in this browser. */
  readCharacterShortcut(): boolean;
  saveCharacterShortcut(isOn: boolean): void;
}

/** The I/O of the command-menu machine. */
export function createCommandMenuActors(platform: CommandMenuPlatform) {
  return {
    watchKeys: watcher<CommandMenuEvent, undefined, CharacterNote>(({ sendBack, receive }) => {
      let hasCharacter = platform.readCharacterShortcut();
      receive(({ isOn }) => {
        hasCharacter = isOn;
        platform.saveCharacterShortcut(isOn);
      });
      sendBack({ type: 'character.read', isOn: hasCharacter });
      return platform.watchShortcuts((shortcut) => {
        if (shortcut === 'menu') sendBack({ type: 'menu.toggle' });
        else if (hasCharacter) sendBack({ type: 'shortcuts.open' });
      });
    }),
    keepTyped: watcher<CommandMenuEvent>(({ sendBack }) =>
      platform.holdKeys((text) => sendBack(text === null ? { type: 'menu.close' } : { type: 'text.type', text })),
    ),
    loadCode: fromPromise<void, undefined>(async () => {
      await platform.loadCode();
    }),
  };
}
