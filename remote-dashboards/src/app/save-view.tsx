import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { portalBottomBarMedia } from '@torsa/shared/theme/breakpoints';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { Button } from '@torsa/shared/ui/button';
import { lazy, Suspense, useState } from 'react';
import { getSavedViewPath, type ListWithSavedViews, savedViewsQuery } from '../api/saved-views.ts';
import { portalStyles } from '../ui/styles.ts';
import { NavIcon } from './nav-icon.tsx';
import type { NavTexts } from './portal-nav.copy.en.ts';

/** Load the dialog on demand, because most visits save no view. */
const SaveViewDialog = lazy(
  () => import(/* webpackChunkName: "save-view" */ './save-view-dialog.tsx'),
);

const button = css({ minInlineSize: minTouchTargetSize, whiteSpace: 'nowrap' });
// Both labels are in the same grid cell, so that the button keeps its width while the saved views load.
const names = css({ display: 'grid', [portalBottomBarMedia]: visuallyHiddenStyle });
const buttonName = css({ gridArea: '1 / 1' });

interface SaveViewProps {
  readonly list: ListWithSavedViews;
  /** The list's filters, as URL parameters. */
  readonly filters: URLSearchParams | Record<string, string>;
  readonly copy: NavTexts['saveView'];
}

/** The button that saves a list's filters as a view, or changes the saved view. */
export function SaveViewButton({ list, filters, copy }: SaveViewProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: views = [] } = useQuery(savedViewsQuery);
  const path = getSavedViewPath(list, filters);
  const view = views.find((one) => one.path === path);
  return (
    <>
      <Button variant="quiet" css={button} onClick={() => setOpen(true)}>
        <NavIcon name="view" />
        <span css={names}>
          <span css={[buttonName, view && portalStyles.invisible]}>{copy.save}</span>
          <span css={[buttonName, !view && portalStyles.invisible]}>{copy.change}</span>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <SaveViewDialog path={path} view={view} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
