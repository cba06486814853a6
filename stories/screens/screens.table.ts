import type { Mood } from '../shared/contract-answers.ts';

/** A screen in Storybook, and the states in which it can be seen. */
export interface ScreenPage {
  /** In the address of its page. */
  readonly name: string;
  readonly title: string;
  /** Where it is in the product. */
  readonly address: string;
  readonly moods: readonly Mood[];
  /** It is seen in each of the ready looks. */
  readonly isInLooks?: true;
}

const reading = ['full', 'empty', 'failed', 'loading'] as const;
/** For a screen of one record, which may not be found. */
const one = ['full', 'failed', 'loading', 'missing'] as const;
/** For a screen that reads nothing, or is another view of one. */
const still = ['full'] as const;

/** Every screen of the product (docs/specification.md, section 2). */
export const screenPages: readonly ScreenPage[] = [
  { name: 'home', title: 'Site/Home', address: '/', moods: reading, isInLooks: true },
  { name: 'work', title: 'Site/Work', address: '/work', moods: reading, isInLooks: true },
  { name: 'work-filtered', title: 'Site/Work, filtered', address: '/work?category=2', moods: still },
  { name: 'work-second-page', title: 'Site/Work, second page', address: '/work?page=2', moods: still },
  { name: 'project', title: 'Site/Project', address: '/project/upar', moods: one, isInLooks: true },
  { name: 'about', title: 'Site/About us', address: '/about', moods: reading, isInLooks: true },
  { name: 'stories', title: 'Site/Coffee break', address: '/story', moods: reading, isInLooks: true },
  { name: 'story', title: 'Site/Story', address: '/individual/1', moods: one, isInLooks: true },
  { name: 'contact', title: 'Site/Talk to us', address: '/contact', moods: still, isInLooks: true },
  { name: 'not-found', title: 'Site/Not found', address: '/no/such/page', moods: still, isInLooks: true },
  { name: 'login', title: 'Dashboard/Login', address: '/login', moods: still },
  { name: 'overview', title: 'Dashboard/Overview', address: '/dashboard', moods: reading },
  { name: 'all-projects', title: 'Dashboard/All projects', address: '/dashboard/all-projects', moods: reading },
  { name: 'create-project', title: 'Dashboard/Create project', address: '/dashboard/create-project', moods: still },
  { name: 'edit-project', title: 'Dashboard/Edit project', address: '/dashboard/edit/5', moods: one },
  { name: 'categories', title: 'Dashboard/Categories', address: '/dashboard/create-categories', moods: reading },
  { name: 'all-media', title: 'Dashboard/All media', address: '/dashboard/all-media', moods: reading },
  { name: 'library', title: 'Dashboard/All files', address: '/dashboard/library', moods: reading },
  {
    name: 'media',
    title: 'Dashboard/Media of a project',
    address: '/dashboard/media/5',
    moods: [...reading, 'missing'],
  },
  { name: 'homepage', title: 'Dashboard/Create homepage', address: '/dashboard/create-home-page', moods: reading },
  { name: 'create-about', title: 'Dashboard/Create about', address: '/dashboard/create-about-page', moods: still },
  {
    name: 'edit-about',
    title: 'Dashboard/Edit about',
    address: '/dashboard/edit-about-page',
    moods: ['full', 'failed', 'loading'],
  },
  { name: 'all-stories', title: 'Dashboard/All stories', address: '/dashboard/all-stories', moods: reading },
  { name: 'create-story', title: 'Dashboard/Create story', address: '/dashboard/create-stories', moods: still },
  { name: 'edit-story', title: 'Dashboard/Edit story', address: '/dashboard/edit-story/1', moods: one },
  {
    name: 'settings',
    title: 'Dashboard/Settings',
    address: '/dashboard/settings',
    moods: ['full', 'failed', 'loading'],
  },
  { name: 'look', title: 'Dashboard/Look', address: '/dashboard/look', moods: ['full', 'failed', 'loading'] },
  { name: 'import', title: 'Dashboard/Import', address: '/dashboard/import', moods: reading },
  {
    name: 'history',
    title: 'Dashboard/History',
    address: '/dashboard/history/project/5',
    moods: [...reading, 'missing'],
  },
  { name: 'redirects', title: 'Dashboard/Redirects', address: '/dashboard/redirects', moods: reading },
  {
    name: 'recently-deleted',
    title: 'Dashboard/Recently deleted',
    address: '/dashboard/recently-deleted',
    moods: reading,
  },
  {
    name: 'backup',
    title: 'Dashboard/Backup',
    address: '/dashboard/backup',
    moods: reading,
  },
  { name: 'inbox', title: 'Dashboard/Inbox', address: '/dashboard/inbox', moods: reading },
  { name: 'visitors', title: 'Dashboard/Visitors', address: '/dashboard/visitors', moods: reading },
  { name: 'log', title: 'Dashboard/Log', address: '/dashboard/log', moods: ['full', 'failed', 'loading'] },
  {
    name: 'sessions',
    title: 'Dashboard/Sessions',
    address: '/dashboard/sessions',
    moods: ['full', 'failed', 'loading'],
  },
  {
    name: 'administrators',
    title: 'Dashboard/Administrators',
    address: '/dashboard/administrators',
    moods: ['full', 'failed', 'loading'],
  },
  {
    name: 'sign-in',
    title: 'Dashboard/Ways to log in',
    address: '/dashboard/sign-in',
    moods: ['full', 'failed', 'loading'],
  },
  { name: 'reset-password', title: 'Dashboard/Reset password', address: '/dashboard/reset-password', moods: still },
  { name: 'log-out', title: 'Dashboard/Log out', address: '/dashboard/logout', moods: still },
];
