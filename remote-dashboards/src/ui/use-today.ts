import { useSyncExternalStore } from 'react';
import { type Day, getLocalToday } from '../api/days.ts';
import { subscribeToClock } from './clock.ts';

/**
 * Returns the current date, which updates at midnight.
 * @param read returns the date; the default is the date in the browser's time zone
 */
export function useToday(read: () => Day = getLocalToday): Day {
  return useSyncExternalStore(subscribeToClock, read, read);
}
