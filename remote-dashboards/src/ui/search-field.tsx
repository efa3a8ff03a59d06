import { formControlStyle } from '@torsa/shared/theme/control-style';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { portalStyles } from './styles.ts';

/** The search starts after this time in milliseconds without typing (debounce). */
const rest = 300;

interface SearchFieldProps {
  /** The search text of the displayed results. */
  readonly searchText: string;
  readonly search: (words: string) => void;
  readonly copy: { readonly search: string; readonly searchHint: string };
  /** The keyboard shortcut of the field. */
  readonly shortcut?: string;
  /** True, the default, if the label is visible. */
  readonly hasVisibleLabel?: boolean;
}

/**
 * A search field that searches after a pause, or immediately on Enter. Its text follows other controls of the search.
 */
export function SearchField({
  searchText,
  search,
  copy,
  shortcut,
  hasVisibleLabel = true,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(searchText);
  const asked = useRef(searchText);
  const ask = () => {
    asked.current = typed;
    search(typed);
  };
  const latest = useRef(ask);
  latest.current = ask;

  useEffect(() => {
    if (searchText === asked.current) return;
    asked.current = searchText;
    setTyped(searchText);
  }, [searchText]);

  useEffect(() => {
    if (typed === searchText) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Do not search during a navigation, because the search would navigate back to this page.
      if (window.location.pathname === pathname) latest.current();
    }, rest);
    return () => clearTimeout(timer);
  }, [typed, searchText]);

  return (
    <label css={portalStyles.tightStack}>
      <span css={hasVisibleLabel ? portalStyles.strong : visuallyHiddenStyle}>{copy.search}</span>
      <input
        type="search"
        aria-keyshortcuts={shortcut}
        name="q"
        css={formControlStyle}
        value={typed}
        placeholder={hasVisibleLabel ? copy.searchHint : copy.search}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && typed !== searchText && ask()}
      />
    </label>
  );
}
