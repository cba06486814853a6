import { SelectField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { nodesOf } from '../../../devtools/chart/read.ts';
import type { Drawing } from '../../../devtools/chart/layout.ts';
import type { Found } from '../lab/find.ts';
import { show } from '../../../devtools/events/events.ts';
import { Laboratory } from './Laboratory.tsx';
import * as css from './page.css.ts';

interface MachinePageProps {
  readonly title: string;
  readonly found: Found;
  readonly drawing: Drawing;
}

/** One machine: its chart, its events, and beside it the component that it drives. */
export function MachinePage({ title, found, drawing }: MachinePageProps) {
  const { machine, plan, purpose, setting } = found;
  const [chosen, setChosen] = useState(0);
  const inputs: readonly unknown[] =
    setting === null ? (plan.inputs ?? [undefined]) : [setting.input, ...(plan.inputs ?? [])];
  const isStaged = setting !== null && chosen === 0;
  const hasMain = isStaged && setting.hasMain === true;
  const Page = hasMain ? 'div' : 'main';
  const Head = hasMain ? 'section' : 'header';
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap((node) => [...node.transitions.values()].flat().concat(node.always ?? []));
  return (
    <Page className={css.page}>
      <Head {...(hasMain ? { 'aria-label': title } : {})} className={css.head}>
        <div>
          <Text as="h1" variant="dashPageTitle">
            {title}
          </Text>
          <p className={css.purpose}>{purpose}</p>
          <Text numeric variant="dashSmall">
            {`${machine.id} · ${String(nodes.length - 1)} states · ${String(transitions.length)} transitions`}
          </Text>
        </div>
        {inputs.length < 2 ? null : (
          <div className={css.input}>
            <SelectField
              label="Starts with"
              onChange={(event) => setChosen(Number(event.currentTarget.value))}
              value={chosen}
            >
              {inputs.map((input, index) => (
                <option key={`${String(index)} ${show(input)}`} value={index}>
                  {show(input).replaceAll(/\s+/g, ' ')}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </Head>
      <Laboratory drawing={drawing} found={found} input={inputs[chosen]} isStaged={isStaged} key={chosen} />
    </Page>
  );
}
