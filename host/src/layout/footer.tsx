import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { PageContainer } from '@torsa/shared/ui/container';
import { useShellTexts } from '../copy/copy-context.ts';
import { useNavigationSlotEntries } from '../navigation/use-slot.ts';

const { color, fontSize, space } = tokens;

const footer = css({
  backgroundColor: color.deep,
  color: color.onDeep,
  fontSize: fontSize.small,
  a: { color: color.onDeep, textDecorationColor: color.onDeepRiver },
  [media.print]: { borderBlockStart: `1px solid ${color.line}` },
});
const columns = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space.xl} ${space.l}`,
  paddingBlock: space.xxl,
  [media.tablet]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
  },
  [media.desktop]: { gridTemplateColumns: 'repeat(5, 1fr)' },
  [media.print]: { paddingBlock: space.m },
});
// Hides the company name in the footer, except on pages with a compact shell (`shared/src/theme/compact-shell.ts`).
const compactName = css({ display: 'none' });
// The quick links are hidden on printed pages.
const onScreen = css({ [media.print]: { display: 'none' } });
const heading = css({ marginBlockEnd: space.s, fontSize: fontSize.h3 });
const list = css(plainListStyle, { display: 'grid' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: minTouchTargetSize,
  minBlockSize: minTouchTargetSize,
});
const address = css({ display: 'grid', textWrap: 'balance' });
// This footer column is wide on phones, because email addresses do not wrap.
const wide = css({ [media.phone]: { gridColumn: '1 / -1' } });
const legal = css({
  paddingBlock: space.l,
  borderBlockStart: `1px solid ${color.deepLine}`,
  color: color.onDeepMuted,
});

export function Footer() {
  const { company, footer: footerCopy } = useShellTexts();
  const { legalName, registration, whatsapp } = company.optionalFacts;
  // Puts a non-breaking space between a number and the word before it, to prevent a line break there.
  const legalFacts = [legalName, registration?.replaceAll(/ (?=\S*\d)/g, '\u00a0')].filter(Boolean);
  const quickLinks = useNavigationSlotEntries('footer@1');

  return (
    <footer css={footer}>
      <PageContainer css={columns}>
        <span css={compactName}>© {company.name}</span>
        {company.offices.map((office) => (
          <section key={office.id} aria-label={office.name}>
            <h2 css={heading}>{office.city}</h2>
            <address css={address}>
              <span>{office.name}</span>
              {office.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </section>
        ))}
        <section css={wide} aria-label={footerCopy.contact}>
          <h2 css={heading}>{footerCopy.contactTitle}</h2>
          <ul css={list}>
            {company.emails.map(({ address }) => (
              <li key={address}>
                <a css={link} href={`mailto:${address}`}>
                  {address}
                </a>
              </li>
            ))}
            {company.phones.map(({ display, number }) => (
              <li key={number}>
                <a css={link} href={`tel:${number}`}>
                  {display}
                </a>
              </li>
            ))}
            {whatsapp && (
              <li>
                <a css={link} href={`https://wa.me/${whatsapp.number.slice(1)}`} rel="noopener">
                  WhatsApp
                </a>
              </li>
            )}
          </ul>
        </section>
        <nav css={onScreen} aria-label={footerCopy.quickLinks}>
          <h2 css={heading}>{footerCopy.quickLinks}</h2>
          <ul css={list}>
            {quickLinks.map(({ path, label }) => (
              <li key={path}>
                <Link css={link} to={path}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section css={onScreen} aria-label={footerCopy.social}>
          <h2 css={heading}>{footerCopy.socialTitle}</h2>
          <ul css={list}>
            {company.socialLinks.map(({ name, url }) => (
              <li key={name}>
                <a css={link} href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </PageContainer>
      <PageContainer css={legal}>
        <p>
          © {company.name}. {company.tagline}
        </p>
        {legalFacts.length > 0 && <p>{legalFacts.join(' · ')}</p>}
      </PageContainer>
    </footer>
  );
}
