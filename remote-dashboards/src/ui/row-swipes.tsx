import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { handleRowSwipes, type SwipedRowState } from './follow-swipes.ts';
import type { SwipeActions } from './swipe-area.tsx';
import { swipeDistanceVariable } from './swipe-variable.ts';

const { color, fontSize, space } = tokens;

// The swipe actions' labels become visible as the row moves aside.
const label = css({
  position: 'absolute',
  zIndex: 1,
  display: 'flex',
  overflow: 'hidden',
  fontSize: fontSize.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
const rightLabel = css(label, {
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: `var(${swipeDistanceVariable})`,
  backgroundColor: color.sunken,
  color: color.text,
  '&[data-far]': { backgroundColor: color.river, color: color.onRiver },
});
const choices = css(label, { inlineSize: `calc(-1 * var(${swipeDistanceVariable}))` });
const choice = css({
  flex: '1 0 auto',
  minInlineSize: minTouchTargetSize,
  paddingInline: space.m,
  border: 0,
  borderInlineStart: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
  color: color.river,
  font: 'inherit',
  '&:focus-visible': { outlineOffset: '-3px' },
});

interface RowSwipesProps {
  readonly area: RefObject<HTMLElement | null>;
  readonly actionsOf: (id: string) => SwipeActions | undefined;
}

/** Handles the swipes of an area's rows, and shows the actions of the swiped row. */
export default function RowSwipes({ area, actionsOf }: RowSwipesProps) {
  const [swiped, setSwiped] = useState<SwipedRowState>();
  const findActions = useEffectEvent((row: HTMLElement) => actionsOf(row.dataset['row'] ?? ''));
  useEffect(() => {
    if (!area.current) return;
    return handleRowSwipes(area.current, {
      show: setSwiped,
      hasChoices: (row) => (findActions(row)?.left.length ?? 0) > 0,
      runRight: (row) => findActions(row)?.right.run(),
    });
  }, [area]);
  const actions = swiped?.row.isConnected && actionsOf(swiped.row.dataset['row'] ?? '');
  if (!swiped || !actions) return null;
  const { row, side, isFar } = swiped;
  const { top, height, left, right } = boxIn(area.current, row);
  return side === 'right' ? (
    <span css={rightLabel} style={{ top, height, left }} data-far={isFar || undefined}>
      {actions.right.label}
    </span>
  ) : (
    <span css={choices} style={{ top, height, right }}>
      {actions.left.map(({ label: text, run }) => (
        <button key={text} type="button" css={choice} data-choice="" onClick={run}>
          {text}
        </button>
      ))}
    </span>
  );
}

/** Returns the position of a row in its area, without the swipe. */
function boxIn(area: HTMLElement | null, row: HTMLElement) {
  const outer = area?.getBoundingClientRect();
  const list = row.parentElement?.getBoundingClientRect();
  const { top, height } = row.getBoundingClientRect();
  return {
    top: top - (outer?.top ?? 0),
    height,
    left: (list?.left ?? 0) - (outer?.left ?? 0),
    right: (outer?.right ?? 0) - (list?.right ?? 0),
  };
}
