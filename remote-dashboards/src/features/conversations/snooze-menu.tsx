import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Conversation } from '../../api/conversations.ts';
import { addDays, type CalendarDay, getLocalToday, getMondayOfWeek } from '../../api/days.ts';
import { formatDateTime } from '../../ui/format-time.ts';
import { parseDay } from '../../ui/parse-day.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import type { ConversationTexts } from './conversation-page.copy.en.ts';

const times = ['tomorrow', 'monday', 'week'] as const;
type SnoozeTime = (typeof times)[number];

/** Returns the end of a snooze: 9:00 on the chosen day in the browser's time zone. */
export function getSnoozeEndTime(time: SnoozeTime, today = getLocalToday()): Date {
  const days = {
    tomorrow: addDays(today, 1),
    monday: addDays(getMondayOfWeek(today), 7),
    week: addDays(today, 7),
  };
  return nineOClock(days[time]);
}

const nineOClock = (day: CalendarDay) => new Date(`${day}T09:00:00`);

/** The longest snooze in days. The database accepts one year. */
const maxDays = 364;

interface SnoozeMenuProps {
  readonly conversation: Pick<Conversation, 'status' | 'snoozed_until'>;
  readonly snooze: (until: Date, words: string) => void;
  /**
   * Returns the content of the menu button.
   * @param name the button's accessible name
   */
  readonly face: (name: string) => { readonly children: ReactNode };
  readonly copy: ConversationTexts['handling'];
}

/** A button with a menu of snooze times. A snoozed conversation returns to the inbox at the chosen time. */
export function SnoozeMenu({ conversation, snooze, face, copy }: SnoozeMenuProps) {
  const { format, language } = useI18n();
  const { status, snoozed_until: until } = conversation;
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) menu.current?.querySelector('button')?.focus();
  }, [isOpen]);
  const canSnooze = status === 'open';
  const inWords = (time: string) => formatDateTime(language, time);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const snoozeUntil = (end: Date) => {
    close();
    snooze(end, inWords(end.toISOString()));
  };
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        aria-keyshortcuts="h"
        aria-disabled={!canSnooze || undefined}
        aria-expanded={canSnooze && isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(canSnooze && !isOpen)}
        onKeyDown={closeOnEscape}
        {...face(until ? format(copy.snoozedUntil, { time: inWords(until) }) : copy.snooze)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles a key of the buttons inside */}
      <div ref={menu} id={menuId} css={portalStyles.tightStack} onKeyDown={closeOnEscape}>
        {canSnooze && isOpen && (
          <>
            {times.map((time) => (
              <Button
                key={time}
                variant="secondary"
                onClick={() => snoozeUntil(getSnoozeEndTime(time))}
              >
                {copy.snoozeTimes[time]}
              </Button>
            ))}
            <SnoozeDay choose={(day) => snoozeUntil(nineOClock(day))} copy={copy.snoozeDay} />
          </>
        )}
      </div>
    </>
  );
}

interface SnoozeDayProps {
  readonly choose: (day: CalendarDay) => void;
  readonly copy: ConversationTexts['handling']['snoozeDay'];
}

/** The form that snoozes a conversation until a day within the next year. */
function SnoozeDay({ choose, copy }: SnoozeDayProps) {
  const [hasProblem, setProblem] = useState(false);
  const today = useToday();
  const [first, last] = [addDays(today, 1), addDays(today, maxDays)];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = parseDay(String(new FormData(event.currentTarget).get('day')));
    const isPossible = day !== undefined && day >= first && day <= last;
    setProblem(!isPossible);
    if (isPossible) choose(day);
  };
  return (
    <form css={portalStyles.tightStack} noValidate onSubmit={submit}>
      <Field
        name="day"
        type="date"
        label={copy.label}
        error={hasProblem ? copy.problem : undefined}
        required
        min={first}
        max={last}
      />
      <Button type="submit" variant="secondary">
        {copy.submit}
      </Button>
    </form>
  );
}
