import { useSyncExternalStore } from 'react';
import { type CalendarDay, getLocalToday } from '../api/days.ts';
import { subscribeToClock } from './clock.ts';

/**
 * Returns the current date, which updates at midnight.
 * @param read returns the date; the default is the date in the browser's time zone
 */
export function useToday(read: () => CalendarDay = getLocalToday): CalendarDay {
  return useSyncExternalStore(subscribeToClock, read, read);
}
