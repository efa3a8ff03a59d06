import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@torsa/shared/router';
import { portalRailMedia } from '@torsa/shared/theme/breakpoints';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { useId } from 'react';
import { getSavedViewPath, savedViewsQuery } from '../api/saved-views.ts';
import { useSecondFactorRequired } from '../api/second-factor-required.ts';
import { NavIcon } from './nav-icon.tsx';
import { foldedNavigationRailSelector, navEntryStyle, navLabelStyle } from './portal-nav.tsx';

const { color, fontSize, space } = tokens;

// The saved views have their own scroll container, so that loading views do not move the buttons below.
const group = css({
  [portalRailMedia]: { flexShrink: 1, minBlockSize: '5.5rem', overflow: 'hidden auto' },
});
const heading = css({
  padding: `${space.xs} ${space.s} 0`,
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 650,
  [portalRailMedia]: { [foldedNavigationRailSelector]: visuallyHiddenStyle },
});
// Truncate long view names, which can have 40 letters.
const viewEntry = css(navEntryStyle, { maxInlineSize: '18rem' });

interface SavedViewsProps {
  /** The path of the current navigation entry. */
  readonly current: string | undefined;
  readonly label: string;
}

/** The user's saved views as the last item of the navigation, if there are any. */
export function SavedViewsMenu({ current, label }: SavedViewsProps) {
  const headingId = useId();
  const { search } = useLocation();
  // Do not load the views while a required second-factor code is missing, because the backend rejects the request.
  const isRefused = useSecondFactorRequired();
  const { data: views = [] } = useQuery({ ...savedViewsQuery, enabled: !isRefused });
  if (views.length === 0) return null;
  const shown = current && getSavedViewPath(current, new URLSearchParams(search));
  return (
    <li css={group}>
      <p css={heading} id={headingId}>
        {label}
      </p>
      <ul css={plainListStyle} aria-labelledby={headingId}>
        {views.map(({ id, name, path }) => (
          <li key={id}>
            <Link
              css={viewEntry}
              to={path}
              title={name}
              aria-current={path === shown ? 'page' : undefined}
            >
              <NavIcon name="view" />
              <span css={navLabelStyle} dir="auto">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
