import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { UnreadMark } from './unread-mark.tsx';

const { color, space } = tokens;

const list = css({ display: 'flex', gap: space.m, borderBlockEnd: `1px solid ${color.line}` });
const tab = css({
  minBlockSize: minTouchTargetSize,
  minInlineSize: minTouchTargetSize,
  padding: `0 ${space.xs}`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  backgroundColor: 'transparent',
  color: color.textMuted,
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-selected="true"]': { borderColor: color.river, color: color.text },
  // In forced colours mode, transparent borders would be visible.
  [media.forcedColors]: { '&[aria-selected="false"]': { borderColor: 'Canvas' } },
});
const hidden = css({ display: 'none' });
const panelStyle = css({ paddingBlockStart: space.s });

interface TabsProps<Tab extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  /** The names of the tabs, in order. */
  readonly names: Readonly<Record<Tab, string>>;
  /** The single-key shortcuts of the tabs. */
  readonly shortcuts?: Readonly<Record<Tab, string>>;
  readonly selected: Tab;
  readonly choose: (tab: Tab) => void;
  /** Returns true if a tab has a draft. If it is not selected, the tab then shows `draftLabel`. */
  readonly hasDraft: (tab: Tab) => boolean;
  readonly draftLabel: string;
  /** True if the tabs are hidden. Their shortcuts still work. */
  readonly isListHidden?: boolean;
  readonly children: ReactNode;
}

/** Tabs above a text field. A click or a shortcut selects a tab and focuses its text field. */
export function Tabs<Tab extends string>(props: TabsProps<Tab>) {
  const { label, names, shortcuts, selected, choose, isListHidden = false, children } = props;
  const { hasDraft, draftLabel } = props;
  const id = useId();
  const listElement = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const tabs = Object.keys(names) as Tab[];
  const focusField = () => panel.current?.querySelector('textarea')?.focus();
  const isChosen = useRef(false);
  useLayoutEffect(() => {
    if (isChosen.current) focusField();
    isChosen.current = false;
  }, [selected]);
  const select = (one: Tab) => {
    isChosen.current = one !== selected;
    choose(one);
    if (one === selected) focusField();
  };
  const moveByArrow = ({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined) return;
    const index = (tabs.indexOf(selected) + step + tabs.length) % tabs.length;
    choose(tabs[index] as Tab);
    listElement.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <div>
      <div ref={listElement} role="tablist" aria-label={label} css={isListHidden ? hidden : list}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}${one}`}
            aria-selected={one === selected}
            aria-controls={`${id}panel`}
            aria-keyshortcuts={shortcuts?.[one]}
            tabIndex={one === selected ? 0 : -1}
            css={tab}
            onClick={() => select(one)}
            onKeyDown={moveByArrow}
          >
            {names[one]}
            {one !== selected && hasDraft(one) && (
              <>
                {' '}
                <UnreadMark label={draftLabel} />
              </>
            )}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        css={!isListHidden && panelStyle}
        id={`${id}panel`}
        aria-labelledby={`${id}${selected}`}
      >
        {children}
      </div>
    </div>
  );
}
