import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { controlStyle } from '@torsa/shared/ui/control-style';
import { useEffect, useRef, useState } from 'react';

/** How long typing rests before it is searched for, in milliseconds. */
const rest = 300;

const field = css({ display: 'grid', gap: tokens.space.xs });
const label = css({ fontWeight: 600 });

interface SearchFieldProps {
  /** What the list shows now. */
  readonly words: string;
  readonly search: (words: string) => void;
  readonly messages: { readonly search: string; readonly searchHint: string };
  /** The key that leads here, where a page has one. */
  readonly shortcut?: string;
}

/** Searches as one types. */
export function SearchField({ words, search, messages, shortcut }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(() => latest.current(typed), rest);
    return () => clearTimeout(timer);
  }, [typed, words]);

  return (
    <label css={field}>
      <span css={label}>{messages.search}</span>
      <input
        type="search"
        aria-keyshortcuts={shortcut}
        name="q"
        css={controlStyle}
        value={typed}
        placeholder={messages.searchHint}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
