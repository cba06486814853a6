import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { paths } from '../domain/paths.ts';
import type { PreviewContent } from '../domain/preview.ts';
import { FilterPanelProvider } from '../machines/filter-panel/filter-panel.react.tsx';
import { SiteContext, useSiteState } from '../machines/site-context.ts';
import { ThemeProvider, useTheme } from '../machines/theme/theme.react.tsx';
import { StoryScreen } from '../site/story/StoryScreen.tsx';
import { SiteShell } from '../site/shell/SiteShell.tsx';
import { addFonts } from '../platform/fonts.ts';
import { drawPageLook } from '../platform/look.ts';
import { isInFrame, listenToForm } from '../platform/preview-frame.ts';
import { Home } from './screens/home.ts';
import { Project } from './screens/project.ts';
import { Work } from './screens/work.ts';
import { loadReading } from './services/reading.ts';
import { PreviewTheme } from './services/dashboard/preview-theme.ts';

const loaded = { state: 'loaded', problem: null, retry: () => undefined } as const;

/** Pictures of a form, which knows them on the dashboard's papers, on those of the look. Without that code their edges stay as they are. */
const onItsPapers = (content: PreviewContent): Promise<PreviewContent> =>
  loadReading().then(
    (reading) => reading.onItsPapers(content),
    () => content,
  );

/** In the frame beside a form: what the form holds, on the page on which a visitor will see it. */
export function PreviewPage() {
  const [content, setContent] = useState<PreviewContent | null>(null);
  const isFramed = isInFrame();
  useEffect(() => (isFramed ? listenToForm((said) => void onItsPapers(said).then(setContent)) : undefined), [isFramed]);
  if (!isFramed) return <EmptyState>A preview stands beside its form.</EmptyState>;
  if (content === null) return null;
  return (
    <PreviewTheme>
      <Visit content={content} />
    </PreviewTheme>
  );
}

function addressOf(content: PreviewContent): string {
  switch (content.kind) {
    case 'project':
      return paths.project(content.project.slug);
    case 'story':
      return paths.story(content.story.id);
    case 'home':
      return paths.home;
    case 'work':
      return paths.work;
  }
}

function pageOf(content: PreviewContent): ReactNode {
  switch (content.kind) {
    case 'project':
      return <Project resource={{ ...loaded, value: content.project }} />;
    case 'story':
      return <StoryScreen resource={{ ...loaded, value: content.story }} />;
    case 'home':
      return <Home resource={{ ...loaded, value: content.home }} />;
    case 'work':
      return <Work resource={{ ...loaded, value: content.work }} />;
  }
}

/** Changes the theme within as often as the form says. */
function TurnedByForm({ turns }: { readonly turns: number }) {
  const { toggle } = useTheme();
  const turn = useEffectEvent(() => toggle());
  const done = useRef(turns);
  useEffect(() => {
    if (done.current !== turns) turn();
    done.current = turns;
  }, [turns]);
  return null;
}

/** Nothing leads away: a link is only looked at. */
function stay(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a') !== null) event.preventDefault();
}

/** Nor does a choice that Work writes into its address. */
function stayOnWork(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('a, main button') === null) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The visitor's window at the address that it will have. */
function Visit({ content }: { readonly content: PreviewContent }) {
  const address = addressOf(content);
  const { look, fonts, order, workForm } = content;
  const hold = content.kind === 'work' ? stayOnWork : stay;
  const [site, change] = useSiteState();
  useEffect(() => {
    if (look !== undefined) drawPageLook(look);
  }, [look]);
  useEffect(() => (fonts === undefined ? undefined : addFonts(fonts)), [fonts]);
  const routed = useRoutes(
    [
      {
        path: '*',
        element: (
          <ThemeProvider pathname={address}>
            <TurnedByForm turns={content.turns ?? 0} />
            <FilterPanelProvider pathname={address}>
              <SiteShell onNoMenu={() => undefined}>{pageOf(content)}</SiteShell>
            </FilterPanelProvider>
          </ThemeProvider>
        ),
      },
    ],
    address,
  );
  const inLook = useMemo(
    () => ({
      ...site,
      ...(order === undefined ? {} : { home: order }),
      ...(workForm === undefined ? {} : { work: workForm }),
    }),
    [order, site, workForm],
  );
  return (
    <div onAuxClickCapture={hold} onClickCapture={hold}>
      <SiteContext value={[inLook, change]}>{routed}</SiteContext>
    </div>
  );
}
