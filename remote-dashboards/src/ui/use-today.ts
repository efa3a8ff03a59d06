import { useSyncExternalStore } from 'react';
import { type Day, todayHere } from '../api/days.ts';
import { subscribeToClock } from './clock.ts';

/**
 * The current day, which changes at midnight while the page is open.
 * @param read gives the day of another place than the reader's
 */
export function useToday(read: () => Day = todayHere): Day {
  return useSyncExternalStore(subscribeToClock, read, read);
}
