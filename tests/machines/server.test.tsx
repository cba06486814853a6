/**
 * On the server every machine stands in its first state and does nothing: no actor is provided here, so any I/O would
 * throw (architecture, "Layout": src also renders on the server).
 */
import type { ReactElement, ReactNode } from 'react';
import { string } from 'valibot';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createProvider, provide } from '../../src/app/services/provide.tsx';
import { LogOutMachineContext } from '../../src/dashboard/logout/machines.ts';
import type { Category } from '../../src/domain/content.ts';
import { useProvidedMachine } from '../../src/machines/machine-context.ts';
import { AuthPollingMachineContext, useAuthPolling } from '../../src/machines/auth-polling/auth-polling.react.tsx';
import { authPollingMachine } from '../../src/machines/auth-polling/auth-polling.machine.ts';
import {
  CategoryRowMachineContext,
  DeleteCategoryMachineContext,
  useCategoryRow,
} from '../../src/machines/category-row/category-row.react.tsx';
import { categoryRowMachine } from '../../src/machines/category-row/category-row.machine.ts';
import { createConfirmMachine } from '../../src/machines/confirm/confirm.machine.ts';
import { DraftMachineContext, useDraft } from '../../src/machines/draft/draft.react.tsx';
import { draftMachine } from '../../src/machines/draft/draft.machine.ts';
import {
  FilterPanelMachineContext,
  FilterPanelProvider,
  useFilterPanel,
} from '../../src/machines/filter-panel/filter-panel.react.tsx';
import { filterPanelMachine } from '../../src/machines/filter-panel/filter-panel.machine.ts';
import {
  FrameCentringMachineContext,
  useFrameCentring,
} from '../../src/machines/frame-centring/frame-centring.react.tsx';
import { createFrameSet } from '../../src/machines/frame-centring/frame-set.ts';
import { frameCentringMachine } from '../../src/machines/frame-centring/frame-centring.machine.ts';
import { createFormMachine } from '../../src/machines/form/form.machine.ts';
import { useHomeCarousel } from '../../src/machines/home-carousel/home-carousel.react.tsx';
import { LoginMachineContext, useLogin } from '../../src/machines/login/login.react.tsx';
import { loginForm } from '../../src/machines/login/login.rules.ts';
import { MobileMenuMachineContext, useMobileMenu } from '../../src/machines/mobile-menu/mobile-menu.react.tsx';
import { mobileMenuMachine } from '../../src/machines/mobile-menu/mobile-menu.machine.ts';
import { ScrollMachineContext, useNavBar } from '../../src/machines/scroll/scroll.react.tsx';
import { scrollMachine } from '../../src/machines/scroll/scroll.machine.ts';
import { usePageResource } from '../../src/machines/page-resource/page-resource.react.tsx';
import { createPageResourceMachine } from '../../src/machines/page-resource/page-resource.machine.ts';
import { PlaybackMachineContext, PlaybackProvider, usePlayback } from '../../src/machines/playback/playback.react.tsx';
import { playbackMachine } from '../../src/machines/playback/playback.machine.ts';
import { useSubmission } from '../../src/machines/submission/submission.react.tsx';
import { createSubmissionMachine } from '../../src/machines/submission/submission.machine.ts';
import { ThemeMachineContext, ThemeProvider, useTheme } from '../../src/machines/theme/theme.react.tsx';
import { themeMachine } from '../../src/machines/theme/theme.machine.ts';
import { ToastsProvider, useToasts } from '../../src/machines/toasts/toasts.react.tsx';
import { problems } from './support/play.ts';

/** The machines as they stand in their files: any I/O would throw. */
const Machines = createProvider(
  provide(ThemeMachineContext, themeMachine),
  provide(MobileMenuMachineContext, mobileMenuMachine),
  provide(FilterPanelMachineContext, filterPanelMachine),
  provide(ScrollMachineContext, scrollMachine),
  provide(PlaybackMachineContext, playbackMachine),
  provide(FrameCentringMachineContext, frameCentringMachine),
  provide(LoginMachineContext, createFormMachine(loginForm)),
  provide(AuthPollingMachineContext, authPollingMachine),
  provide(CategoryRowMachineContext, categoryRowMachine),
  provide(DeleteCategoryMachineContext, createConfirmMachine<Category>()),
  provide(DraftMachineContext, draftMachine),
);
const page = createPageResourceMachine<string>();
const write = createSubmissionMachine<string, string>();

