import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, useId } from 'react';
import { portalStyles } from '../ui/styles.ts';

const { color, fontSize } = tokens;

const heading = css({
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.terracotta,
  fontSize: fontSize.lead,
});

interface StorySectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled section of the stories page. */
export function StorySection({ title, children }: StorySectionProps) {
  const titleId = useId();
  return (
    <section css={portalStyles.column} aria-labelledby={titleId}>
      <h2 css={heading} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
