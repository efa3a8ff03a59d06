import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { badgeStyle } from '../parts/badge-style.ts';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import type { CardWidth } from '../parts/dashboard-grid.ts';
import type { TeamDashboardMessages } from './team-dashboard-messages.en.ts';

const { color, space } = tokens;

const list = css(plainList, { '& > li + li': { borderBlockStart: `1px solid ${color.line}` } });
const project = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.m}`,
  minBlockSize: '3rem',
  paddingBlock: space.xs,
});
/** How far each is: planned, under way, done and looked at. */
const stages = {
  relaunch: badgeStyle('half', color.river),
  assistant: badgeStyle('full', color.river),
  app: badgeStyle('ring', color.river),
} as const;
const names = ['relaunch', 'assistant', 'app'] as const;

interface CurrentProjectsProps {
  readonly width: CardWidth;
  readonly messages: TeamDashboardMessages['projects'];
}

/** What is being built, and how far it is. */
export function CurrentProjects({ width, messages }: CurrentProjectsProps) {
  return (
    <DashboardCard width={width} title={messages.title}>
      <ul css={list}>
        {names.map((name) => (
          <li key={name} css={project}>
            <span>
              {messages.items[name].title}
              <span css={visuallyHidden}>: </span>
            </span>
            <span css={stages[name]}>{messages.items[name].state}</span>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
