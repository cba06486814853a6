import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { blackTheme } from '../../theme/class-names.css';
import { cx } from '../../utilities/cx';
import { CrossIcon } from '../icon';
import { IconButton } from '../icon-button';
import { VisuallyHidden } from '../visually-hidden';
import { close, dimmed, foot as footClass, links, menu, top } from './full-screen-menu.css';

type FullScreenMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after closing, when the focus may be moved back to what opened it. */
  onClosed?: (() => void) | undefined;
  /** Name of the dialog; not seen. */
  label?: string;
  closeLabel?: string;
  /** The logo, at the place it has in the bar. */
  logo: ReactNode;
  /** `MenuLink`s, inside a list. */
  children: ReactNode;
  /** The theme's name and its toggle. */
  foot: ReactNode;
  /** The theme of the page: the menu is in the other theme. */
  theme: 'white' | 'black';
};

/** The site's menu up to 1024 px: covers the page, locks it, traps the focus, closes with Escape (WCAG 2.1.2). */
export function FullScreenMenu({
  open,
  onOpenChange,
  onClosed,
  label = 'Menu',
  closeLabel = 'Close menu',
  logo,
  children,
  foot,
  theme,
}: FullScreenMenuProps) {
  return (
    <Dialog.Root onOpenChange={onOpenChange} open={open}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className={cx(menu, theme === 'white' ? blackTheme : dimmed)}
          onCloseAutoFocus={onClosed}
        >
          <Dialog.Title asChild>
            <VisuallyHidden as="h2">{label}</VisuallyHidden>
          </Dialog.Title>
          <div className={top}>
            {logo}
            <div className={close}>
              <Dialog.Close asChild>
                <IconButton label={closeLabel} place="site">
                  <CrossIcon />
                </IconButton>
              </Dialog.Close>
            </div>
          </div>
          <nav className={links}>{children}</nav>
          <div className={footClass}>{foot}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
