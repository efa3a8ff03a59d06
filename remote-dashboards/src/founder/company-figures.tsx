import { css } from '@emotion/react';
import { company } from '@torsa/shared/company';
import { useI18n } from '@torsa/shared/i18n';
import { languages } from '@torsa/shared/i18n/languages';
import { tokens } from '@torsa/shared/theme/tokens';
import type { FounderDashboardMessages } from './founder-dashboard.en.ts';

const { color, font, fontSize, lineHeight, space } = tokens;

const counts = {
  offices: company.offices.length,
  languages: languages.length,
} as const;
const names = Object.keys(counts) as (keyof typeof counts)[];

const list = css({ display: 'flex', flexWrap: 'wrap', gap: `${space.s} ${space.xl}` });
// The number stands above what it counts, and is said after it.
const figure = css({ display: 'flex', flexDirection: 'column-reverse' });
const term = css({ color: color.onDeepMuted, fontSize: fontSize.small });
const value = css({
  fontFamily: font.display,
  fontSize: fontSize.h2,
  lineHeight: lineHeight.snug,
});

interface CompanyFiguresProps {
  readonly messages: FounderDashboardMessages['figures'];
}

/** The company in numbers, as far as its own site knows them. */
export function CompanyFigures({ messages }: CompanyFiguresProps) {
  const { format } = useI18n();
  return (
    <dl css={list}>
      {names.map((name) => (
        <div key={name} css={figure}>
          <dt css={term}>{messages[name]}</dt>
          <dd css={value}>{format(messages.count, { count: counts[name] })}</dd>
        </div>
      ))}
    </dl>
  );
}
