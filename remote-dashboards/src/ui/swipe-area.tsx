import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { importWithRetry } from './retry-import.ts';
import { swipeDistanceVariable } from './swipe-variable.ts';

const { motion } = tokens;

interface SwipeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface SwipeActions {
  /** The action of a swipe to the right. */
  readonly right: SwipeAction;
  /** The actions that a swipe to the left reveals. */
  readonly left: readonly SwipeAction[];
}

// The browser still scrolls vertically and zooms by touch.
const areaStyle = css({
  position: 'relative',
  // The labels of the swipe actions stay behind the sticky toolbar.
  isolation: 'isolate',
  display: 'grid',
  gap: 'inherit',
  minInlineSize: 0,
  '& [data-row]': { touchAction: 'pan-y pinch-zoom' },
  '& [data-swiped]': { transform: `translateX(var(${swipeDistanceVariable}))`, userSelect: 'none' },
  '& [data-swiped="still"]': {
    [media.motion]: { transition: `transform ${motion.fast} ${motion.ease}` },
  },
});

const RowSwipes = lazy(() =>
  importWithRetry(() => import(/* webpackChunkName: "row-swipes" */ './row-swipes.tsx')),
);

interface SwipeAreaProps {
  /**
   * Returns the swipe actions of a row.
   * @param id the row's attribute `data-row`
   */
  readonly actionsOf: (id: string) => SwipeActions | undefined;
  readonly children: ReactNode;
}

/** An area whose rows have swipe actions on touch screens. The page also offers these actions as controls. */
export function SwipeArea({ actionsOf, children }: SwipeAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} css={areaStyle}>
      {children}
      {navigator.maxTouchPoints > 0 && (
        <Suspense>
          <RowSwipes area={area} actionsOf={actionsOf} />
        </Suspense>
      )}
    </div>
  );
}
