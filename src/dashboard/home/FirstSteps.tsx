import { Button } from '@vitrine/design-system/components/button';
import { Step, StepList } from '@vitrine/design-system/components/step-list';
import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { firstSteps, type FirstStep } from '../../domain/first-steps.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { paths } from '../../domain/paths.ts';
import { useClosing } from '../../machines/closing/closing.react.tsx';
import { useExtensions } from '../shared/page/extensions.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { steps as stepsClass, stepsFoot, stepsHead } from './home.css.ts';

const screens = dashboardPaths;

interface StepPlace {
  readonly label: string;
  readonly hint: string;
  readonly to: string;
}

/** Where a step is done, and what it is good for. */
const places: Readonly<Record<FirstStep, StepPlace>> = {
  facts: {
    label: 'Check the studio’s facts',
    hint: 'Name, contact, social links and map are in the file site.config.ts; Talk to us shows them',
    to: paths.contact,
  },
  category: { label: 'Add a category', hint: 'Visitors choose projects by it', to: screens.categories },
  project: { label: 'Create your first project', hint: 'Pictures and films, in grids', to: screens.createProject },
  homepage: {
    label: 'Fill the home page',
    hint: 'Films and pictures of your projects, and three texts',
    to: screens.homepage,
  },
  about: {
    label: 'Write the About page',
    hint: 'Who you are, what you do and for whom',
    to: screens.createAbout,
  },
  story: { label: 'Tell a story', hint: 'The first of Coffee break', to: screens.createStory },
};

/** Where the provider keeps the studio's facts. */
const settings: StepPlace = {
  label: 'Name the studio',
  hint: 'Its wordmark, contact and map; Talk to us shows them',
  to: screens.settings,
};

interface FirstStepsProps {
  readonly open: ReadonlySet<FirstStep>;
  readonly isHidden: boolean;
  readonly onHide: () => void;
  readonly onShow: () => void;
}

/** Where each step is done with this provider. */
export function useStepPlaces(): (step: FirstStep) => StepPlace {
  const extensions = useExtensions();
  return (step) => (step === 'facts' && extensions.includes('settings') ? settings : places[step]);
}

/** What a new studio still lacks, each step a link to where it is done. Hidden, one button brings them back. */
export function FirstSteps({ open, isHidden, onHide, onShow }: FirstStepsProps) {
  const id = useId();
  const placeOf = useStepPlaces();
  const closing = useClosing();
  // What cannot be done here, or is not known, is no step.
  const canClose = !['unoffered', 'reading', 'unknown'].includes(closing.state);
  // A studio that is open, and has something to show, has left this step behind.
  const isAsked = canClose && (closing.isClosed || open.has('project'));
  const done = firstSteps.length - open.size + Number(isAsked && closing.isClosed);
  const targets = useFocusTargets<'hide' | 'show'>();
  if (isHidden) {
    return (
      <div className={stepsClass}>
        <Button
          onClick={() => {
            onShow();
            targets.focus('hide');
          }}
          ref={targets.ref('show')}
          size="small"
        >
          Show the first steps
        </Button>
      </div>
    );
  }
  return (
    <section className={stepsClass}>
      <div className={stepsHead}>
        <Text as="h3" id={id} variant="dashSection">
          First steps
        </Text>
        <Text as="span" numeric tone="muted" variant="dashSmall">
          {done} of {firstSteps.length + Number(isAsked)} done
        </Text>
      </div>
      <StepList labelledBy={id}>
        {isAsked ? (
          <Step
            asChild
            done={closing.isClosed}
            hint="Visitors find one page that says “Opens soon”, until you open the site"
          >
            <button
              aria-busy={closing.isBusy}
              aria-pressed={closing.isClosed}
              onClick={() => {
                if (!closing.isClosed) {
                  closing.close();
                  return;
                }
                closing.open();
                // The step may go with what it says.
                if (!open.has('project')) targets.focus('hide');
              }}
              type="button"
            >
              Keep the site closed while you work
            </button>
          </Step>
        ) : null}
        {firstSteps.map((step) => (
          <Step asChild done={!open.has(step)} hint={placeOf(step).hint} key={step}>
            <Link to={placeOf(step).to}>{placeOf(step).label}</Link>
          </Step>
        ))}
      </StepList>
      <div className={stepsFoot}>
        <Button
          onClick={() => {
            onHide();
            targets.focus('show');
          }}
          ref={targets.ref('hide')}
          size="small"
        >
          Hide these steps
        </Button>
      </div>
    </section>
  );
}
