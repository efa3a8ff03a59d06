import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { type ProjectStage, projectStages } from '../api/projects.ts';
import { formatNumber } from './formatters.ts';
import type { ProjectTerms } from './project-terms.copy.en.ts';

const { color, fontSize, radius, space } = tokens;

const line = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s}`,
  color: color.textMuted,
  fontSize: fontSize.small,
});
const dots = css({ display: 'inline-flex', gap: '0.25rem' });
const dot = css({
  boxSizing: 'border-box',
  inlineSize: '1.125rem',
  blockSize: '0.5rem',
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.pill,
});
// Fill a stage's dot by its border, because forced colours mode removes backgrounds.
const filled = css({ borderWidth: '0.25rem', borderColor: color.river });
const name = css({ color: color.text, fontWeight: 600 });

interface StageDotsProps {
  readonly stage: ProjectStage;
  readonly terms: ProjectTerms;
}

/** The stage of a project, as a row of dots with its name. */
export function ProjectStageDots({ stage, terms }: StageDotsProps) {
  const { format, language } = useI18n();
  const position = projectStages.indexOf(stage);
  return (
    <span css={line}>
      <span css={dots} aria-hidden="true">
        {projectStages.map((one, index) => (
          <span key={one} css={[dot, index <= position && filled]} />
        ))}
      </span>
      <span>
        <span css={name}>{terms.stages[stage]}</span>
        {' · '}
        {format(terms.stageOf, {
          place: formatNumber(language, position + 1),
          all: formatNumber(language, projectStages.length),
        })}
      </span>
    </span>
  );
}
