import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Container } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import type { ReactNode } from 'react';
import type { DashboardMessages } from './dashboard-messages.en.ts';
import { LogOutButton } from './log-out-button.tsx';

const { space } = tokens;

interface DashboardPageProps {
  readonly title: string;
  readonly lead: string;
  readonly messages: Pick<DashboardMessages, 'logOut' | 'loggingOut'>;
  /** How many cards stand side by side where there is room. */
  readonly columns: 2 | 3;
  readonly children: ReactNode;
}

const grid = css({
  display: 'grid',
  gap: space.l,
  paddingBlockEnd: space.section,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const grids = {
  2: grid,
  3: css(grid, { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
};

/** The frame of a dashboard: its title, the way out, and its cards. */
export function DashboardPage({ title, lead, messages, columns, children }: DashboardPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <LogOutButton messages={messages} />
      </PageHeader>
      <Container css={grids[columns]}>{children}</Container>
    </>
  );
}
