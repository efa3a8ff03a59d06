import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { getAudience, useLogOut, useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigationEntries } from '@torsa/shared/router';
import { formControlStyle } from '@torsa/shared/theme/control-style';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { portalColors } from '@torsa/shared/theme/work-theme';
import { Button } from '@torsa/shared/ui/button';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { savedViewsQuery } from '../api/saved-views.ts';
import { portalSearchQuery } from '../api/search.ts';
import { dialogStyle } from '../ui/dialog-style.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useRecentSearchResults } from './recent-targets.ts';
import type { PortalSearchTexts } from './search.copy.en.ts';
import { getSearchCommands } from './search-commands.ts';
import { findSearchTargets, type SearchTarget, searchTargetKinds } from './search-targets.ts';

const { color, fontSize, radius, space } = tokens;

/** The search starts after this time in milliseconds without a key press (debounce). */
const debounce = 150;

const dialog = css(dialogStyle, {
  inlineSize: 'min(40rem, calc(100vw - 2rem))',
  maxBlockSize: 'min(36rem, calc(100dvh - 4rem))',
  marginBlock: 'min(12vh, 6rem) auto',
  marginInline: 'auto',
  padding: space.m,
});
const column = css({ display: 'grid', gap: space.s });
const field = css({ display: 'flex', gap: space.xs, '& > input': { flex: 1, minInlineSize: 0 } });
const groupTitle = css({ color: color.textMuted, fontSize: fontSize.small, fontWeight: 650 });
const option = css({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: minTouchTargetSize,
  padding: `${space.xxs} ${space.xs}`,
  borderRadius: radius.s,
  color: color.text,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.river } },
  '&[aria-selected="true"]': {
    backgroundColor: portalColors.selected,
    outline: `2px solid ${color.river}`,
  },
});
const commandStyle = css({
  inlineSize: '100%',
  border: 0,
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
});
const detailText = css({
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: fontSize.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface SearchDialogProps {
  readonly copy: PortalSearchTexts;
  readonly close: () => void;
}

/** The portal's search dialog, a combobox as in the ARIA Authoring Practices Guide. */
export function SearchDialog({ copy, close }: SearchDialogProps) {
  const { format } = useI18n();
  const element = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const session = useSession();
  const pages = useNavigationEntries('portal@1', getAudience(session));
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed);
  const { data = [], isError, isFetching } = useQuery(portalSearchQuery(query));
  const role = session.status === 'signedIn' ? session.role : 'user';
  const { data: views = [] } = useQuery({ ...savedViewsQuery, enabled: role !== 'user' });
  const { logOut } = useLogOut(copy.logOut);
  const [recent, remember] = useRecentSearchResults();
  const offered = {
    recent,
    commands: getSearchCommands(copy.commands, role, logOut),
    views,
    pages,
  };
  const targets = findSearchTargets(typed, offered, data, role);
  // Store the active option's key, because its position changes when results arrive.
  const [activeKey, setActiveKey] = useState<string>();
  const active = Math.max(
    0,
    targets.findIndex((target) => keyOf(target) === activeKey),
  );
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const isWaiting = isFetching || query !== typed;
  const [opensNext, setOpensNext] = useState(false);
  const open = () => document.getElementById(optionId(active))?.click();
  const openLatest = useRef(open);
  openLatest.current = open;
  useEffect(() => {
    if (!opensNext || isWaiting) return;
    setOpensNext(false);
    openLatest.current();
  }, [opensNext, isWaiting]);

  const handleKey = (event: KeyboardEvent) => {
    // Ignore an Enter key of an input method. Safari marks it only by its key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = targets.at((active + (step ?? 0)) % targets.length);
    if (step !== undefined) setActiveKey(next && keyOf(next));
    // Wait for the results of the typed text before opening a result.
    else if (event.key === 'Enter') setOpensNext(true);
    else return;
    event.preventDefault();
  };
  return (
    <ModalDialog ref={element} css={dialog} aria-label={copy.label} onClose={close}>
      <div css={column}>
        <div css={field}>
          <input
            ref={input}
            type="search"
            role="combobox"
            css={formControlStyle}
            aria-label={copy.label}
            aria-autocomplete="list"
            aria-expanded={targets.length > 0}
            aria-controls={listId}
            aria-activedescendant={targets.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            placeholder={copy.hint}
            maxLength={200}
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value);
              setActiveKey(undefined);
              setOpensNext(false);
            }}
            onKeyDown={handleKey}
          />
          <Button variant="quiet" onClick={() => element.current?.close()}>
            {copy.close}
          </Button>
        </div>
        {isError && <p role="alert">{copy.failed}</p>}
        {!isError && !isWaiting && targets.length === 0 && <p>{copy.nothing}</p>}
        <p css={visuallyHiddenStyle} role="status">
          {isWaiting ? '' : format(copy.found, { count: targets.length })}
        </p>
        <div id={listId} role="listbox" aria-label={copy.label} css={column}>
          {searchTargetKinds.map((kind) => {
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
                    key={keyOf(shown)}
                    id={optionId(index)}
                    shown={shown}
                    isActive={index === active}
                    noTitle={copy.noSubject}
                    choose={() => {
                      element.current?.close();
                      remember(shown);
                      shown.run?.();
                    }}
                  />
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </ModalDialog>
  );
}

interface OptionProps {
  readonly id: string;
  readonly shown: SearchTarget;
  readonly isActive: boolean;
  readonly noTitle: string;
  /** Closes the search dialog, and runs the option if it is a command. */
  readonly choose: () => void;
}

/** An option of the search dialog. A page option is a link, so that Ctrl+click opens a new tab. */
function Option({ id, shown, isActive, noTitle, choose }: OptionProps) {
  const props = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1 } as const;
  if (shown.run) {
    return (
      <button {...props} type="button" css={[option, commandStyle]} onClick={choose}>
        {shown.title}
      </button>
    );
  }
  return (
    <Link
      {...props}
      css={option}
      to={shown.path}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) choose();
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

const keyOf = ({ kind, id }: SearchTarget) => `${kind} ${id}`;

/** Returns the text after it has not changed for some time (debounce). */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
