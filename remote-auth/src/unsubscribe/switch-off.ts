import { loadSeparateClient } from '@torsa/shared/backend';
import {
  type Done,
  type Failed,
  failed,
  orUnavailable,
} from '@torsa/shared/database/provider-result';
import type { MailKind } from './read-subscription.ts';

interface SwitchedOff extends Done {
  readonly kind: MailKind;
}

/**
 * Switches off what a token of a mail names. It needs no session, and uses none: one that is over would be refused.
 * `refused`: the token names nothing.
 */
export function switchOff(token: string): Promise<SwitchedOff | Failed<'refused' | 'unavailable'>> {
  return orUnavailable(async (): Promise<SwitchedOff | Failed<'refused' | 'unavailable'>> => {
    const client = await loadSeparateClient();
    const { data: kind, error, status } = await client.rpc('unsubscribe', { token });
    await client.auth.dispose();
    if (error) return failed({ message: error.message, status });
    return kind ? { ok: true, kind } : { ok: false, reason: 'refused' };
  });
}
