/** What an import makes of an item. */
export type MadeKind = 'story' | 'project' | 'page';

/** One type of item that was found: `post`, `page`, or what a plugin has named. */
export interface FoundType {
  readonly type: string;
  readonly count: number;
  /** What it is made into unless somebody chooses otherwise; `none`: it is left out. */
  readonly as: MadeKind | 'none';
}

/** What was found, as it is kept. */
export interface ImportPlan {
  readonly types: readonly FoundType[];
  /** Hosts from which files would be fetched, the most files first. */
  readonly hosts: readonly { readonly host: string; readonly files: number }[];
  /** Items whose old address is known. */
  readonly addresses: number;
  /** What is left out whatever is chosen, by name as far as it has one. */
  readonly skipped: readonly { readonly reason: string; readonly count: number; readonly names?: readonly string[] }[];
}

export const emptyPlan: ImportPlan = { types: [], hosts: [], addresses: 0, skipped: [] };

/** What was chosen of it. */
export interface ImportChoices {
  readonly types: Readonly<Record<string, MadeKind | 'none'>>;
  readonly hosts: readonly string[];
  /** Old addresses lead to what was made of them. */
  readonly redirects: boolean;
}
