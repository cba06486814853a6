/**
 * Where a machine meets the services that fill its slots. Types only: a machine's code enters a bundle with the
 * services that fill it, never through this table (architecture, "A machine").
 */
import { createContext, useContext, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { AboutChange, AboutUpdated, NewAbout } from '../api/dashboard/about.ts';
import type {
  About,
  Category,
  ChosenFrame,
  ForEditing,
  HomeTexts,
  NewCategory,
  Project,
  ProjectFile,
  ProjectMedia,
  ProjectSummary,
  Story,
  Tagged,
  UndescribedFile,
} from '../domain/content.ts';
import type { PlacedMedia } from '../domain/slot-drop.ts';
import type { FilledSlot } from '../domain/slots.ts';
import type { authPollingMachine } from './auth-polling/auth-polling.machine.ts';
import type { CategoryRowMachine } from './category-row/category-row.machine.ts';
import type { ConflictMachine } from './conflict/conflict.machine.ts';
import type { ConfirmMachine } from './confirm/confirm.machine.ts';
import type { draftMachine } from './draft/draft.machine.ts';
import type { filmMachine } from './film/film.machine.ts';
import type { filterPanelMachine } from './filter-panel/filter-panel.machine.ts';
import type { footageMachine } from './footage/footage.machine.ts';
import type { frameCentringMachine } from './frame-centring/frame-centring.machine.ts';
import type { homeCarouselMachine } from './home-carousel/home-carousel.machine.ts';
import type { hoverMediaMachine } from './hover-media/hover-media.machine.ts';
import type { loginMachine } from './login/login.machine.ts';
import type { mapEmbedMachine } from './map-embed/map-embed.machine.ts';
import type { MediaPickerMachine } from './media-picker/media-picker.machine.ts';
import type { mobileMenuMachine } from './mobile-menu/mobile-menu.machine.ts';
import type { navBarMachine } from './nav-bar/nav-bar.machine.ts';
import type { PageResourceMachine } from './page-resource/page-resource.machine.ts';
import type { playbackMachine } from './playback/playback.machine.ts';
import type { storiesListMachine } from './stories-list/stories-list.machine.ts';
import type { projectCarouselMachine } from './project-carousel/project-carousel.machine.ts';
import type { projectFormMachine } from './project-form/project-form.machine.ts';
import type { projectOrderMachine } from './project-order/project-order.machine.ts';
import type { resetPasswordMachine } from './reset-password/reset-password.machine.ts';
import type { runningHeadMachine } from './running-head/running-head.machine.ts';
import type { slotFileMachine } from './slot-file/slot-file.machine.ts';
import type { storyFormMachine } from './story-form/story-form.machine.ts';
import type { SubmissionMachine } from './submission/submission.machine.ts';
import type { themeMachine } from './theme/theme.machine.ts';
import type { toastsMachine } from './toasts/toasts.machine.ts';
import type { undoMachine } from './undo/undo.machine.ts';
import type { unsavedMachine } from './unsaved/unsaved.machine.ts';
import type { workListMachine } from './work-list/work-list.machine.ts';
import type { workSidebarMachine } from './work-sidebar/work-sidebar.machine.ts';

/** Every machine a screen may ask for, by name. One machine may stand here under several names, filled differently. */
export interface MachineRegistry {
  readonly theme: typeof themeMachine;
  readonly mobileMenu: typeof mobileMenuMachine;
  readonly filterPanel: typeof filterPanelMachine;
  readonly navBar: typeof navBarMachine;
  readonly playback: typeof playbackMachine;
  readonly film: typeof filmMachine;
  readonly footage: typeof footageMachine;
  readonly homeCarousel: typeof homeCarouselMachine;
  readonly frameCentring: typeof frameCentringMachine;
  readonly hoverMedia: typeof hoverMediaMachine;
  readonly workList: typeof workListMachine;
  readonly workSidebar: typeof workSidebarMachine;
  readonly projectCarousel: typeof projectCarouselMachine;
  readonly runningHead: typeof runningHeadMachine;
  readonly storiesList: typeof storiesListMachine;
  /** The titles of Coffee break, folded into a panel up to 1024 px. */
  readonly titlesPanel: typeof filterPanelMachine;
  readonly mapEmbed: typeof mapEmbedMachine;
  readonly login: typeof loginMachine;
  readonly authPolling: typeof authPollingMachine;
  readonly toasts: typeof toastsMachine;
  readonly logOut: SubmissionMachine<null, null>;
  readonly addCategory: SubmissionMachine<NewCategory, null>;
  readonly categoryRow: CategoryRowMachine;
  readonly deleteCategory: ConfirmMachine<Category>;
  readonly mediaPicker: MediaPickerMachine;
  readonly emptySlot: ConfirmMachine<FilledSlot>;
  /** One of a project's media put straight onto a slot of the home page. */
  readonly fillSlot: SubmissionMachine<PlacedMedia, null>;
  /** One of a project's media that stand in none of its grids. */
  readonly deleteMedia: ConfirmMachine<ProjectFile>;
  readonly slotFile: typeof slotFileMachine;
  /** The projects to choose from beside the slots, and one project's media. */
  readonly shelfProjects: PageResourceMachine<readonly ProjectSummary[]>;
  readonly shelfMedia: PageResourceMachine<ProjectMedia>;
  readonly updateHomeTexts: SubmissionMachine<ForEditing<HomeTexts>, Tagged>;
  readonly createAbout: SubmissionMachine<NewAbout, string>;
  readonly updateAbout: SubmissionMachine<AboutChange, AboutUpdated>;
  readonly deleteProject: ConfirmMachine<ProjectSummary>;
  readonly deleteStory: ConfirmMachine<Story>;
  readonly projectOrder: typeof projectOrderMachine;
  readonly projectForm: typeof projectFormMachine;
  readonly storyForm: typeof storyFormMachine;
  readonly resetPassword: typeof resetPasswordMachine;
  readonly undo: typeof undoMachine;
  readonly describeMedia: SubmissionMachine<{ readonly path: string; readonly alt: string }, string>;
  /** Takes a frame of a film and makes it its poster. */
  readonly choosePoster: SubmissionMachine<ChosenFrame, null>;
  readonly findUndescribed: SubmissionMachine<readonly ProjectSummary[], readonly UndescribedFile[]>;
  readonly storyConflict: ConflictMachine<Story>;
  readonly projectConflict: ConflictMachine<Project>;
  readonly aboutConflict: ConflictMachine<About>;
  readonly homeTextsConflict: ConflictMachine<HomeTexts>;
  /** Asks before a page with something unsaved is left. */
  readonly unsaved: typeof unsavedMachine;
  /** Keeps what is typed into a form until it is saved. */
  readonly draft: typeof draftMachine;
}

const FilledContext = createContext<Partial<MachineRegistry>>({});

/** Hands machines with filled slots to everything below it. Nested, it adds to what stands above. */
export function FilledMachines(props: {
  readonly machines: Partial<MachineRegistry>;
  readonly children: ReactNode;
}): ReactElement {
  const above = useContext(FilledContext);
  const all = useMemo(() => ({ ...above, ...props.machines }), [above, props.machines]);
  return <FilledContext value={all}>{props.children}</FilledContext>;
}

/** The machine of that name, its slots filled. Throws when no {@link FilledMachines} above hands it out. */
export function useFilledMachine<Name extends keyof MachineRegistry>(name: Name): MachineRegistry[Name] {
  const machine: MachineRegistry[Name] | undefined = useContext(FilledContext)[name];
  if (machine === undefined) {
    throw new Error(`No machine "${name}" here: wrap the screen in <FilledMachines machines={{ ${name}: … }}>`);
  }
  return machine;
}
