import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import type { ReceivedMessage } from '../../domain/messages.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { timeOf } from '../shared/moments.ts';
import type { InboxAct } from './machines.ts';
import { answerAddress } from './texts.ts';
import { message as messageClass, who, words } from './inbox.css.ts';

/** What can be focused on the screen. */
export type InboxFocus = 'form' | `delete ${string}`;

interface MessageItemProps {
  readonly message: ReceivedMessage;
  readonly now: number;
  /** What is being done, and what waits for that. */
  readonly asked: readonly InboxAct[];
  readonly targets: FocusTargets<InboxFocus>;
  readonly onAct: (act: InboxAct) => void;
}

/** One message, and what can be done about it. */
export function MessageItem({ message, now, asked, targets, onAct }: MessageItemProps) {
  const { id, at, name, email, text, isRead } = message;
  const isBusy = (kind: 'read' | 'delete') => asked.some((act) => act.kind === kind && act.id === id);
  return (
    <li className={messageClass}>
      <div className={who}>
        <Text as="h2" variant="dashSection">
          {isRead ? name : `New: ${name}`}
        </Text>
        <Text tone="muted" variant="dashSmall">
          {`${email}, ${timeOf(at, now)}`}
        </Text>
      </div>
      <p className={words} dir="auto">
        {text}
      </p>
      <Inline gap={3} wrap>
        <ButtonLink asChild>
          <a aria-label={`Answer ${name}`} href={answerAddress(message)}>
            Answer
          </a>
        </ButtonLink>
        <Button
          aria-label={isRead ? `Mark as new: ${name}` : `Mark as read: ${name}`}
          busy={isBusy('read')}
          busyLabel="Marking..."
          onClick={() => onAct({ kind: 'read', id, isRead: !isRead })}
          variant="quiet"
        >
          {isRead ? 'Mark as new' : 'Mark as read'}
        </Button>
        <Button
          aria-label={`Delete message of ${name}`}
          busy={isBusy('delete')}
          busyLabel="Deleting..."
          onClick={() => onAct({ kind: 'delete', id })}
          ref={targets.ref(`delete ${String(id)}`)}
          variant="quietMuted"
        >
          Delete
        </Button>
      </Inline>
    </li>
  );
}
