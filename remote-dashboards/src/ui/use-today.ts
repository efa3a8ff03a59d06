import { useSyncExternalStore } from 'react';
import { type Day, localToday } from '../api/days.ts';
import { subscribeToClock } from './clock.ts';

/**
 * The current day, which changes at midnight while the page is open.
 * @param read gives the day of another place than the reader's
 */
export function useToday(read: () => Day = localToday): Day {
  return useSyncExternalStore(subscribeToClock, read, read);
}
