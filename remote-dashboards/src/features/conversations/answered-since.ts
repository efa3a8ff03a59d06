import type { Message } from '../../api/conversations.ts';

/** Who answered last after the message with this number; undefined when nobody did. */
export function answeredSince(thread: readonly Message[], since: number): string | undefined {
  return thread.findLast(({ kind, number }) => kind === 'staff' && number > since)?.author_name;
}
