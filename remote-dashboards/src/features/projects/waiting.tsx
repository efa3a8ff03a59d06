import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { Project } from '../../api/projects.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import type { ProjectCopy } from './project-page.copy.en.ts';

const words = css({
  fontSize: tokens.fontSize.body,
  overflowWrap: 'anywhere',
  maxInlineSize: '46rem',
});

interface WaitingProps {
  readonly project: Project;
  readonly isStaff: boolean;
  readonly copy: ProjectCopy['waiting'];
}

/** What is waited for, and from whom. */
export function Waiting({ project, isStaff, copy }: WaitingProps) {
  const { waiting_on, waiting_for } = project;
  const { title, none } = copy;
  const named = isStaff ? copy.ofStaff : copy.ofClient;
  return (
    <DashboardCard width="whole" deep title={waiting_on ? named[waiting_on] : title}>
      <p css={words} dir="auto">
        {waiting_on ? waiting_for : none}
      </p>
    </DashboardCard>
  );
}
