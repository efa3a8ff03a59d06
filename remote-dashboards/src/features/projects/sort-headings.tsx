import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ProjectSortOrder } from '../../api/project-list.ts';
import { plainCellStyle, projectColumnsStyle, teamCellStyle } from './project-rows.tsx';
import type { ProjectsTexts } from './projects-page.copy.en.ts';

const { color, fontSize, space } = tokens;

// Extra padding aligns the column headings with the rows, which have a border.
const headings = css({ display: 'none' }, projectColumnsStyle, {
  [media.desktop]: {
    alignItems: 'center',
    paddingInline: `calc(${space.m} + 1px)`,
    color: color.textMuted,
    fontSize: fontSize.small,
    fontWeight: 550,
  },
  [media.print]: { display: 'none' },
});
const sortButton = css({
  minInlineSize: minTouchTargetSize,
  minBlockSize: minTouchTargetSize,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '[aria-sort] > &': { color: color.text },
  [media.hover]: { '&:hover': { color: color.river } },
});

const columns = ['title', 'client', 'stage', 'nextStep', 'team', 'due', 'changed'] as const;
const sortable = ['title', 'stage', 'due', 'changed'] as const;

interface SortHeadingsProps {
  readonly sort: ProjectSortOrder;
  readonly choose: (sort: ProjectSortOrder) => void;
  readonly copy: ProjectsTexts;
}

/** The headings of the staff's project list. A click sorts by the column, and a second click reverses the order. */
export function ProjectSortHeadings({ sort, choose, copy }: SortHeadingsProps) {
  return (
    <thead>
      <tr css={headings}>
        {columns.map((name) => {
          const column = sortable.find((one) => one === name);
          const isFirstOrder = sort === column;
          const isSorted = column !== undefined && (isFirstOrder || sort === `-${column}`);
          const isAscending = isFirstOrder === (column !== 'changed');
          return (
            <th
              key={name}
              scope="col"
              css={[plainCellStyle, name === 'team' && teamCellStyle]}
              {...(isSorted && { 'aria-sort': isAscending ? 'ascending' : 'descending' })}
            >
              {column === undefined ? (
                copy.sort.columns[name]
              ) : (
                <button
                  type="button"
                  css={sortButton}
                  onClick={() => choose(isFirstOrder ? `-${column}` : column)}
                >
                  {copy.sort.columns[name]}
                  {isSorted && <span aria-hidden="true">{isAscending ? ' ↑' : ' ↓'}</span>}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
