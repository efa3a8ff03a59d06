import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, type RefCallback, useEffect, useRef } from 'react';
import type { CalendarDay } from '../../api/days.ts';
import { earliestAllowedDate, latestAllowedDate, parseDay } from '../../ui/parse-day.ts';
import { plainTextControlStyle } from './quiet-control.ts';

const wrapper = css({ display: 'grid', alignItems: 'center', minInlineSize: 0 });
// The date field covers the text in the same grid cell while it has the focus.
const field = css(plainTextControlStyle, {
  gridArea: '1 / 1',
  minInlineSize: 0,
  '&:not(:focus)': { opacity: 0 },
});
const shownText = css({
  gridArea: '1 / 1',
  overflow: 'hidden',
  paddingInline: tokens.space.xs,
  lineHeight: 1.25,
  pointerEvents: 'none',
  '&:has(+ :focus)': { visibility: 'hidden' },
});

interface DayControlProps {
  readonly label: string;
  readonly day: CalendarDay | null;
  readonly choose: (day: CalendarDay | null) => void;
  readonly inputRef: RefCallback<HTMLElement>;
  /** The date as text, visible while the control has no focus. */
  readonly children: ReactNode;
}

/** A due date that looks like text until it gets the focus, when it becomes a date field. */
export function DueDateControl({ label, day, choose, inputRef, children }: DayControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasTyped = useRef(false);
  const showStored = () => {
    if (input.current) input.current.value = day ?? '';
    hasTyped.current = false;
  };
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = day ?? '';
  }, [day]);
  const commit = () => {
    if (!input.current || input.current.validity.badInput) return;
    const { value } = input.current;
    const chosen = value === '' ? null : parseDay(value);
    if (chosen !== undefined && chosen !== day) choose(chosen);
  };
  return (
    <span css={wrapper}>
      <span css={shownText} aria-hidden="true">
        {children}
      </span>
      <input
        ref={(element) => {
          input.current = element;
          return inputRef(element);
        }}
        type="date"
        css={field}
        aria-keyshortcuts="d"
        aria-label={label}
        defaultValue={day ?? ''}
        min={earliestAllowedDate}
        max={latestAllowedDate}
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        onKeyDown={({ key }) => {
          if (key === 'Escape') showStored();
          else if (key === 'Enter') commit();
          else if (key !== 'Tab') hasTyped.current = true;
        }}
        // Store the date on Enter or when the field loses the focus, because a partly typed date can be valid.
        onChange={() => {
          if (!hasTyped.current) commit();
        }}
        onBlur={() => {
          if (hasTyped.current) commit();
          else showStored();
          hasTyped.current = false;
        }}
      />
    </span>
  );
}