/** What a hook hands out on the server, verbs left out. */
function seen(use: () => unknown, around: (inner: ReactElement) => ReactNode = (inner) => inner): unknown {
  let handed: unknown;
  const Probe = () => {
    handed = use();
    return null;
  };
  renderToString(<Machines>{around(<Probe />)}</Machines>);
  return JSON.parse(JSON.stringify(handed));
}

describe('on the server', () => {
  it('the theme is white', () => {
    expect(seen(useTheme, (inner) => <ThemeProvider pathname="/">{inner}</ThemeProvider>)).toEqual({ theme: 'white' });
  });

  it('the menu is closed and the bar at the top', () => {
    expect(seen(() => useMobileMenu('/'))).toEqual({ isOpen: false });
    expect(seen(() => useNavBar({ pathname: '/', isHeld: false }))).toEqual({ isAtTop: true, isHidden: false });
  });

  it('the filter is unknown', () => {
    expect(seen(useFilterPanel, (inner) => <FilterPanelProvider pathname="/">{inner}</FilterPanelProvider>)).toEqual({
      state: 'unknown',
      choicePlace: null,
      isOver: false,
      isWide: false,
    });
  });

  it('nothing plays before it is decided', () => {
    expect(seen(usePlayback, (inner) => <PlaybackProvider>{inner}</PlaybackProvider>)).toEqual({
      isPlaying: false,
      isDecided: false,
    });
  });

  it('the first film is shown and no frame is centred', () => {
    expect(seen(() => useHomeCarousel(4))).toMatchObject({ index: 0, round: 0, isStalled: false });
    expect(seen(() => useFrameCentring(createFrameSet()))).toEqual({ centred: null, isWide: false });
  });

  it('a page with its answer is loaded, one without is loading, a part is shown with its problem', () => {
    expect(seen(() => usePageResource(page, 'a', { value: 'A', problems: [] }))).toEqual({
      state: 'loaded',
      value: 'A',
      problem: null,
    });
    expect(seen(() => usePageResource(page, 'a'))).toEqual({ state: 'loading', value: null, problem: null });
    expect(seen(() => usePageResource(page, 'a', { value: 'A', problems: [problems.down] }))).toMatchObject({
      state: 'loaded',
      value: 'A',
      problem: problems.down,
    });
  });

  it('nobody is admitted to the dashboard', () => {
    expect(seen(() => useAuthPolling({ onLoggedOut: () => undefined, onAnswered: () => undefined }))).toEqual({
      isAdmitted: false,
      isTelling: false,
    });
  });

  it('a form waits for its draft', () => {
    const useWaiting = () =>
      useDraft({
        key: 'story:new',
        value: 'typed',
        isDirty: true,
        version: '',
        shape: { schema: string(), upgrades: [] },
        describe: String,
        restore: () => undefined,
        reset: () => undefined,
      });
    expect(seen(useWaiting)).toEqual({
      isOpening: true,
      restored: null,
      isDiscarded: false,
      others: [],
      isOff: false,
      lacksFiles: false,
    });
  });

  it('forms stand empty', () => {
    expect(seen(() => useLogin({ onLoggedIn: () => undefined, onSecondStep: () => undefined }))).toMatchObject({
      values: { username: '' },
      message: null,
    });
    expect(seen(() => useSubmission(write))).toMatchObject({ state: 'idle', isBusy: false });
    expect(seen(() => useCategoryRow({ id: 1, name: 'Print' }))).toMatchObject({
      state: 'viewing',
      category: { name: 'Print' },
      deletion: { isOpen: false },
    });
    expect(seen(useToasts, (inner) => <ToastsProvider>{inner}</ToastsProvider>)).toEqual([]);
  });
});

describe('provided machines', () => {
  it('add up when nested', () => {
    const LogOutMachine = createProvider(provide(LogOutMachineContext, createSubmissionMachine<null, null>()));
    const around = (inner: ReactElement) => <LogOutMachine>{inner}</LogOutMachine>;
    const useBoth = () => [useProvidedMachine(LogOutMachineContext).id, useProvidedMachine(ThemeMachineContext).id];
    expect(seen(useBoth, around)).toEqual(['submission', 'theme']);
  });

  it('say which one is missing', () => {
    expect(() => seen(() => useProvidedMachine(LogOutMachineContext))).toThrow(
      'No provider of LogOutMachineContext above',
    );
  });

  it.each([
    ['useTheme', useTheme],
    ['usePlayback', usePlayback],
    ['useFilterPanel', useFilterPanel],
    ['Toasts', useToasts],
  ])('%s says which provider is missing', (name, use) => {
    expect(() => seen(use)).toThrow(name);
  });
});
