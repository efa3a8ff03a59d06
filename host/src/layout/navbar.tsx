import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { tinyPhoneMedia } from '@torsa/shared/theme/breakpoints';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { PageContainer } from '@torsa/shared/ui/container';
import { useId } from 'react';
import { useShellTexts } from '../copy/copy-context.ts';
import { closedPopoverContentStyle, openPopoverContentStyle } from '../theme/popover-styles.ts';
import { AccountLinks } from './account-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { navItemStyle } from './nav-item-style.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { CompanyLogo } from './river-mark.tsx';
import { NavigationSlot } from './slot-entries.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const { color, font, fontSize, layer, layout, motion, shadow, space } = tokens;

const header = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.background,
  [media.print]: { position: 'static' },
});
const bar = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.xs,
  [media.wide]: { columnGap: space.m },
});
const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: layout.header,
  marginInlineEnd: 'auto',
  color: color.text,
  fontFamily: font.display,
  fontSize: fontSize.h3,
  textDecoration: 'none',
  svg: { flexShrink: 0 },
});
// Moves the company name down, because the display font's capital letters are above the middle of the line.
const brandName = css({ marginBlockStart: '0.2em' });
const menuButton = css(navItemStyle, {
  // The two lines of the menu icon move together when the menu opens.
  '&::after': {
    content: '""',
    inlineSize: '1.125rem',
    blockSize: '0.4375rem',
    borderBlock: '2px solid currentColor',
    transition: `block-size ${motion.fast} ${motion.ease}`,
  },
  '&:has(+ :popover-open)::after': { blockSize: '0.25rem' },
  [media.bar]: { display: 'none' },
  [media.print]: { display: 'none' },
});
// On the smallest phones, the text of the menu button does not fit, so it is only for screen readers.
const menuWords = css({ [tinyPhoneMedia]: visuallyHiddenStyle });
const panel = css({
  // On small screens, the navigation links are in a popover, which the browser opens and closes.
  position: 'fixed',
  inset: `${layout.header} 0 auto`,
  inlineSize: 'auto',
  // The menu's height is explicit, because WebKit stretches grid rows in a popover to the height of the screen.
  blockSize: 'auto',
  maxBlockSize: `calc(100dvh - ${layout.header})`,
  margin: 0,
  padding: `${space.xs} ${layout.gutter} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderInline: 0,
  backgroundColor: color.background,
  color: color.text,
  boxShadow: shadow.high,
  '&:popover-open': { display: 'grid' },
  [media.bar]: {
    position: 'static',
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    padding: 0,
    border: 0,
    boxShadow: 'none',
    overflow: 'visible',
  },
  [media.print]: { display: 'none' },
});
const items = css({
  display: 'grid',
  [media.belowBar]: {
    '& + div': {
      marginBlockStart: space.xs,
      paddingBlockStart: space.xs,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
  // Navigation links that do not fit wrap to a second line.
  [media.bar]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '&:first-of-type': { marginInlineEnd: 'auto' },
  },
});
// On narrow screens, the page links wrap, but not the account links, the language switch and the theme switch.
const lastItems = css(items, { [media.bar]: { flexShrink: 0, flexWrap: 'nowrap' } });
const call = css(navItemStyle, { [media.bar]: { display: 'none' } });
// The margin after the language switch, which leaves space for the chat button.
const language = css({
  marginInlineEnd: '2.5rem',
  [media.bar]: { marginInlineEnd: 0 },
  [media.print]: { display: 'none' },
});

/** The navigation bar: links of the remotes (micro-frontends), account links, language switch and theme switch. */
export function Navbar() {
  const panelId = useId();
  const copy = useShellTexts();
  const [phone] = copy.company.phones;
  const { navbar } = copy;

  return (
    <header css={header}>
      <PageContainer css={bar}>
        <Link to="/" css={brand}>
          <CompanyLogo />
          <span css={brandName}>{copy.company.name}</span>
        </Link>
        <button type="button" popoverTarget={panelId} css={menuButton}>
          <span css={[menuWords, closedPopoverContentStyle]}>{navbar.openMenu}</span>
          <span css={[menuWords, openPopoverContentStyle]}>{navbar.closeMenu}</span>
        </button>
        <nav id={panelId} popover="auto" aria-label={navbar.label} css={panel}>
          <div css={items}>
            <NavigationSlot slot="navbar@1" />
          </div>
          <div css={lastItems}>
            <AccountLinks />
          </div>
          {/* These items are last, so that their position does not depend on the session. */}
          <div css={lastItems}>
            <ThemeSwitch />
            <a css={call} href={`tel:${phone.number}`}>
              {phone.display}
            </a>
          </div>
        </nav>
        <div css={language}>
          <LanguageSwitch />
        </div>
      </PageContainer>
      <NavigationProgress />
    </header>
  );
}
