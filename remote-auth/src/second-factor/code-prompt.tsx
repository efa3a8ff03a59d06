import { type ComponentProps, lazy, Suspense } from 'react';

/** Loads the form for a two-factor code on demand, because few users have a second factor. */
const CodeForm = lazy(
  () => import(/* webpackChunkName: "code-form" */ '@torsa/shared/ui/second-factor/code-form'),
);

/** The form for the two-factor code of an authenticator app. */
export function TwoFactorCodePrompt(props: ComponentProps<typeof CodeForm>) {
  return (
    <Suspense>
      <CodeForm {...props} />
    </Suspense>
  );
}
