import { isUnderWay, type SiteImport } from '../../domain/imports.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { ImportContent } from './ImportContent.tsx';

/** Takes the contents of a former site: an export, a folder of pictures, or a backup. */
export function ImportScreen({ resource }: ScreenProps<readonly SiteImport[]>) {
  return (
    <DashboardPage heading="Import">
      <ResourceState resource={resource}>
        {(imports) => (
          <ImportContent first={imports.find(isUnderWay) ?? null} imports={imports} onChanged={resource.retry} />
        )}
      </ResourceState>
    </DashboardPage>
  );
}
