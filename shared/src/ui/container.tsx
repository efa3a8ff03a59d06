import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { tokens } from '../theme/tokens.ts';

/** The maximum width of a container, which is `page` for grids, `reading` for text and `form` for a single form. */
export type ContainerWidth = 'page' | 'reading' | 'form';

export interface ContainerProps extends ComponentProps<'div'> {
  readonly width?: ContainerWidth;
}

const widths: Readonly<Record<ContainerWidth, ReturnType<typeof css>>> = {
  page: columnOf(tokens.layout.page),
  reading: columnOf(tokens.layout.reading),
  form: columnOf(tokens.layout.form),
};

function columnOf(widest: string) {
  return css({
    inlineSize: `min(100% - 2 * ${tokens.layout.gutter}, ${widest})`,
    marginInline: 'auto',
  });
}

/** The centred column of a page, with a gutter on both sides. Do not nest containers. */
export function PageContainer({ width = 'page', ...props }: ContainerProps) {
  return <div {...props} css={widths[width]} />;
}
