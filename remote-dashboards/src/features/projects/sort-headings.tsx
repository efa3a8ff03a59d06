import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import type { ProjectsSort } from '../../api/project-list.ts';
import { projectColumns } from './project-rows.tsx';
import type { ProjectsCopy } from './projects-page.copy.en.ts';

const { color, fontSize, space } = tokens;

// The headings have the same columns as the rows, which have a border.
const headings = css({
  display: 'none',
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: projectColumns,
    alignItems: 'center',
    gap: `0 ${space.m}`,
    marginBlockEnd: `calc(-1 * ${space.s})`,
    paddingInline: `calc(${space.m} + 1px)`,
    color: color.textMuted,
    fontSize: fontSize.small,
    fontWeight: 550,
  },
  [media.print]: { display: 'none' },
});
const heading = css({
  justifySelf: 'start',
  minInlineSize: minTouchTargetSize,
  minBlockSize: minTouchTargetSize,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { color: color.text },
  [media.hover]: { '&:hover': { color: color.river } },
});

interface SortHeadingsProps {
  readonly sort: ProjectsSort;
  readonly choose: (sort: ProjectsSort) => void;
  readonly copy: ProjectsCopy;
}

/**
 * The headings above the columns of the staff's project list. A click sorts by the column, and a second click
 * reverses the order.
 */
export function SortHeadings({ sort, choose, copy }: SortHeadingsProps) {
  const { columns, label } = copy.sort;
  const button = (column: 'title' | 'stage' | 'due', name: string) => {
    const isUp = sort === column;
    const isSorted = isUp || sort === `-${column}`;
    return (
      <button
        type="button"
        css={heading}
        aria-pressed={isSorted}
        onClick={() => choose(isUp ? `-${column}` : column)}
      >
        {name}
        {isSorted && (
          <>
            <span aria-hidden="true">{isUp ? ' ↑' : ' ↓'}</span>
            <span css={visuallyHidden}>, {copy.sort.orders[sort]}</span>
          </>
        )}
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div role="group" aria-label={label} css={headings}>
      {button('title', columns.title)}
      <span>{columns.client}</span>
      {button('stage', columns.stage)}
      <span>{columns.nextStep}</span>
      <span>{columns.team}</span>
      {button('due', columns.due)}
    </div>
  );
}
