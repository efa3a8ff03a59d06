import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { controlStyle } from '@torsa/shared/ui/control-style';
import { useEffect, useRef, useState } from 'react';
import type { InboxListMessages } from './inbox-list-messages.en.ts';
import type { ChangeFilter } from './use-inbox-filter.ts';

/** How long typing rests before it is searched for, in milliseconds. */
const rest = 300;

const field = css({ display: 'grid', gap: tokens.space.xs });
const label = css({ fontWeight: 600 });

interface SearchFieldProps {
  /** What the list shows now. */
  readonly words: string;
  readonly change: ChangeFilter;
  readonly messages: Pick<InboxListMessages, 'search' | 'searchHint'>;
}

/** Searches as one types. */
export function SearchField({ words, change, messages }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const search = useRef(change);
  search.current = change;

  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(() => search.current({ words: typed }), rest);
    return () => clearTimeout(timer);
  }, [typed, words]);

  return (
    <label css={field}>
      <span css={label}>{messages.search}</span>
      <input
        type="search"
        aria-keyshortcuts="/"
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
