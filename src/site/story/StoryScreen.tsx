import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { Link } from 'react-router-dom';
import { isNotFound } from '../../api/problem.ts';
import type { Problem } from '../../api/problem.ts';
import type { Story } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { page } from '../shared/page.css.ts';
import { NotFound } from '../shared/NotFound.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { PageState } from '../shared/PageState.tsx';
import { Prose } from '../shared/Prose.tsx';
import type { ScreenProps } from '../shared/resource.ts';
import { body, facts, way, ways } from './story.css.ts';
import { useSay } from '../../machines/site-context.ts';
import { useSayProblem } from '../shared/say-problem.ts';
import { SiteError } from '../shared/SiteError.tsx';
import { StoryFacts } from '../shared/StoryFacts.tsx';
import { titleOf } from '../shared/title-of.ts';

/** One story on a page of its own, with an address that can be shared (rulings, "Screens"). */
export function StoryScreen({ resource }: ScreenProps<Story>) {
  const say = useSay();
  if (resource.state === 'failed' && isNotFound(resource.problem)) {
    return (
      <>
        <PageHead title={say('Coffee break')} />
        <NotFound problem={resource.problem} />
      </>
    );
  }
  return (
    <div>
      {resource.value === null ? <PageHead title={say('Coffee break')} /> : <StoryHead story={resource.value} />}
      {resource.state === 'failed' && resource.problem !== null ? (
        <StoryFailure onRetry={resource.retry} problem={resource.problem} />
      ) : (
        <PageState heading={say('Coffee break')} resource={resource}>
          {(story) => <StoryPage story={story} />}
        </PageState>
      )}
    </div>
  );
}

function StoryHead({ story }: { readonly story: Story }) {
  const say = useSay();
  return (
    <PageHead
      address={paths.story(story.id)}
      describe={({ describeStory }, site) => describeStory(story, site)}
      description={story.content}
      summary={story.searchDescription}
      title={titleOf(story, say)}
      type="article"
    />
  );
}

function StoryPage({ story }: { readonly story: Story }) {
  const say = useSay();
  const { next } = story;
  return (
    <Grid as="article" className={page}>
      <Column wide={[4, 12]}>
        <Text as="h1" variant="display" wrap="anywhere">
          {titleOf(story, say)}
        </Text>
      </Column>
      <Column wide={[4, 12]}>
        <StoryFacts className={facts} story={story} />
        <div className={body}>
          <Prose rich={story.richContent}>{story.content}</Prose>
        </div>
        <div className={ways}>
          {next === undefined ? null : (
            <ArrowLink asChild>
              <Link to={paths.story(next.id)}>{say('Next: {title}', { title: titleOf(next, say) })}</Link>
            </ArrowLink>
          )}
          <ArrowLink asChild>
            <Link to={paths.stories}>{say('Coffee break')}</Link>
          </ArrowLink>
        </div>
      </Column>
    </Grid>
  );
}

interface StoryFailureProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** The error message and a link to the home page. */
function StoryFailure({ problem, onRetry }: StoryFailureProps) {
  const sayProblem = useSayProblem();
  const say = useSay();
  return (
    <Grid className={page}>
      <Column wide={[4, 12]}>
        <VisuallyHidden as="h1">{say('Coffee break')}</VisuallyHidden>
        <SiteError onRetry={onRetry}>{sayProblem(problem)}</SiteError>
        <div className={way}>
          <ArrowLink asChild>
            <Link to={paths.home}>{say('Home')}</Link>
          </ArrowLink>
        </div>
      </Column>
    </Grid>
  );
}
