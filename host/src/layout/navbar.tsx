import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Container } from '@torsa/shared/ui/container';
import { useId } from 'react';
import { useMessages } from '../messages/messages-context.ts';
import { AccountLinks } from './account-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { navItem } from './nav-item-style.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { RiverMark } from './river-mark.tsx';
import { SlotEntries } from './slot-entries.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useDisclosure } from './use-disclosure.ts';

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
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.xs,
  [media.bar]: { columnGap: space.m },
});
const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: layout.header,
  color: color.text,
  fontFamily: font.display,
  fontSize: fontSize.h3,
  textDecoration: 'none',
});
// The display font's capitals stand above the middle of its line.
const brandName = css({ marginBlockStart: '0.2em' });
const menuButton = css(navItem, {
  // The chat's button stands beside it.
  marginInlineEnd: '2.5rem',
  // Two banks, which meet when the menu is open.
  '&::after': {
    content: '""',
    inlineSize: '1.125rem',
    blockSize: '0.4375rem',
    borderBlock: '2px solid currentColor',
    transition: `block-size ${motion.fast} ${motion.ease}`,
  },
  '&[aria-expanded="true"]::after': { blockSize: '0.25rem' },
  [media.bar]: { display: 'none' },
  [media.print]: { display: 'none' },
});
const panel = css({
  display: 'none',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space.xxs,
  flexBasis: '100%',
  maxBlockSize: `calc(100dvh - ${layout.header})`,
  overflowY: 'auto',
  paddingBlockEnd: space.m,
  boxShadow: 'none',
  [media.bar]: {
    display: 'flex',
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    maxBlockSize: 'none',
    overflow: 'visible',
    paddingBlockEnd: 0,
  },
  '@media (scripting: none)': { 'header:is(:hover, :focus-within) &': { display: 'flex' } },
  [media.print]: { display: 'none' },
});
const panelOpen = css({ '@media screen': { display: 'flex' } });
const items = css({
  display: 'flex',
  flexDirection: 'column',
  // More entries than fit go on in another line.
  [media.bar]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
});
// The first ones make room, so that these stay together.
const lastItems = css(items, { [media.bar]: { flexShrink: 0, flexWrap: 'nowrap' } });
const raised = css({ boxShadow: shadow.low });

/** The navigation bar: what remotes have put into it, and what the session allows. */
export function Navbar() {
  const { open, toggle, wrapperRef, buttonRef } = useDisclosure<HTMLElement>();
  const panelId = useId();
  const messages = useMessages();
  const { navbar } = messages;

  return (
    <header ref={wrapperRef} css={[header, open && raised]}>
      <Container css={bar}>
        <Link to="/" css={brand}>
          <RiverMark />
          <span css={brandName}>{messages.company.name}</span>
        </Link>
        <button
          ref={buttonRef}
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={toggle}
          css={menuButton}
        >
          {open ? navbar.closeMenu : navbar.openMenu}
        </button>
        <nav id={panelId} aria-label={navbar.label} css={[panel, open && panelOpen]}>
          <div css={items}>
            <SlotEntries slot="navbar@1" />
          </div>
          <div css={lastItems}>
            <ThemeSwitch />
            <LanguageSwitch />
            <AccountLinks />
          </div>
        </nav>
      </Container>
      <NavigationProgress />
    </header>
  );
}
