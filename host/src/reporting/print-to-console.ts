import type { Sink } from './client-event.ts';

/** For development, where nobody else is to hear of what is half done. */
export const printToConsole: Sink = (events) => {
  console.debug('These events would be reported:', events);
};
