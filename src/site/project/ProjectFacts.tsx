import { Grid } from '@vitrine/design-system/components/layout';
import { asWritten } from '@vitrine/design-system/components/text';
import type { Credit, Project } from '../../domain/content.ts';
import { Missing } from '../shared/Missing.tsx';
import { drawRichText } from '../shared/RichText.tsx';
import { richText } from '../shared/rich-text.css.ts';
import {
  credit,
  credits,
  description,
  fact,
  facts,
  factName,
  factValue,
  names,
  role,
  year as yearClass,
} from './facts.css.ts';
import { useSay } from '../../machines/site-context.ts';

/** Client, year, credits and description (specification, section 2, "Project detail"). */
export function ProjectFacts({ project }: { readonly project: Project }) {
  const say = useSay();
  return (
    <Grid
      align="baseline"
      aria-label={say('About the project')}
      as="section"
      className={facts}
      data-later=""
      rowGap={12}
    >
      <Names clientName={project.clientName} year={project.year} />
      {project.credits.length === 0 ? (
        <div className={credits}>
          <Missing text="No credits available" />
        </div>
      ) : (
        <ul aria-label={say('Credits')} className={credits}>
          {project.credits.map((one, index) => (
            <CreditLine credit={one} key={index} />
          ))}
        </ul>
      )}
      {project.richDescription === undefined ? (
        <Paragraphs text={project.description} />
      ) : (
        <div className={`${description} ${richText}`}>{drawRichText(project.richDescription, 1)}</div>
      )}
    </Grid>
  );
}

function Paragraphs({ text: all }: { readonly text: string }) {
  const paragraphs = paragraphsOf(all);
  if (paragraphs.length === 0) return null;
  return (
    <div className={description}>
      {paragraphs.map((text, index) => (
        <p key={index} {...asWritten(text)}>
          {text}
        </p>
      ))}
    </div>
  );
}

function Names({ clientName, year }: Pick<Project, 'clientName' | 'year'>) {
  const say = useSay();
  const known = [
    { name: say('Client'), value: clientName, className: factValue },
    { name: say('Year'), value: year, className: `${factValue} ${yearClass}` },
  ].filter(({ value }) => value.trim() !== '');
  if (known.length === 0) return null;
  return (
    <dl className={names}>
      {known.map(({ name, value, className }) => (
        <div className={fact} key={name}>
          <dt className={factName}>{name}</dt>
          <dd className={className}>
            <bdi {...asWritten(value)}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CreditLine({ credit: { role: work, name } }: { readonly credit: Credit }) {
  return (
    <li className={credit}>
      {work === '' ? null : (
        <span className={role}>
          <bdi {...asWritten(work)}>{work}</bdi>:{' '}
        </span>
      )}
      <bdi {...asWritten(name)}>{name}</bdi>
    </li>
  );
}

/** Paragraphs are separated by empty lines; single line breaks are kept. */
function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
