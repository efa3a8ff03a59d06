import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { PageContainer } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import type { ReactNode } from 'react';

const { space } = tokens;

interface AuthPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The links below the card that contains the form. */
  readonly footer?: ReactNode;
}

const below = css({
  marginBlockStart: space.l,
  textAlign: 'center',
  // Enlarges the touch target of a link without changing the line height.
  a: { paddingBlock: '0.75rem' },
});
const end = css({ paddingBlockEnd: space.section });

/** The common layout of the login and sign-up pages. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} width="form" />
      <PageContainer width="form" css={end}>
        <Card>{children}</Card>
        {footer && <p css={below}>{footer}</p>}
      </PageContainer>
    </>
  );
}
