import { Button } from '@vitrine/design-system/components/button';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { asWritten, Text } from '@vitrine/design-system/components/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProjectSummary } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { AltTextField } from '../shared/media/AltTextField.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { distinctNames } from '../shared/media/distinct-names.ts';
import { missing, missingList, titleLink } from './all-media.css.ts';
import { FindUndescribedMachineContext } from './machines.ts';
import { named } from '../shared/named.ts';

/** The media of all projects that nobody has described yet, and their number. Not there for a provider without alt texts. */
export function MissingAlt({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  const search = useSubmission(useProvidedMachine(FindUndescribedMachineContext));
  const [isOpen, setIsOpen] = useState(false);
  // What is described stays in the list until the page is left, so that the focus stays too.
  const [described, setDescribed] = useState<ReadonlySet<string>>(new Set());
  const find = useEffectEvent(() => search.submit(projects));
  useEffect(() => {
    find();
  }, [projects]);

  if (search.problem !== null) {
    return <ErrorState onRetry={search.retry}>The media could not be searched for missing alt texts</ErrorState>;
  }
  const found = search.output ?? [];
  if (found.length === 0) return null;
  const names = distinctNames(found, ({ project, file }) => `${file.name}, ${named(project.title)}`);
  const count = found.filter(({ file }) => !described.has(file.path)).length;
  return (
    <section aria-label="Missing alt text" className={missing}>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {`Missing alt text (${String(count)})`}
      </Button>
      {isOpen ? (
        <ul className={missingList}>
          {[...names].map(([{ project, file }, name]) => (
            <li key={file.path}>
              <MediaPreview alt="" fit="contain" media={file.media} ratio="4/3" />
              <Text variant="dashSmall">
                <Link
                  {...asWritten(named(project.title))}
                  className={titleLink}
                  to={dashboardPaths.projectMedia(project.id)}
                >
                  {named(project.title)}
                </Link>
              </Text>
              <AltTextField
                file={file}
                name={name}
                onSaved={(alt) =>
                  setDescribed((now) => {
                    const next = new Set(now);
                    if (alt === '') next.delete(file.path);
                    else next.add(file.path);
                    return next;
                  })
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
