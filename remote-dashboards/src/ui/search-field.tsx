import { controlStyle } from '@torsa/shared/theme/control-style';
import { useEffect, useRef, useState } from 'react';
import { styles } from './styles.ts';

/** How long typing rests before it is searched for, in milliseconds. */
const rest = 300;

interface SearchFieldProps {
  /** What the list shows now. */
  readonly searchText: string;
  readonly search: (words: string) => void;
  readonly copy: { readonly search: string; readonly searchHint: string };
  /** The key that leads here, where a page has one. */
  readonly shortcut?: string;
}

/** Searches as one types, or at once at the press of Enter. Shows what the list shows once somebody else changes it. */
export function SearchField({ searchText: words, search, copy, shortcut }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const asked = useRef(words);
  const ask = () => {
    asked.current = typed;
    search(typed);
  };
  const latest = useRef(ask);
  latest.current = ask;

  useEffect(() => {
    if (words === asked.current) return;
    asked.current = words;
    setTyped(words);
  }, [words]);

  useEffect(() => {
    if (typed === words) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Whoever is on the way to another page goes on: a search would lead back to this one.
      if (window.location.pathname === pathname) latest.current();
    }, rest);
    return () => clearTimeout(timer);
  }, [typed, words]);

  return (
    <label css={styles.tightStack}>
      <span css={styles.strong}>{copy.search}</span>
      <input
        type="search"
        aria-keyshortcuts={shortcut}
        name="q"
        css={controlStyle}
        value={typed}
        placeholder={copy.searchHint}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && typed !== words && ask()}
      />
    </label>
  );
}
