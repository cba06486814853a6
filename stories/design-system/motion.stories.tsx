import type { StoryObj } from '@storybook/react-vite';
import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { inlineVars } from '@vitrine/design-system/theme';
import { motion } from '@vitrine/design-system/tokens';
import { useState } from 'react';
import * as css from './foundations.css.ts';

export default { title: 'Design system/Foundations/Motion' };

const times = Object.entries(motion).filter(([, value]) => value.endsWith('ms'));

function Runners() {
  const [isThere, setIsThere] = useState(false);
  return (
    <main className={css.page}>
      <Text as="h1" variant="dashPageTitle">
        Motion
      </Text>
      <Text variant="dashText">
        Colours and opacity run linear, movement runs on `ease`. Where the visitor asked for less motion nothing
        travels.
      </Text>
      <div>
        <Button onClick={() => setIsThere(!isThere)}>Run</Button>
      </div>
      <ul className={css.list}>
        {times.map(([name, value]) => (
          <li key={name}>
            <Text variant="dashSmall">{`${name}: ${value}`}</Text>
            <div className={css.track}>
              <div
                className={isThere ? `${css.runner} ${css.runnerThere}` : css.runner}
                style={inlineVars({ [css.duration]: value, [css.shown]: motion.ease })}
              />
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Every time, on the curve of movement. */
export const Motion: StoryObj = { render: () => <Runners /> };
