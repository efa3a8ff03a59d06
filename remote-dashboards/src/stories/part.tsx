import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, useId } from 'react';

const { color, fontSize, space } = tokens;

const part = css({ display: 'grid', gap: space.m, minInlineSize: 0 });
const heading = css({
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.terracotta,
  fontSize: fontSize.lead,
});

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part in its states. */
export function Part({ title, children }: PartProps) {
  const titleId = useId();
  return (
    <section css={part} aria-labelledby={titleId}>
      <h2 css={heading} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
