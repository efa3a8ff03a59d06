import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { useEffect, useState } from 'react';
import { useCopy } from '../copy/copy-context.ts';
import { useNavigationState } from '../navigation/pending-navigation.ts';

/** The delay of the announcement in milliseconds. Faster pages need none, because the screen reader reads the new page. */
const announceAfter = 1_000;

/**
 * Shows that a page is loading, with its name if the navigation has one. The bar appears immediately, and the announcement
 * for screen readers after a delay.
 * Both elements are in every document, so that the first frame after a click adds no elements.
 */
export function NavigationProgress() {
  const { isPending, name } = useNavigationState();
  const isSlow = useIsSlow(isPending);
  const { loading } = useCopy();
  return (
    <>
      <div hidden={!isPending} aria-hidden data-navigation-progress={name} />
      <p role="status" hidden={!isPending} css={visuallyHidden}>
        {isSlow && loading.label}
      </p>
    </>
  );
}

function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), announceAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
