import type { SupabaseClient } from '@supabase/supabase-js';
import { loadBackend } from '@torsa/shared/backend';
import { toSession } from './provider-session.ts';
import type { Session } from './session.ts';
import { takeProviderSession } from './shown-session.ts';

/**
 * After this time, in milliseconds, a page stops waiting for the session and shows that nobody is signed
 * in. supabase-js tries to renew an expired session for about 25 s; if that works in the end, its event
 * still signs the person in.
 */
const sessionWaitMs = 10_000;

let followed: SupabaseClient | undefined;
let unsubscribe: () => void = () => {};
let changes = 0;

/**
 * The backend, with the store following its session from now on.
 * @throws {BackendLoadError} when its code cannot be fetched.
 */
export async function followProvider(): Promise<SupabaseClient> {
  const backend = await loadBackend();
  if (followed === backend) return backend;
  followed = backend;
  // No call to the backend in here: it would wait for itself.
  const { data } = backend.auth.onAuthStateChange((event, session) => {
    if (event === 'INITIAL_SESSION') return; // fetchSession asks for it, and sees the error too
    changes += 1;
    takeProviderSession(toSession(session));
  });
  unsubscribe = () => data.subscription.unsubscribe();
  return backend;
}

export function stopFollowing(): void {
  unsubscribe();
  unsubscribe = () => {};
  followed = undefined;
  changes += 1;
}

/** Asks for the session and shows it. An error is logged, once, and nobody is signed in. */
export async function fetchSession(): Promise<void> {
  const asked = changes;
  // A change that came in meanwhile is newer than this answer.
  const show = (session: Session) => {
    if (changes === asked) takeProviderSession(session);
  };
  const fail = once((cause: unknown) => {
    console.error('The session could not be fetched; nobody is signed in on this page.', cause);
    show({ status: 'signedOut' });
  });

  const wait = setTimeout(
    () => fail(new Error(`No answer in ${sessionWaitMs} ms.`)),
    sessionWaitMs,
  );
  try {
    const backend = await followProvider();
    const { data, error } = await backend.auth.getSession();
    if (error) throw error;
    show(toSession(data.session));
  } catch (error) {
    fail(error);
  } finally {
    clearTimeout(wait);
  }
}

function once<Argument>(report: (argument: Argument) => void): (argument: Argument) => void {
  let isDone = false;
  return (argument) => {
    if (isDone) return;
    isDone = true;
    report(argument);
  };
}
