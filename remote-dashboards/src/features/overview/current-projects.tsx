import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { target } from '@torsa/shared/theme/target';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { projectsQuery, type Stage } from '../../api/projects.ts';
import { badgeStyle } from '../../ui/badge-style.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import type { CardWidth } from '../../ui/dashboard-grid.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { loneLink } from '../../ui/row-styles.ts';
import { styles } from '../../ui/styles.ts';
import type { TeamDashboardCopy } from './team-dashboard-page.copy.en.ts';

const { color, space } = tokens;

/** How many are shown; the others are in Projects. */
const shown = 4;

// There is room for three, so that nothing moves when they come.
const place = css({ minBlockSize: '10.5rem' });
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
  minBlockSize: target,
  color: color.text,
  overflowWrap: 'anywhere',
});
/** How far each is: planned, under way, done and looked at. */
const marks: Readonly<Record<Stage, ReturnType<typeof badgeStyle>>> = {
  planned: badgeStyle('ring', color.river),
  designing: badgeStyle('half', color.river),
  building: badgeStyle('half', color.river),
  in_review: badgeStyle('full', color.river),
  live: badgeStyle('full', color.success),
  cared_for: badgeStyle('full', color.success),
};

interface CurrentProjectsProps {
  readonly width: CardWidth;
  readonly copy: TeamDashboardCopy;
}

/** What is being built by whoever looks, what is due first at the top, and how far it is. */
export function CurrentProjects({ width, copy }: CurrentProjectsProps) {
  const { projects } = copy;
  return (
    <DashboardCard
      width={width}
      title={projects.title}
      aside={
        <Link css={loneLink} to="/dashboard/projects">
          {projects.all}
        </Link>
      }
    >
      <div css={place}>
        <Rows copy={copy} />
      </div>
    </DashboardCard>
  );
}

function Rows({ copy }: Pick<CurrentProjectsProps, 'copy'>) {
  const query = useInfiniteQuery(projectsQuery('staff'));
  const { projects, overviewWords, projectTerms } = copy;
  return (
    <QueryBoundary
      query={query}
      copy={overviewWords.reading}
      skeleton={<RowSkeletons label={projects.loading} rows={3} height="3.5rem" />}
    >
      {({ pages: [first = []] }) =>
        first.length === 0 ? (
          <p>{projects.none}</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: without its marks a list is none for VoiceOver
          <ul role="list" css={styles.ruledList} aria-label={projects.title}>
            {first.slice(0, shown).map(({ id, title: text, stage }) => (
              <li key={id} css={project}>
                <span>
                  <Link css={title} to={`/dashboard/projects/${id}`} dir="auto">
                    {text}
                  </Link>
                  <span css={visuallyHidden}>: </span>
                </span>
                <span css={marks[stage]}>{projectTerms.stages[stage]}</span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
