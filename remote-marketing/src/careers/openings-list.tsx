import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import type { CareersTexts } from './careers-page.copy.en.ts';
import { JobOpeningItem } from './opening-item.tsx';
import type { JobOpening } from './openings.ts';

const list = css(plainListStyle, { borderBlockStart: `1px solid ${tokens.color.line}` });

interface OpeningsListProps {
  readonly openings: readonly JobOpening[];
  readonly copy: CareersTexts['openings'];
}

/** The list of job openings, or a text if there are no openings. */
export function JobOpeningsList({ openings, copy }: OpeningsListProps) {
  if (openings.length === 0) return <EmptyState>{copy.none}</EmptyState>;
  return (
    <ul css={list}>
      {openings.map((opening) => (
        <JobOpeningItem key={opening.id} opening={opening} copy={copy} />
      ))}
    </ul>
  );
}
