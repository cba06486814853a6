import { ClosingMachineContext } from '../../../src/machines/closing/closing.react.tsx';
import { CreateAboutMachineContext, UpdateAboutMachineContext } from '../../../src/dashboard/about-form/machines.ts';
import { DeleteProjectMachineContext } from '../../../src/dashboard/all-projects/machines.ts';
import { DeleteStoryMachineContext } from '../../../src/dashboard/all-stories/machines.ts';
import { DeletePageMachineContext, MovePageMachineContext } from '../../../src/dashboard/pages/machines.ts';
import { AddCategoryMachineContext } from '../../../src/dashboard/categories/machines.ts';
import {
  DeleteLookMachineContext,
  NameLookMachineContext,
  TryFaceMachineContext,
} from '../../../src/dashboard/look/machines.ts';
import { SaveSettingsMachineContext } from '../../../src/dashboard/shared/settings-form/machines.ts';
import { UpdateHomeTextsMachineContext } from '../../../src/dashboard/homepage/machines.ts';
import { LogOutMachineContext } from '../../../src/dashboard/logout/machines.ts';
import { DeleteMediaMachineContext } from '../../../src/dashboard/media-picker/machines.ts';
import {
  DeleteForGoodMachineContext,
  EmptyDeletedMachineContext,
} from '../../../src/dashboard/recently-deleted/machines.ts';
import {
  ChoosePosterMachineContext,
  DescribeMediaMachineContext,
  SetCaptionsMachineContext,
  SetSecondLightMachineContext,
} from '../../../src/dashboard/shared/media/media-machines.ts';
import { DuplicateMachineContext } from '../../../src/dashboard/shared/duplicate/machines.ts';
import { DeleteOriginalMachineContext } from '../../../src/dashboard/shared/media/originals.ts';
import {
  CategoryRowMachineContext,
  DeleteCategoryMachineContext,
} from '../../../src/machines/category-row/category-row.react.tsx';
import { FilmRenditionsMachineContext } from '../../../src/machines/film-renditions/film-renditions.react.tsx';
import {
  FileReplacementMachineContext,
  TextPictureMachineContext,
} from '../../../src/machines/homepage/slot-file.react.tsx';
import { HomepageMachineContext } from '../../../src/machines/homepage/homepage.react.tsx';
import { LoginMachineContext } from '../../../src/machines/login/login.react.tsx';
import { MakeLinkMachineContext, RevokeLinkMachineContext } from '../../../src/dashboard/shared/links/machines.ts';
import { MediaPickerMachineContext } from '../../../src/machines/media-picker/media-picker.react.tsx';
import { ProjectFormMachineContext } from '../../../src/machines/project-form/project-form.react.tsx';
import { ProjectOrderMachineContext } from '../../../src/machines/project-order/project-order.react.tsx';
import { ResetPasswordMachineContext } from '../../../src/machines/reset-password/reset-password.react.tsx';
import {
  DeleteImportMachineContext,
  RemoveImportedMachineContext,
} from '../../../src/dashboard/import-site/machines.ts';
import { ImportingMachineContext } from '../../../src/machines/importing/importing.react.tsx';
import { BackupMachineContext } from '../../../src/dashboard/backup/machines.ts';
import { RevokeInvitationMachineContext } from '../../../src/dashboard/administrators/machines.ts';
import {
  InviteMachineContext,
  ForgottenMachineContext,
  JoinMachineContext,
  NewPasswordMachineContext,
  OpenInvitationMachineContext,
  RemoveAdministratorMachineContext,
  RenameAdministratorMachineContext,
  RestoreAdministratorMachineContext,
} from '../../../src/machines/administrators/administrators.react.tsx';
import { EndSessionsMachineContext } from '../../../src/dashboard/sessions/machines.ts';
import { RemovePasskeyMachineContext } from '../../../src/dashboard/sign-in/machines.ts';
import {
  AddPasskeyMachineContext,
  RenamePasskeyMachineContext,
} from '../../../src/machines/passkeys/passkeys.react.tsx';
import { LoginStepsMachineContext } from '../../../src/machines/login-steps/login-steps.react.tsx';
import { SecondFactorMachineContext } from '../../../src/machines/second-factor/second-factor.react.tsx';
import { RestoreRevisionMachineContext } from '../../../src/dashboard/history/machines.ts';
import { InboxMachineContext } from '../../../src/dashboard/inbox/machines.ts';
import { SetCountingMachineContext } from '../../../src/dashboard/visitors/machines.ts';
import { DeleteRedirectMachineContext, SaveRedirectMachineContext } from '../../../src/dashboard/redirects/machines.ts';
import { PageFormMachineContext } from '../../../src/machines/page-form/page-form.react.tsx';
import { StoryFormMachineContext } from '../../../src/machines/story-form/story-form.react.tsx';
import { SendMessageMachineContext, TicketMachineContext } from '../../../src/site/contact/machines.ts';
import { UndoMachineContext } from '../../../src/machines/undo/undo.react.tsx';
import type { MachinesProvider } from '../../../src/app/services/provide.tsx';
import { machineOf } from './machine-of.tsx';

