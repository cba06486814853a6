import {
  Archive,
  ChartNoAxesColumn,
  Coffee,
  Files,
  FileText,
  Fingerprint,
  House,
  Image,
  Images,
  Inbox,
  Import,
  KeyRound,
  LayoutPanelTop,
  LogOut,
  Menu,
  MonitorSmartphone,
  Palette,
  Pencil,
  Plus,
  ScrollText,
  Settings,
  Signpost,
  SlidersHorizontal,
  Tag,
  Trash2,
  Type,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { matchPath } from 'react-router-dom';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { paths } from '../../domain/paths.ts';
import { holdings } from '../shared/page/holdings.ts';

/** One entry of the side navigation. */
export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** The provider's extension without which there is no such page. */
  readonly extension?: string;
  /** What is kept there, where its specified name does not say so; beside the name in the menu of commands. */
  readonly holds?: string;
  /** Pages reached through this one, which have no entry of their own. */
  readonly covers?: readonly string[];
}

export interface NavigationGroup {
  readonly label?: string;
  readonly items: readonly NavigationItem[];
}

const screens = dashboardPaths;

/** What is not part of the specification, behind "Settings": its second level. */
export const settingsScreens: readonly NavigationItem[] = [
  {
    label: 'Studio',
    to: screens.settings,
    icon: SlidersHorizontal,
    extension: 'settings',
    covers: [screens.history('settings')],
  },
  { label: 'Look', to: screens.look, icon: Palette, extension: 'look' },
  { label: 'Words', to: screens.words, icon: Type, extension: 'settings' },
  {
    label: 'Pages',
    to: screens.pages,
    icon: Files,
    extension: 'pages',
    covers: [screens.createPage, '/dashboard/edit-page/:id'],
  },
  { label: 'Redirects', to: screens.redirects, icon: Signpost, extension: 'redirects' },
  { label: 'Inbox', to: screens.inbox, icon: Inbox, extension: 'messages' },
  {
    label: 'Visitors',
    to: screens.visitors,
    icon: ChartNoAxesColumn,
    extension: 'visits',
    covers: [`${screens.visitors}/*`],
  },
  { label: 'Import', to: screens.importSite, icon: Import, extension: 'imports' },
  { label: 'Backup', to: screens.backup, icon: Archive, extension: 'backups' },
  { label: 'Recently Deleted', to: screens.recentlyDeleted, icon: Trash2, extension: 'recentlyDeleted' },
  { label: 'Administrators', to: screens.administrators, icon: Users, extension: 'administrators' },
  { label: 'Sessions', to: screens.sessions, icon: MonitorSmartphone, extension: 'sessions' },
  { label: 'Ways to Log In', to: screens.signIn, icon: Fingerprint, extension: 'secondFactor' },
  { label: 'Log', to: screens.log, icon: ScrollText, extension: 'log', covers: [`${screens.log}/*`] },
];

/**
 * The side navigation that all dashboard screens share (specification, section 2, "Dashboard"): the specified screens, the library and
 * Settings. Few enough to be seen at once in a window 900 px high.
 */
const navigation: readonly NavigationGroup[] = [
  { items: [{ label: 'Dashboard', to: paths.dashboard, icon: House }] },
  {
    label: 'Projects',
    items: [
      {
        label: 'All Projects',
        to: screens.allProjects,
        icon: Menu,
        covers: ['/dashboard/edit/:id', '/dashboard/history/project/:id'],
      },
      { label: 'Create Project', to: screens.createProject, icon: Plus },
      { label: 'Categories', to: screens.categories, icon: Tag },
      { label: 'All Media', to: screens.allMedia, icon: Image, covers: ['/dashboard/media/:id'] },
      { label: 'Library', to: screens.library, icon: Images, extension: 'library' },
    ],
  },
  {
    label: 'Pages',
    items: [
      {
        label: 'Create Homepage',
        to: screens.homepage,
        icon: LayoutPanelTop,
        holds: holdings.homepage,
        covers: [screens.history('homepage')],
      },
      { label: 'Create About', to: screens.createAbout, icon: FileText, holds: holdings.createAbout },
      { label: 'Edit About', to: screens.editAbout, icon: Pencil, covers: [screens.history('about')] },
    ],
  },
  {
    label: 'Coffee break',
    items: [
      {
        label: 'All Stories',
        to: screens.allStories,
        icon: Coffee,
        covers: ['/dashboard/edit-story/:id', '/dashboard/history/story/:id'],
      },
      { label: 'Create Story', to: screens.createStory, icon: Plus },
    ],
  },
  {
    label: 'Account',
    items: [
      { label: 'Settings', to: screens.settings, icon: Settings },
      { label: 'Reset Password', to: screens.resetPassword, icon: KeyRound },
      { label: 'Logout', to: screens.logout, icon: LogOut },
    ],
  },
];

/** 'page' for the page shown, 'true' where the page shown is reached through this entry (WAI-ARIA, `aria-current`). */
export function currentMark(item: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  if (matchPath(item.to, pathname) !== null) return 'page';
  return item.covers?.some((pattern) => matchPath(pattern, pathname) !== null) === true ? 'true' : undefined;
}

/** The entries whose pages there are with a provider that offers these extensions. */
export function offeredBy(items: readonly NavigationItem[], extensions: readonly string[]): readonly NavigationItem[] {
  return items.filter(({ extension }) => extension === undefined || extensions.includes(extension));
}

/** The first level: "Settings" leads to the first screen that there is behind it, and goes where there is none. */
export function navigationWith(extensions: readonly string[]): readonly NavigationGroup[] {
  const behind = offeredBy(settingsScreens, extensions);
  const [first] = behind;
  return navigation.map((group) => ({
    ...group,
    items: offeredBy(group.items, extensions).flatMap((item) => {
      if (item.to !== screens.settings) return [item];
      if (first === undefined) return [];
      const covers = behind.flatMap(({ to, covers: reached = [] }) => [to, ...reached]);
      return [{ ...item, to: first.to, covers }];
    }),
  }));
}
