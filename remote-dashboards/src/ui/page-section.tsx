import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { type ReactNode, useId } from 'react';

const card = css({
  gap: tokens.space.m,
  // A browser that follows a link to the section scrolls it below the sticky header.
  scrollMarginBlockStart: `calc(${tokens.layout.header} + ${tokens.space.m})`,
});

interface PageSectionProps {
  /** The URL fragment of the section. */
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page section with a URL fragment. */
export function PageSection({ name, title, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" id={name} css={card} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Card>
  );
}
