import { lazy, type ReactNode, Suspense } from 'react';
import { useCodeMissing } from '../api/code-missing.ts';

/** Few ever see it, so no page carries it. */
const AskForCode = lazy(() => import(/* webpackChunkName: "second-factor" */ './ask-for-code.tsx'));

/** What is on a page of the staff; in its place the way to a second factor, where the session has yet to give one. */
export function CodeGate({ children }: { readonly children: ReactNode }) {
  const isMissing = useCodeMissing();
  if (!isMissing) return children;
  return (
    <Suspense>
      <AskForCode />
    </Suspense>
  );
}
