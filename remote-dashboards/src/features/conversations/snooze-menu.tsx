import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { type ReactNode, useId, useState } from 'react';
import type { Conversation } from '../../api/conversations.ts';
import { addDays, getLocalToday, getMonday } from '../../api/days.ts';
import { formatDateTime } from '../../ui/format-time.ts';
import { styles } from '../../ui/styles.ts';
import type { ConversationCopy } from './conversation-page.copy.en.ts';

const times = ['tomorrow', 'monday', 'week'] as const;
type SnoozeTime = (typeof times)[number];

/** Returns the time at which a snoozed conversation returns: 9:00 on the chosen day, in the browser's time zone. */
export function getSnoozeEnd(time: SnoozeTime, today = getLocalToday()): Date {
  const days = {
    tomorrow: addDays(today, 1),
    monday: addDays(getMonday(today), 7),
    week: addDays(today, 7),
  };
  return new Date(`${days[time]}T09:00:00`);
}

interface SnoozeMenuProps {
  readonly conversation: Pick<Conversation, 'status' | 'snoozed_until'>;
  readonly snooze: (until: Date, words: string) => void;
  /**
   * Returns the content of the button.
   * @param name accessible name of the button
   */
  readonly face: (name: string) => { readonly children: ReactNode };
  readonly copy: ConversationCopy['handling'];
}

/** A button that opens a menu of snooze times. A snoozed conversation returns to the inbox at the chosen time. */
export function SnoozeMenu({ conversation, snooze, face, copy }: SnoozeMenuProps) {
  const { format, language } = useI18n();
  const { status, snoozed_until: until } = conversation;
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const canSnooze = status === 'open';
  const inWords = (time: string) => formatDateTime(language, time);
  return (
    <>
      <Button
        variant="quiet"
        aria-keyshortcuts="h"
        aria-disabled={!canSnooze || undefined}
        aria-expanded={canSnooze && isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(canSnooze && !isOpen)}
        {...face(until ? format(copy.snoozedUntil, { time: inWords(until) }) : copy.snooze)}
      />
      <div id={menuId} css={styles.tightStack}>
        {canSnooze &&
          isOpen &&
          times.map((time) => (
            <Button
              key={time}
              variant="secondary"
              onClick={() => {
                setOpen(false);
                const end = getSnoozeEnd(time);
                snooze(end, inWords(end.toISOString()));
              }}
            >
              {copy.snoozeTimes[time]}
            </Button>
          ))}
      </div>
    </>
  );
}
