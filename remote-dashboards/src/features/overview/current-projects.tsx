import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { projectsQuery } from '../../api/project-list.ts';
import type { ProjectStage } from '../../api/projects.ts';
import { badgeStyle } from '../../ui/badge-style.ts';
import type { DashboardCardWidth } from '../../ui/dashboard-grid.ts';
import { ListCard, limitQueryToFirstRows } from '../../ui/list-card.tsx';
import type { TeamDashboardTexts } from './team-dashboard-page.copy.en.ts';

const { color, space } = tokens;

/** The number of projects on the dashboard card. */
const shown = 4;

const project = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.m}`,
  minBlockSize: '3.5rem',
  paddingBlock: space.xxs,
});
const title = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
  color: color.text,
  overflowWrap: 'anywhere',
});
/** The shape of each project stage's badge symbol. */
const marks: Readonly<Record<ProjectStage, ReturnType<typeof badgeStyle>>> = {
  planned: badgeStyle('ring', color.river),
  designing: badgeStyle('half', color.river),
  building: badgeStyle('half', color.river),
  in_review: badgeStyle('full', color.river),
  live: badgeStyle('full', color.success),
  cared_for: badgeStyle('full', color.success),
};

interface CurrentProjectsProps {
  readonly width: DashboardCardWidth;
  readonly copy: TeamDashboardTexts;
}

/** A dashboard card with the team's projects and their stages, earliest due date first. */
export function CurrentProjectsCard({ width, copy }: CurrentProjectsProps) {
  const query = useInfiniteQuery(projectsQuery('staff'));
  const { projects, overviewWords, projectTerms } = copy;
  return (
    <ListCard
      query={limitQueryToFirstRows(query, shown)}
      width={width}
      copy={projects}
      reading={overviewWords.reading}
      all={{ to: '/dashboard/projects', label: projects.all }}
      height="10.5rem"
      skeleton={{ rows: 3, height: '3.5rem' }}
      none={<p>{projects.none}</p>}
    >
      {({ id, title: text, stage }) => (
        <li key={id} css={project}>
          <span>
            <Link css={title} to={`/dashboard/projects/${id}`} dir="auto">
              {text}
            </Link>
            <span css={visuallyHiddenStyle}>: </span>
          </span>
          <span css={marks[stage]}>{projectTerms.stages[stage]}</span>
        </li>
      )}
    </ListCard>
  );
}
