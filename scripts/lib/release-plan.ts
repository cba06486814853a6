/** A release that cannot be made. The message says why. */
export class ReleaseRefused extends Error {}

export interface ReleaseSources {
  /** The tag, `v1.2.3` or `v1.2.3-beta.1`. */
  readonly tag: string;
  /** Of package.json. */
  readonly version: string;
  readonly changelog: string;
  /** Where the image goes: `ghcr.io/owner/name`. Registries take lower case only. */
  readonly image: string;
  /** Path of the file that will hold the text. */
  readonly notesFile: string;
}

export interface ReleasePlan {
  /** The version's section of the changelog, without its heading. */
  readonly notes: string;
  /** In their order; each is a program and its arguments. */
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
}

const headings = /^## \[(?<version>[^\]]+)\](?: - (?<date>\S+))?$/gm;

/** The section of a version, without its heading. */
function sectionOf(changelog: string, version: string): string {
  const found = [...changelog.matchAll(headings)];
  const sections = found.filter(({ groups }) => groups?.['version'] === version);
  const [section] = sections;
  if (section === undefined) throw new ReleaseRefused(`CHANGELOG.md has no section [${version}].`);
  if (sections.length > 1) throw new ReleaseRefused(`CHANGELOG.md has more than one section [${version}].`);
  if (!/^\d{4}-\d\d-\d\d$/.test(section.groups?.['date'] ?? '')) {
    throw new ReleaseRefused(`CHANGELOG.md does not say when [${version}] came out: "## [${version}] - YYYY-MM-DD".`);
  }
  const next = found[found.indexOf(section) + 1];
  const text = changelog.slice(section.index + section[0].length, next?.index).trim();
  if (text === '') throw new ReleaseRefused(`CHANGELOG.md says nothing about [${version}].`);
  return text;
}

/**
 * What a release is made of: the image, pushed under its version (and as `latest` where it is no pre-release), then the release
 * with its text.
 * @throws {ReleaseRefused} when tag, package.json and CHANGELOG.md do not agree
 */
export function planRelease({ changelog, image, notesFile, tag, version }: ReleaseSources): ReleasePlan {
  const [, tagged] = /^v(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/.exec(tag) ?? [];
  if (tagged === undefined) throw new ReleaseRefused(`A release's tag is like v1.2.3, not "${tag}".`);
  if (tagged !== version) throw new ReleaseRefused(`The tag is ${tag}, but package.json says ${version}.`);
  const notes = sectionOf(changelog, version);
  const isPre = version.includes('-');
  const names = [version, ...(isPre ? [] : ['latest'])].map((name) => `${image.toLowerCase()}:${name}`);
  return {
    notes,
    commands: [
      ['docker', 'build', ...names.flatMap((name) => ['--tag', name]), '.'],
      ...names.map((name) => ['docker', 'push', name] as const),
      [
        'gh',
        'release',
        'create',
        tag,
        '--verify-tag',
        '--title',
        tag,
        '--notes-file',
        notesFile,
        ...(isPre ? ['--prerelease'] : []),
      ],
    ],
  };
}
