import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { portalColumnsMedia } from '@torsa/shared/theme/breakpoints';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { formatDay, toLocalDate } from '../../api/days.ts';
import { type ProjectStage, projectStages } from '../../api/projects.ts';
import type { ProjectTerms } from '../../ui/project-terms.copy.en.ts';

const { color, fontSize, lineHeight, radius, space } = tokens;

// The stages are a column on a phone and a row on wider screens.
const list = css(plainListStyle, {
  display: 'grid',
  [portalColumnsMedia]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});
const step = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  minBlockSize: '2.5rem',
  paddingInlineStart: '2rem',
  color: color.textMuted,
  fontSize: fontSize.small,
  // Draw the line and the dot with borders, because forced colours mode removes backgrounds.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '1.25rem -0.25rem',
    insetInlineStart: 'calc(0.625rem - 1px)',
    borderInlineStart: `2px solid ${color.edge}`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.125rem',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    border: `2px solid ${color.edge}`,
    borderRadius: radius.pill,
    backgroundColor: color.surface,
  },
  '&:last-of-type::before': { display: 'none' },
  [portalColumnsMedia]: {
    display: 'grid',
    alignContent: 'start',
    paddingInlineStart: 0,
    paddingInlineEnd: space.xs,
    paddingBlockStart: '1.75rem',
    // Reserve space for the stage's name and date, because the date loads later.
    minBlockSize: `calc(1.75rem + 2 * ${lineHeight.body} * ${fontSize.small})`,
    '&::before': {
      insetBlock: 'calc(0.75rem - 1px) auto',
      insetInline: '1.25rem 0',
      borderInlineStart: 0,
      borderBlockStart: `2px solid ${color.edge}`,
    },
  },
});
const reached = css({ '&::before': { borderColor: color.river } });
const done = css(reached, {
  color: color.text,
  '&::after': { borderWidth: '0.625rem', borderColor: color.river },
});
const current = css({
  color: color.text,
  fontWeight: 650,
  '&::after': { borderWidth: '0.375rem', borderColor: color.river },
});
const date = css({ color: color.textMuted, fontWeight: 400 });

interface StageLineProps {
  readonly stage: ProjectStage;
  /** The time in ISO format at which the project reached each stage. */
  readonly since: Partial<Record<ProjectStage, string>>;
  readonly terms: ProjectTerms;
}

/** The stages of a project in order, each with the date when the project reached it. */
export function ProjectStageLine({ stage, since, terms }: StageLineProps) {
  const { language } = useI18n();
  const position = projectStages.indexOf(stage);
  return (
    <ol css={list} aria-label={terms.stage}>
      {projectStages.map((one, index) => {
        const moment = index <= position ? since[one] : undefined;
        return (
          <li
            key={one}
            css={[step, index < position && done, index === position && current]}
            aria-current={index === position ? 'step' : undefined}
          >
            <span>
              {terms.stages[one]}
              {index < position && <span css={visuallyHiddenStyle}> ({terms.done})</span>}
            </span>
            {moment !== undefined && (
              <span css={date}>{formatDay(language, toLocalDate(new Date(moment)), 'short')}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
