/** Somebody who may log in. Times in milliseconds since 1970. */
export interface Administrator {
  readonly id: number;
  readonly username: string;
  /** What colleagues read; '' where none was given. */
  readonly name: string;
  readonly isYou: boolean;
  /** Null before the first login that was noted. */
  readonly lastLoginAt: number | null;
}

/** A link that lets somebody in, once. */
export interface Invitation {
  readonly id: number;
  /** For whom. */
  readonly name: string;
  readonly invitedBy: string;
  readonly expiresAt: number;
}

/** Somebody who was removed, and may be let in again. */
export interface RemovedAdministrator {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly restorableUntil: number;
}

export interface Administrators {
  readonly administrators: readonly Administrator[];
  readonly invitations: readonly Invitation[];
  readonly removed: readonly RemovedAdministrator[];
}

/** What the person who opens an invitation's link is told. */
export interface OpenInvitation {
  readonly name: string;
  readonly invitedBy: string;
  readonly expiresAt: number;
}

/** What a link opens: null where it is not good any more. */
export interface OpenedLink {
  readonly invitation: OpenInvitation | null;
}

/** How colleagues call somebody. */
export const calledName = ({ name, username }: Pick<Administrator, 'name' | 'username'>): string =>
  name === '' ? username : name;
