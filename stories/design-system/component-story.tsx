import type { StoryObj } from '@storybook/react-vite';
import { Text } from '@vitrine/design-system/components/text';
import type { ReactNode } from 'react';
import * as css from './component-story.css.ts';

interface ComponentNotes {
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly intent: string;
  readonly when: string;
  readonly whenNot: string;
  readonly accessibility: string;
  /** Its states by name; drawn as components, so that they may keep a state. */
  readonly states: Readonly<Record<string, () => ReactNode>>;
  /** States that want the whole width. */
  readonly isWide?: boolean;
}

/** One page of the design system: what a component is for, and all its states. */
export function createComponentStory({ states, isWide = false, ...notes }: ComponentNotes): StoryObj {
  return {
    render: () => (
      <main className={css.page}>
        <header className={css.head}>
          <Text as="h1" variant="dashPageTitle">
            {notes.name}
          </Text>
          <Text variant="dashText">{notes.intent}</Text>
        </header>
        <dl className={css.notes}>
          <Note term="When to use">{notes.when}</Note>
          <Note term="When not">{notes.whenNot}</Note>
          <Note term="Accessibility">{notes.accessibility}</Note>
        </dl>
        <div className={isWide ? css.wideStates : css.states}>
          {Object.entries(states).map(([label, State]) => (
            <section aria-label={`${notes.name}: ${label}`} className={css.state} key={label}>
              <Text as="h2" variant="dashSmall">
                {label}
              </Text>
              <div className={css.specimen}>
                <State />
              </div>
            </section>
          ))}
        </div>
      </main>
    ),
  };
}

function Note({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <Text as="dt" tone="ink" variant="dashRow">
        {term}
      </Text>
      <dd className={css.note}>{children}</dd>
    </div>
  );
}
