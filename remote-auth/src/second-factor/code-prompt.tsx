import { type ComponentProps, lazy, Suspense } from 'react';

/** Loaded on demand, because few users have a second factor. */
const CodeForm = lazy(
  () => import(/* webpackChunkName: "code-form" */ '@torsa/shared/ui/second-factor/code-form'),
);

/** Asks for the code of an authenticator device. */
export function CodePrompt(props: ComponentProps<typeof CodeForm>) {
  return (
    <Suspense>
      <CodeForm {...props} />
    </Suspense>
  );
}
