import { useSearchParams } from 'react-router-dom';
import { isUnderWay, type SiteImport } from '../../domain/imports.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { ImportContent } from './ImportContent.tsx';
import { openedInAddress } from './opened.ts';

/** Takes the contents of a former site: an export, a folder of pictures, or a backup. */
export function ImportScreen({ resource }: ScreenProps<readonly SiteImport[]>) {
  const [params] = useSearchParams();
  const opened = openedInAddress(params);
  return (
    <DashboardPage heading="Import">
      <ResourceState resource={resource}>
        {(imports) => (
          <ImportContent
            first={imports.find(isUnderWay) ?? imports.find(({ id }) => id === opened) ?? null}
            imports={imports}
            onChanged={resource.retry}
          />
        )}
      </ResourceState>
    </DashboardPage>
  );
}
