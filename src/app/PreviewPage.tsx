import { EmptyState } from '@vitrine/design-system/components/empty-state';
import type { MouseEvent, ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { paths } from '../domain/paths.ts';
import type { PreviewContent } from '../domain/preview.ts';
import { FilterPanelProvider } from '../machines/filter-panel/filter-panel.react.tsx';
import { usePreviewContent } from '../machines/preview-page/preview-page.react.tsx';
import { ThemeProvider } from '../machines/theme/theme.react.tsx';
import { StoryScreen } from '../site/story/StoryScreen.tsx';
import { SiteShell } from '../site/shell/SiteShell.tsx';
import { Project } from './screens/project.ts';
import { PreviewTheme } from './services/dashboard/preview-theme.ts';

const loaded = { state: 'loaded', problem: null, retry: () => undefined } as const;

/** In the frame beside a form: what the form holds, on the page on which a visitor will see it. */
export function PreviewPage() {
  const content = usePreviewContent();
  if (content === null) return null;
  if (content === 'unframed') return <EmptyState>A preview stands beside its form.</EmptyState>;
  return (
    <PreviewTheme>
      <Visit content={content} />
    </PreviewTheme>
  );
}

const addressOf = (content: PreviewContent): string =>
  content.kind === 'project' ? paths.project(content.project.slug) : paths.story(content.story.id);

/** Nothing leads away: a link is only looked at. */
function stay(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a') !== null) event.preventDefault();
}

/** The visitor's window at the address that it will have. */
function Visit({ content }: { readonly content: PreviewContent }) {
  const address = addressOf(content);
  const page: ReactNode =
    content.kind === 'project' ? (
      <Project resource={{ ...loaded, value: content.project }} />
    ) : (
      <StoryScreen resource={{ ...loaded, value: content.story }} />
    );
  const routed = useRoutes(
    [
      {
        path: '*',
        element: (
          <ThemeProvider pathname={address}>
            <FilterPanelProvider pathname={address}>
              <SiteShell onNoMenu={() => undefined}>{page}</SiteShell>
            </FilterPanelProvider>
          </ThemeProvider>
        ),
      },
    ],
    address,
  );
  return (
    <div onAuxClickCapture={stay} onClickCapture={stay}>
      {routed}
    </div>
  );
}
