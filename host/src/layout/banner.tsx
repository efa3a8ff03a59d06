import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { PageContainer } from '@torsa/shared/ui/container';
import { useShellTexts } from '../copy/copy-context.ts';

const { color, fontSize, space } = tokens;

const band = css({
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
  fontSize: fontSize.small,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** The banner with the founder's announcement, above every public page. */
export function AnnouncementBanner() {
  const { banner: label, company } = useShellTexts();
  const { banner } = company.optionalFacts;
  if (!banner) return null;
  return (
    <aside css={band} aria-label={label}>
      <PageContainer>
        <p>{banner}</p>
      </PageContainer>
    </aside>
  );
}
