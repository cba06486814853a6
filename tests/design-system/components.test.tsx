import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import {
  DashboardBar,
  DashboardBody,
  DashboardFoot,
  DashboardHead,
  DashboardShell,
} from '@vitrine/design-system/components/dashboard-shell';
import { DiscButton, PlaybackDisc } from '@vitrine/design-system/components/disc-button';
import { Drawer } from '@vitrine/design-system/components/drawer';
import { DropZone, UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { EditableField, SelectField, TextAreaField, TextField } from '@vitrine/design-system/components/field';
import { FullScreenMenu, MenuLink } from '@vitrine/design-system/components/full-screen-menu';
import { PlusIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { IndexRow, IndexRows } from '@vitrine/design-system/components/index-rows';
import { Band, Column, Grid, Hairline } from '@vitrine/design-system/components/layout';
import { MediaCaption, MediaFrame, Scrim } from '@vitrine/design-system/components/media-frame';
import { PasswordField } from '@vitrine/design-system/components/password-field';
import {
  SideNav,
  SideNavGroup,
  SideNavItem,
  SideNavThemeRow,
  ViewSiteLink,
} from '@vitrine/design-system/components/side-nav';
import { Skeleton } from '@vitrine/design-system/components/skeleton';
import { SkipLink } from '@vitrine/design-system/components/skip-link';
import { Spinner } from '@vitrine/design-system/components/spinner';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { Inline, Stack } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { TextLink } from '@vitrine/design-system/components/text-link';
import { ThemeSwitch } from '@vitrine/design-system/components/theme-switch';
import { ThemeToggle } from '@vitrine/design-system/components/theme-toggle';
import { Toast, ToastRegion } from '@vitrine/design-system/components/toast';
import { UnderlineField } from '@vitrine/design-system/components/underline-field';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const nothing = () => undefined;

test('these tests run where there is no browser', () => {
  expect(typeof document).toBe('undefined');
});

/** Each component, and what its markup must say to those who listen. */
const said: readonly [name: string, element: ReactElement, parts: readonly string[]][] = [
  [
    'Text',
    <Text as="h1" numeric tone="muted" variant="display">
      Work
    </Text>,
    ['<h1', '>Work</h1>'],
  ],
  ['VisuallyHidden', <VisuallyHidden as="h1">Work</VisuallyHidden>, ['<h1', '>Work</h1>']],
  ['SkipLink', <SkipLink />, ['href="#content"', 'Skip to content']],
  [
    'Grid, Column',
    <Grid as="section" aria-label="Clients">
      <Column mobile={[1, 6]} wide={[4, 12]}>
        x
      </Column>
    </Grid>,
    ['<section', 'aria-label="Clients"', '4 / 13', '1 / 7'],
  ],
  ['Band', <Band>x</Band>, ['<section', 'x']],
  [
    'Stack',
    <Stack as="section" aria-label="Texts" gap={2}>
      x
    </Stack>,
    ['<section', 'aria-label="Texts"'],
  ],
  [
    'Inline',
    <Inline gap={2} wrap>
      x
    </Inline>,
    ['<div', 'x'],
  ],
  ['Hairline', <Hairline inset />, ['aria-hidden="true"']],
  ['icons', <PlusIcon />, ['aria-hidden="true"', 'stroke-linecap="butt"']],
  ['ArrowLink', <ArrowLink href="/about">Get to know us</ArrowLink>, ['<a', 'href="/about"', 'Get to know us', '<svg']],
  ['TextLink', <TextLink href="/">front one</TextLink>, ['href="/"']],
  [
    'DiscButton',
    <DiscButton label="Next image">
      <PlusIcon />
    </DiscButton>,
    ['aria-label="Next image"', 'type="button"'],
  ],
  [
    'PlaybackDisc playing',
    <PlaybackDisc label="Pause films" onToggle={nothing} playing />,
    ['aria-label="Pause films"'],
  ],
  [
    'PlaybackDisc paused',
    <PlaybackDisc label="Play films" onToggle={nothing} playing={false} />,
    ['aria-label="Play films"'],
  ],
  [
    'IconButton',
    <IconButton label="Move Ritu up">
      <PlusIcon />
    </IconButton>,
    ['aria-label="Move Ritu up"'],
  ],
  [
    'ThemeToggle',
    <ThemeToggle label="Black theme" onToggle={nothing} theme="black" />,
    ['aria-pressed="true"', 'aria-label="Black theme"'],
  ],
  [
    'ThemeSwitch',
    <ThemeSwitch label="Theme" names={{ white: 'White', black: 'Black' }} onChoose={nothing} theme="white" />,
    ['role="radiogroup"', 'aria-label="Theme"', 'aria-checked="true"', 'aria-checked="false"', 'tabindex="-1"'],
  ],
  ['Spinner', <Spinner />, ['role="status"', 'Loading']],
  ['Skeleton', <Skeleton ratio="3/2" />, ['aria-hidden="true"', '3/2']],
  [
    'EmptyState',
    <EmptyState action={<Button>Add</Button>}>No projects found</EmptyState>,
    ['<p', 'No projects found', 'Add'],
  ],
  ['ErrorState', <ErrorState onRetry={nothing}>HTTP error: 500</ErrorState>, ['role="alert"', 'Error: ', 'Try again']],
  [
    'MediaFrame',
    <MediaFrame colour="#865" mobileRatio="4/3" ratio="3/2">
      <Scrim edge="bottom" />
    </MediaFrame>,
    ['3/2', '4/3', '#865', 'aria-hidden="true"'],
  ],
  ['MediaCaption', <MediaCaption aside="2024">Kal</MediaCaption>, ['<figcaption', 'Kal', '2024']],
  ['Button', <Button variant="primary">Add</Button>, ['type="button"', '>Add</button>']],
  [
    'Button, busy',
    <Button busy busyLabel="Submitting..." type="submit">
      Submit
    </Button>,
    ['<button aria-busy="true" aria-disabled="true"', 'Submitting...', 'type="submit"'],
  ],
  [
    'ButtonLink',
    <ButtonLink href="/x" icon={<PlusIcon />}>
      Create Project
    </ButtonLink>,
    ['<a', 'href="/x"', '<svg'],
  ],
  [
    'TextField',
    <TextField id="title" label="Title" required />,
    ['<label', 'for="title"', 'id="title"', 'required=""'],
  ],
  [
    'TextField, hint and error',
    <TextField error="Enter the title" hint="optional" id="t" label="Title" />,
    ['aria-invalid="true"', 'aria-describedby="t-hint t-error"', 'id="t-hint"', 'id="t-error"', 'Enter the title'],
  ],
  [
    'TextAreaField',
    <TextAreaField error="Too long" id="a" label="Text" />,
    ['<textarea', 'aria-describedby="a-error"'],
  ],
  [
    'EditableField',
    <EditableField error="Too long" id="e" label="Text" onLabel={() => undefined} required />,
    [
      'role="textbox"',
      'aria-multiline="true"',
      'aria-required="true"',
      'aria-describedby="e-error"',
      'aria-labelledby="',
    ],
  ],
  [
    'SelectField',
    <SelectField id="s" label="Category">
      <option>Print</option>
    </SelectField>,
    ['<select', 'for="s"'],
  ],
  [
    'UnderlineField',
    <UnderlineField error="Enter the username" id="u" label="Username" />,
    ['for="u"', 'aria-invalid="true"', 'aria-describedby="u-error"'],
  ],
  [
    'PasswordField',
    <PasswordField id="p" label="Password" look="underline" />,
    ['type="password"', 'aria-label="Show password"', 'aria-pressed="false"', 'aria-controls="p"'],
  ],
  [
    'Checkbox',
    <Checkbox checked id="c" onCheckedChange={nothing}>
      Before hover
    </Checkbox>,
    ['role="checkbox"', 'aria-checked="true"', 'for="c"'],
  ],
  [
    'Toast',
    <Toast onClose={nothing} tone="success">
      Saved
    </Toast>,
    ['aria-label="Close"', 'Saved'],
  ],
  [
    'ToastRegion, empty',
    <ToastRegion />,
    ['role="alert"', 'aria-live="assertive"', 'role="status"', 'aria-live="polite"'],
  ],
  [
    'Table',
    <Table caption="Categories" head={<Th>Name</Th>}>
      <Tr>
        <Td kind="title">
          <RowTitle detail="2024">Print</RowTitle>
        </Td>
      </Tr>
    </Table>,
    ['<caption', 'Categories', 'role="table"', 'scope="col"', 'role="row"', 'role="cell"', 'Print'],
  ],
  [
    'SideNav',
    <SideNav
      foot={<SideNavThemeRow onToggle={nothing} theme="white" />}
      logo="Logo"
      viewSite={<ViewSiteLink href="/">View site</ViewSiteLink>}
    >
      <SideNavGroup label="Projects">
        <SideNavItem aria-current="page" href="/x" icon={<PlusIcon />}>
          Categories
        </SideNavItem>
      </SideNavGroup>
    </SideNav>,
    ['<nav', 'aria-label="Dashboard"', 'aria-current="page"', 'White theme', 'View site', '<h2'],
  ],
  [
    'DashboardShell',
    <DashboardShell bar={<DashboardBar logo="Logo" menu="Menu" />} side="Side">
      <DashboardHead actions={<Button>Add</Button>} note="6 categories">
        Categories
      </DashboardHead>
      <DashboardBody>x</DashboardBody>
      <DashboardFoot>y</DashboardFoot>
    </DashboardShell>,
    ['<h1', 'tabindex="-1"', '<main', 'id="content"', '6 categories'],
  ],
  [
    'IndexRows',
    <IndexRows>
      <IndexRow count="12" href="/x">
        All Projects
      </IndexRow>
    </IndexRows>,
    ['<ul', '<li', 'href="/x"', '12'],
  ],
  ['DropZone', <DropZone state="rejected">Please select a valid image file.</DropZone>, ['Please select']],
  [
    'UploadPanel',
    <UploadPanel fileName="tins.jpg" percent={61.6} />,
    ['role="progressbar"', 'aria-valuenow="62"', '62%'],
  ],
];

describe('renders in plain Node and says what it is', () => {
  test.each(said)('%s', (_name, element, parts) => {
    const html = renderToString(element);
    for (const part of parts) expect(html).toContain(part);
  });
});

describe('what lies over the page waits for the browser', () => {
  test.each([
    [
      'ConfirmDialog',
      <ConfirmDialog confirmLabel="Delete" onCancel={nothing} onConfirm={nothing} open question="Delete Kal?" />,
    ],
    [
      'Drawer',
      <Drawer label="Navigation" onOpenChange={nothing} open>
        x
      </Drawer>,
    ],
    [
      'FullScreenMenu',
      <FullScreenMenu foot="Theme" logo="Logo" onOpenChange={nothing} open theme="white">
        <MenuLink href="/">Home</MenuLink>
      </FullScreenMenu>,
    ],
  ])('%s', (_name, element) => {
    expect(() => renderToString(element)).not.toThrow();
  });
});

describe('asChild', () => {
  test.each([
    [
      'ArrowLink',
      <ArrowLink asChild>
        <a className="own" href="/own">
          Own
        </a>
      </ArrowLink>,
    ],
    [
      'TextLink',
      <TextLink asChild>
        <a className="own" href="/own">
          Own
        </a>
      </TextLink>,
    ],
    [
      'ButtonLink',
      <ButtonLink asChild>
        <a className="own" href="/own">
          Own
        </a>
      </ButtonLink>,
    ],
    [
      'MenuLink',
      <MenuLink asChild>
        <a className="own" href="/own">
          Own
        </a>
      </MenuLink>,
    ],
    [
      'IndexRow',
      <IndexRow asChild>
        <a className="own" href="/own">
          Own
        </a>
      </IndexRow>,
    ],
    [
      'SideNavItem',
      <SideNavItem asChild icon={<PlusIcon />}>
        <a className="own" href="/own">
          Own
        </a>
      </SideNavItem>,
    ],
    [
      'ViewSiteLink',
      <ViewSiteLink asChild>
        <a className="own" href="/own">
          Own
        </a>
      </ViewSiteLink>,
    ],
  ])('%s dresses the one link it is given', (_name, element) => {
    const html = renderToString(element);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<a [^>]*class="[^"]+ own"/);
    expect(html).toContain('href="/own"');
  });
});

test('the eye of a password is a button that sends no form', () => {
  expect(renderToString(<PasswordField label="Password" />)).toMatch(/<button[^>]*type="button"/);
});

test('a field without error or hint describes nothing', () => {
  const html = renderToString(<TextField label="Title" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});
