import type { ReactNode } from 'react';
import type { ShownProject } from '../../domain/content.ts';
import { isOwnClient } from '../../domain/own-client.ts';
import { sayFacts } from '../shared/Facts.tsx';

/** The same as `sayFacts`, beside a title: of what kind a project is where its title says whose. */
export const sayShown = (project: ShownProject | null, facts: Parameters<typeof sayFacts>[1]): ReactNode =>
  sayFacts(project && isOwnClient(project) ? { ...project, clientName: project.category ?? '' } : project, facts);
