import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { useEffect, useState } from 'react';
import { useCopy } from '../copy/copy-context.ts';
import { useNavigationState } from '../navigation/pending-navigation.ts';

/** Quicker pages need no words, in milliseconds: a screen reader reads the page itself when it comes. */
const announceAfter = 1_000;

/**
 * Says that the page of a link is on its way, and which one where that is known: at once to the eye, after a moment to the
 * ear. Both elements are in every document, so that the frame after a press has none to add.
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
