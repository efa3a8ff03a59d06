import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { useEffect, useState } from 'react';
import { useShellTexts } from '../copy/copy-context.ts';
import { usePendingNavigation } from '../navigation/pending-navigation.ts';

/** The delay in milliseconds before a screen reader announces the loading page. A faster page needs no announcement. */
const announceAfter = 1_000;

/**
 * The progress bar of a navigation, with the loading page's name. Both are in every HTML document, so that they appear
 * immediately.
 */
export function NavigationProgress() {
  const { isPending, name } = usePendingNavigation();
  const isSlow = useIsSlow(isPending);
  const { loading } = useShellTexts();
  return (
    <>
      <div hidden={!isPending} aria-hidden data-navigation-progress={name} />
      <p role="status" hidden={!isPending} css={visuallyHiddenStyle}>
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
