import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { type ProjectStage, projectStages } from '../../api/projects.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { formatNumber } from '../../ui/formatters.ts';
import { portalStyles } from '../../ui/styles.ts';
import type { OverviewTexts } from './overview.copy.en.ts';

const { color, radius, space } = tokens;

const list = css(plainListStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  gap: space.s,
});
// The bar's segments become darker from stage to stage.
const bar = css({
  display: 'flex',
  gap: '2px',
  blockSize: '0.75rem',
  overflow: 'hidden',
  borderRadius: radius.s,
  backgroundColor: color.sunken,
  '& > span': { backgroundColor: color.river, [media.forcedColors]: { border: '1px solid' } },
});
const link = css({ display: 'grid', color: 'inherit', textDecoration: 'none' });

interface ProjectsByStageProps {
  readonly counts: Readonly<Record<ProjectStage, number>> | undefined;
  readonly copy: OverviewTexts;
}

/** A dashboard card with the number of projects in each stage, with links to these projects. */
export function ProjectsByStageCard({ counts, copy }: ProjectsByStageProps) {
  const { language } = useI18n();
  return (
    <DashboardCard width="half" title={copy.work.stages}>
      <div css={bar} aria-hidden="true">
        {counts &&
          projectStages.map((stage, index) => (
            <span
              key={stage}
              style={{ flexGrow: counts[stage], opacity: (index + 1) / projectStages.length }}
            />
          ))}
      </div>
      <ul css={list}>
        {projectStages.map((stage) => (
          <li key={stage}>
            <Link css={link} to={`/dashboard/projects?show=${stage}`}>
              <span css={portalStyles.figure}>
                {counts ? formatNumber(language, counts[stage]) : '–'}
              </span>{' '}
              {copy.projectTerms.stages[stage]}
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
