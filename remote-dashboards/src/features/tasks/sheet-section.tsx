import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, useId } from 'react';

const { color, space } = tokens;

const section = css({
  display: 'grid',
  gap: space.xs,
  paddingBlockStart: space.s,
  borderBlockStart: `1px solid ${color.line}`,
});
const head = css({ display: 'flex', justifyContent: 'space-between', gap: space.s });
const extra = css({ color: color.textMuted, fontSize: tokens.fontSize.small });

interface SheetSectionProps {
  readonly title: string;
  /** A short note at the end of the heading line. */
  readonly note?: string | false;
  readonly children: ReactNode;
}

/** A section of a task sheet (the side panel with a task's details). */
export function TaskSheetSection({ title, note, children }: SheetSectionProps) {
  const id = useId();
  return (
    <section css={section} aria-labelledby={id}>
      <div css={head}>
        <h3 id={id}>{title}</h3>
        {note && <span css={extra}>{note}</span>}
      </div>
      {children}
    </section>
  );
}
