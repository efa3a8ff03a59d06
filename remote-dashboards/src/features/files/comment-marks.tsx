import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { KeyboardEvent } from 'react';
import type { FileComment, PicturePoint } from '../../api/file-comments.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { getViewerTexts } from './get-viewer-copy.ts';

const { color, fontSize, radius } = tokens;

/** The style of a comment's number in a circle, on the picture and in the list of comments. */
export const commentNumberStyle = css({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `2px solid ${color.surface}`,
  borderRadius: radius.pill,
  backgroundColor: color.river,
  color: color.onRiver,
  fontSize: fontSize.small,
  fontWeight: 650,
  lineHeight: 1,
});
const mark = css(commentNumberStyle, {
  position: 'absolute',
  padding: 0,
  translate: '-50% -50%',
  cursor: 'pointer',
  [media.print]: { printColorAdjust: 'exact' },
});
const draftMark = css(mark, {
  backgroundColor: color.terracotta,
  color: color.surface,
  '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
});

const positionOf = ({ x, y }: PicturePoint) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
});

interface CommentMarksProps {
  readonly comments: readonly FileComment[];
  /** Selects the comment of the clicked number. */
  readonly select: (comment: FileComment) => void;
}

/**
 * The numbers of comments on a picture. They are only for the pointer, because the comment list serves keyboards and
 * screen readers.
 */
export function PictureCommentMarks({ comments, select }: CommentMarksProps) {
  const { language } = useI18n();
  return comments.map((comment) => {
    const { id, number, x, y } = comment;
    if (x === null || y === null) return null;
    return (
      <button
        key={id}
        type="button"
        css={mark}
        style={positionOf({ x, y })}
        tabIndex={-1}
        aria-hidden="true"
        onClick={(event) => {
          // Stop the click event, which would also mark a point behind the number.
          event.stopPropagation();
          select(comment);
        }}
      >
        {formatNumber(language, number)}
      </button>
    );
  });
}

const directions: Readonly<Record<string, PicturePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the point that an arrow key has moved by 1 %, or by 10 % with Shift. Undefined for other keys. */
function movePoint(
  { x, y }: PicturePoint,
  { key, shiftKey }: KeyboardEvent,
): PicturePoint | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const step = shiftKey ? 10 : 1;
  // Round to whole percent, because repeated additions cause rounding errors.
  const move = (from: number, by: number) =>
    Math.min(100, Math.max(0, Math.round(from * 100) + by * step)) / 100;
  return { x: move(x, direction.x), y: move(y, direction.y) };
}

interface DraftMarkProps {
  readonly point: PicturePoint;
  readonly move: (point: PicturePoint) => void;
  readonly ref: (element: HTMLElement | null) => void;
}

/** The marked point of an unsent comment, which arrow keys move. */
export function DraftPictureCommentMark({ point, move, ref }: DraftMarkProps) {
  const { format, language } = useI18n();
  const { comments } = getViewerTexts(language);
  const percent = (value: number) => formatNumber(language, Math.round(value * 100));
  return (
    <div
      ref={ref}
      css={draftMark}
      style={positionOf(point)}
      role="slider"
      tabIndex={0}
      aria-label={comments.point}
      aria-valuenow={Math.round(point.x * 100)}
      aria-valuetext={format(comments.pointAt, { x: percent(point.x), y: percent(point.y) })}
      onKeyDown={(event) => {
        const moved = movePoint(point, event);
        if (!moved) return;
        // Prevent the default action, because the arrow key would also scroll the dialog.
        event.preventDefault();
        move(moved);
      }}
    >
      +
    </div>
  );
}
