import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { audienceOf, useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { Link, useEntries } from '@torsa/shared/router';
import { controlStyle } from '@torsa/shared/theme/control-style';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { Button } from '@torsa/shared/ui/button';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { searchQuery } from '../api/search.ts';
import { searchCopy as bn } from './search.copy.bn.ts';
import { searchCopy as en, type SearchCopy } from './search.copy.en.ts';
import { kinds, type SearchTarget, searchTargets } from './search-targets.ts';

const { color, fontSize, radius, space } = tokens;

/** The rest after the last key before a search, in milliseconds. */
const debounce = 150;

const dialog = css({
  inlineSize: 'min(40rem, calc(100vw - 2rem))',
  maxBlockSize: 'min(36rem, calc(100dvh - 4rem))',
  marginBlock: 'min(12vh, 6rem) auto',
  marginInline: 'auto',
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  color: color.text,
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
});
const column = css({ display: 'grid', gap: space.s });
const field = css({ display: 'flex', gap: space.xs, '& > input': { flex: 1, minInlineSize: 0 } });
const groupTitle = css({ color: color.textMuted, fontSize: fontSize.small, fontWeight: 650 });
const option = css({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: minTargetSize,
  padding: `${space.xxs} ${space.xs}`,
  borderRadius: radius.s,
  color: color.text,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.river } },
  '&[aria-selected="true"]': { backgroundColor: color.sunken, outline: `2px solid ${color.river}` },
});
const detailText = css({
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: fontSize.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface SearchDialogProps {
  readonly close: () => void;
}

/** The search over everything in the portal: a combobox, as in the ARIA Authoring Practices Guide. */
function SearchDialog({ close }: SearchDialogProps) {
  const { language, format } = useI18n();
  const copy = localize<SearchCopy>(language, { en, bn });
  const element = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const session = useSession();
  const pages = useEntries('portal@1', audienceOf(session));
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed);
  const { data = [], isError, isFetching } = useQuery(searchQuery(query));
  const role = session.status === 'signedIn' ? session.role : 'user';
  const targets = searchTargets(typed, pages, data, role);
  const [active, setActive] = useState(0);
  const current = Math.min(active, targets.length - 1);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    element.current?.showModal();
    input.current?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, current]);

  const handleKey = (event: KeyboardEvent) => {
    // The Enter that ends a composition of letters opens nothing.
    if (event.nativeEvent.isComposing || targets.length === 0) return;
    if (event.key === 'ArrowDown') setActive((current + 1) % targets.length);
    else if (event.key === 'ArrowUp') setActive((current - 1 + targets.length) % targets.length);
    else if (event.key === 'Enter') document.getElementById(optionId(current))?.click();
    else return;
    event.preventDefault();
  };
  const isWaiting = isFetching || query !== typed;
  return (
    <dialog ref={element} css={dialog} aria-label={copy.label} onClose={close}>
      <div css={column}>
        <div css={field}>
          <input
            ref={input}
            type="search"
            role="combobox"
            css={controlStyle}
            aria-label={copy.label}
            aria-autocomplete="list"
            aria-expanded={targets.length > 0}
            aria-controls={listId}
            aria-activedescendant={targets.length > 0 ? optionId(current) : undefined}
            autoComplete="off"
            placeholder={copy.hint}
            maxLength={200}
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value);
              setActive(0);
            }}
            onKeyDown={handleKey}
          />
          <Button variant="quiet" onClick={() => element.current?.close()}>
            {copy.close}
          </Button>
        </div>
        {isError && <p role="alert">{copy.failed}</p>}
        {!isError && !isWaiting && targets.length === 0 && <p>{copy.nothing}</p>}
        <p css={visuallyHidden} role="status">
          {isWaiting ? '' : format(copy.found, { count: targets.length })}
        </p>
        <div id={listId} role="listbox" aria-label={copy.label} css={column}>
          {kinds.map((kind) => {
            const ofKind = targets.flatMap((shown, index) =>
              shown.kind === kind ? [{ shown, index }] : [],
            );
            if (ofKind.length === 0) return null;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox.
              <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
                <div id={`${listId}-${kind}`} css={groupTitle}>
                  {copy.groups[kind]}
                </div>
                {ofKind.map(({ shown, index }) => (
                  <Option
                    key={shown.id}
                    id={optionId(index)}
                    shown={shown}
                    isActive={index === current}
                    noTitle={copy.noSubject}
                    close={() => element.current?.close()}
                  />
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </dialog>
  );
}

export default SearchDialog;

interface OptionProps {
  readonly id: string;
  readonly shown: SearchTarget;
  readonly isActive: boolean;
  readonly noTitle: string;
  readonly close: () => void;
}

/** A link, so that a click with Ctrl opens it in a tab. */
function Option({ id, shown, isActive, noTitle, close }: OptionProps) {
  return (
    <Link
      id={id}
      css={option}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={shown.path}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close();
      }}
    >
      <span dir="auto">{shown.title || noTitle}</span>
      {shown.detail && (
        <span dir="auto" css={detailText}>
          {shown.detail}
        </span>
      )}
    </Link>
  );
}

/** A text once it has not changed for some time. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
