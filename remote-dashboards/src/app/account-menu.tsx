import { css } from '@emotion/react';
import { type SessionUser, useLogOut } from '@torsa/shared/auth';
import type { NavigationEntry } from '@torsa/shared/contract/navigation';
import { useI18n } from '@torsa/shared/i18n';
import { languageDefinitions, languages, localizePath } from '@torsa/shared/i18n/languages';
import { Link, useLocation } from '@torsa/shared/router';
import { portalBottomBarMedia, portalRailMedia } from '@torsa/shared/theme/breakpoints';
import { tokens } from '@torsa/shared/theme/tokens';
import { useId, useReducer } from 'react';
import { getDisplayName } from '../ui/display-name.ts';
import { getInitials } from '../ui/initials.ts';
import { chatButtonSpace, navigationRailWidth } from './frame-style.ts';
import {
  foldedNavigationRailSelector,
  navEntryStyle,
  navLabelStyle,
  navMenuStyle,
} from './portal-nav.tsx';
import type { PortalSearchTexts } from './search.copy.en.ts';
import { getThemeCommand } from './search-commands.ts';

const { color, fontSize, radius, space } = tokens;

const foot = css({ flex: 'none', [portalBottomBarMedia]: { display: 'none' } });
const action = css(navEntryStyle, { inlineSize: '100%', cursor: 'pointer' });
// The menu is beside the navigation rail, so that a folded rail does not change its entries.
const menuEntry = css(action, {
  [portalRailMedia]: {
    [foldedNavigationRailSelector]: { justifyContent: 'start', paddingInline: space.s },
  },
});
const arch = css({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.75rem',
  borderRadius: radius.arch,
  backgroundColor: color.deep,
  color: color.onDeep,
  fontSize: '0.6875rem',
});
// The menu is beside its button, because the folded navigation rail is narrower than the menu.
const menu = css(navMenuStyle, {
  inset: `auto auto ${chatButtonSpace} ${navigationRailWidth}`,
  fontSize: fontSize.small,
});

interface AccountMenuProps {
  readonly user: SessionUser;
  /** The portal's navigation entries, including the account page. */
  readonly entries: readonly NavigationEntry[];
  readonly copy: Pick<PortalSearchTexts, 'commands' | 'logOut'>;
}

/**
 * The button with the user's name in the navigation rail, which opens a menu with account, theme, language and logout.
 */
export function AccountMenu({ user, entries, copy }: AccountMenuProps) {
  const menuId = useId();
  const { language: shown } = useI18n();
  const { pathname } = useLocation();
  const { logOut } = useLogOut(copy.logOut);
  // Render the menu again each time it opens, because it offers the other theme.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const account = entries.find(({ path }) => path === '/account');
  const name = getDisplayName(user, account?.label ?? '');
  const theme = getThemeCommand(copy.commands);
  return (
    <div css={foot}>
      <button type="button" css={action} popoverTarget={menuId} title={name}>
        <span css={arch} aria-hidden="true">
          {getInitials(name)}
        </span>
        <span css={navLabelStyle} dir="auto">
          {name}
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser sends a click for the Enter key on an entry. */}
      <ul
        css={menu}
        id={menuId}
        popover="auto"
        onBeforeToggle={renderAgain}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {account && (
          <li>
            <Link css={menuEntry} to={account.path}>
              {account.label}
            </Link>
          </li>
        )}
        <li>
          <button type="button" css={menuEntry} onClick={theme.run}>
            {theme.title}
          </button>
        </li>
        {languages
          .filter((language) => language !== shown)
          .map((language) => (
            <li key={language}>
              <a
                css={menuEntry}
                href={localizePath(language, pathname)}
                hrefLang={language}
                lang={language}
              >
                {languageDefinitions[language].name}
              </a>
            </li>
          ))}
        <li>
          <button type="button" css={menuEntry} onClick={() => void logOut()}>
            {copy.commands.logOut}
          </button>
        </li>
      </ul>
    </div>
  );
}
