import { type ComponentProps, lazy, Suspense } from 'react';

/** Few are ever asked, so no page carries the form. */
const CodeForm = lazy(
  () => import(/* webpackChunkName: "code-form" */ '@torsa/shared/ui/second-factor/code-form'),
);

/** Asks for the code of a device. */
export function CodePrompt(props: ComponentProps<typeof CodeForm>) {
  return (
    <Suspense>
      <CodeForm {...props} />
    </Suspense>
  );
}
