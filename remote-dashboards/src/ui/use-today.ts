import { useSyncExternalStore } from 'react';
import { type CalendarDay, getLocalToday } from '../api/days.ts';
import { subscribeToClock } from './clock.ts';

/**
 * Returns the current date, which changes at midnight.
 * @param read returns the date, by default in the browser's time zone
 */
export function useToday(read: () => CalendarDay = getLocalToday): CalendarDay {
  return useSyncExternalStore(subscribeToClock, read, read);
}