/** The machines that write, as these provide them: those of the dashboard, and of the contact form. */
export function writingMachines(Machines: MachinesProvider, FormMachines: MachinesProvider) {
  return {
    login: machineOf(Machines, LoginMachineContext),
    logOut: machineOf(Machines, LogOutMachineContext),
    resetPassword: machineOf(Machines, ResetPasswordMachineContext),
    addCategory: machineOf(Machines, AddCategoryMachineContext),
    categoryRow: machineOf(Machines, CategoryRowMachineContext),
    deleteCategory: machineOf(Machines, DeleteCategoryMachineContext),
    projectForm: machineOf(Machines, ProjectFormMachineContext),
    deleteProject: machineOf(Machines, DeleteProjectMachineContext),
    duplicateProject: machineOf(Machines, DuplicateMachineContext),
    projectOrder: machineOf(Machines, ProjectOrderMachineContext),
    storyForm: machineOf(Machines, StoryFormMachineContext),
    pageForm: machineOf(Machines, PageFormMachineContext),
    importing: machineOf(Machines, ImportingMachineContext),
    removeImported: machineOf(Machines, RemoveImportedMachineContext),
    deleteImport: machineOf(Machines, DeleteImportMachineContext),
    loginSteps: machineOf(Machines, LoginStepsMachineContext),
    secondFactor: machineOf(Machines, SecondFactorMachineContext),
    addPasskey: machineOf(Machines, AddPasskeyMachineContext),
    renamePasskey: machineOf(Machines, RenamePasskeyMachineContext),
    removePasskey: machineOf(Machines, RemovePasskeyMachineContext),
    backup: machineOf(Machines, BackupMachineContext),
    invite: machineOf(Machines, InviteMachineContext),
    revokeInvitation: machineOf(Machines, RevokeInvitationMachineContext),
    openInvitation: machineOf(Machines, OpenInvitationMachineContext),
    join: machineOf(Machines, JoinMachineContext),
    forgotten: machineOf(Machines, ForgottenMachineContext),
    newPassword: machineOf(Machines, NewPasswordMachineContext),
    removeAdministrator: machineOf(Machines, RemoveAdministratorMachineContext),
    renameAdministrator: machineOf(Machines, RenameAdministratorMachineContext),
    restoreAdministrator: machineOf(Machines, RestoreAdministratorMachineContext),
    endSessions: machineOf(Machines, EndSessionsMachineContext),
    restoreRevision: machineOf(Machines, RestoreRevisionMachineContext),
    saveRedirect: machineOf(Machines, SaveRedirectMachineContext),
    ticket: machineOf(FormMachines, TicketMachineContext),
    sendMessage: machineOf(FormMachines, SendMessageMachineContext),
    inbox: machineOf(Machines, InboxMachineContext),
    setCounting: machineOf(Machines, SetCountingMachineContext),
    deleteRedirect: machineOf(Machines, DeleteRedirectMachineContext),
    movePage: machineOf(Machines, MovePageMachineContext),
    deletePage: machineOf(Machines, DeletePageMachineContext),
    deleteStory: machineOf(Machines, DeleteStoryMachineContext),
    mediaPicker: machineOf(Machines, MediaPickerMachineContext),
    homepage: machineOf(Machines, HomepageMachineContext),
    replaceFile: machineOf(Machines, FileReplacementMachineContext),
    addTextPicture: machineOf(Machines, TextPictureMachineContext),
    deleteMedia: machineOf(Machines, DeleteMediaMachineContext),
    deleteOriginal: machineOf(Machines, DeleteOriginalMachineContext),
    deleteForGood: machineOf(Machines, DeleteForGoodMachineContext),
    emptyDeleted: machineOf(Machines, EmptyDeletedMachineContext),
    updateHomeTexts: machineOf(Machines, UpdateHomeTextsMachineContext),
    createAbout: machineOf(Machines, CreateAboutMachineContext),
    updateAbout: machineOf(Machines, UpdateAboutMachineContext),
    saveSettings: machineOf(Machines, SaveSettingsMachineContext),
    tryFace: machineOf(Machines, TryFaceMachineContext),
    nameLook: machineOf(Machines, NameLookMachineContext),
    deleteLook: machineOf(Machines, DeleteLookMachineContext),
    makeLink: machineOf(Machines, MakeLinkMachineContext),
    closing: machineOf(Machines, ClosingMachineContext),
    revokeLink: machineOf(Machines, RevokeLinkMachineContext),
    undo: machineOf(Machines, UndoMachineContext),
    describeMedia: machineOf(Machines, DescribeMediaMachineContext),
    choosePoster: machineOf(Machines, ChoosePosterMachineContext),
    setCaptions: machineOf(Machines, SetCaptionsMachineContext),
    setSecondLight: machineOf(Machines, SetSecondLightMachineContext),
    filmRenditions: machineOf(Machines, FilmRenditionsMachineContext),
  };
}

export type WritingMachines = ReturnType<typeof writingMachines>;
