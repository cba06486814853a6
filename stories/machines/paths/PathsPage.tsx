import { SelectField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import { wordsOfSent } from '../../../devtools/events/events.ts';
import type { Found } from '../lab/find.ts';
import { createLab } from '../lab/lab.ts';
import { standAlone } from '../lab/run.ts';
import type { StageSetting } from '../lab/setting.ts';
import { Stage } from '../lab/stage.tsx';
import { head, input, page, stage } from '../page/page.css.ts';
import { findPaths, stateOf } from './find-paths.ts';
import type { Path } from './find-paths.ts';

interface PathsPageProps {
  readonly title: string;
  readonly found: Found;
  readonly setting: StageSetting;
}

/** The real component, driven along the paths on which the tests reach every state of its machine. */
export function PathsPage({ title, found, setting }: PathsPageProps) {
  const [machine] = useState(() => standAlone(found.machine, found.plan.undone ?? []));
  const [paths] = useState(() => findPaths(machine, found.plan, setting.input));
  const [chosen, setChosen] = useState(0);
  const path = paths[chosen];
  // The component renders the page's one main landmark, or is put into one.
  const [Page, Head] = setting.hasMain === true ? (['div', 'section'] as const) : (['main', 'header'] as const);
  return (
    <Page className={page}>
      <Head {...(setting.hasMain === true ? { 'aria-label': title } : {})} className={head}>
        <Text as="h1" variant="dashPageTitle">
          {title}
        </Text>
        <div className={input}>
          <SelectField
            label="Path to"
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            value={chosen}
          >
            {paths.map(({ state }, index) => (
              <option key={state} value={index}>
                {state}
              </option>
            ))}
          </SelectField>
        </div>
      </Head>
      {path === undefined ? null : <Walked key={chosen} machine={machine} path={path} setting={setting} />}
    </Page>
  );
}

interface WalkedProps {
  readonly machine: AnyStateMachine;
  readonly path: Path;
  readonly setting: StageSetting;
}

/** One path: the component draws after each of its events. */
function Walked({ machine, path, setting }: WalkedProps) {
  const [lab] = useState(() => createLab(machine, setting.input));
  const [sent, setSent] = useState(0);
  const view = useSyncExternalStore(lab.subscribe, lab.view);
  const next = path.events[sent];
  useEffect(() => {
    if (next === undefined) return undefined;
    // After the component has rendered and sent what it sends after the previous event.
    const turn = setTimeout(() => {
      lab.send(next);
      setSent(sent + 1);
    });
    return () => clearTimeout(turn);
  }, [lab, next, sent]);
  const words = path.events.map((event) => wordsOfSent(event, true)).join(', then ');
  const now = stateOf(view.snapshot);
  const sign = setting.signs[now];
  const Told = setting.hasMain === true ? 'section' : 'div';
  return (
    <>
      <Told {...(setting.hasMain === true ? { 'aria-label': 'Path' } : {})}>
        <Text variant="dashText">{words === '' ? 'Where it starts.' : words}</Text>
        <output
          data-now={now}
          data-sign={sign === undefined ? null : JSON.stringify(sign)}
          data-wanted={next === undefined ? path.state : null}
        >
          <Text as="span" variant="dashText">{`Now in ${now}`}</Text>
        </output>
      </Told>
      <div className={stage} key={view.run}>
        <Stage value={{ id: machine.id, actor: view.actor }}>{setting.draw()}</Stage>
      </div>
    </>
  );
}
