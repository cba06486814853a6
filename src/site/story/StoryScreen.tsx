import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { darkPage } from '@vitrine/design-system/theme';
import { Link } from 'react-router-dom';
import { isNotFound } from '../../api/problem.ts';
import type { Problem } from '../../api/problem.ts';
import type { Story } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { NotFound } from '../shared/NotFound.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { PageState } from '../shared/PageState.tsx';
import { Prose } from '../shared/Prose.tsx';
import type { ScreenProps } from '../shared/resource.ts';
import { below, facts, title, way, ways } from './story.css.ts';
import { useSay } from '../../machines/site-context.ts';
import { useSayProblem } from '../shared/say-problem.ts';
import { SiteError } from '../shared/SiteError.tsx';
import { StoryFacts } from '../shared/StoryFacts.tsx';
import { titleOf } from '../shared/title-of.ts';

/**
 * One story on a page of its own, with an address that can be shared (rulings, "Screens"). Its title stands on the night, as the bar over it is
 * white and transparent there (specification, section 2, "Navigation bar"); its text follows the visitor's theme.
 */
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
  const story = resource.value;
  return (
    <article data-under-bar="plain">
      {story === null ? <PageHead title={say('Coffee break')} /> : <StoryHead story={story} />}
      <div className={`${darkPage} ${title}`}>{story === null ? null : <StoryTitle story={story} />}</div>
      {resource.state === 'failed' && resource.problem !== null ? (
        <StoryFailure onRetry={resource.retry} problem={resource.problem} />
      ) : (
        <PageState heading={say('Coffee break')} resource={resource}>
          {(read) => <StoryText story={read} />}
        </PageState>
      )}
    </article>
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

function StoryTitle({ story }: { readonly story: Story }) {
  const say = useSay();
  return (
    <Grid>
      <Column wide={[4, 12]}>
        <Text as="h1" variant="display" wrap="anywhere">
          {titleOf(story, say)}
        </Text>
        <StoryFacts className={facts} story={story} />
      </Column>
    </Grid>
  );
}

function StoryText({ story: { content, next, richContent } }: { readonly story: Story }) {
  const say = useSay();
  return (
    <Grid className={below}>
      <Column wide={[4, 12]}>
        <Prose rich={richContent}>{content}</Prose>
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
    <Grid className={below}>
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
