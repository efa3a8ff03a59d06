import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestCode } from '../sign-in/sign-in-isolated.ts';

/** The request for a two-factor code on which a login waits. */
export interface CodeRequest {
  readonly devices: Parameters<RequestCode>[0];
  readonly give: Parameters<RequestCode>[1];
  readonly end: (isGiven: boolean) => void;
}

/** Pauses a login until the user enters a two-factor code. Leaving the page cancels the login. */
export function useCodeStep(): {
  readonly asked: CodeRequest | undefined;
  readonly askCode: RequestCode;
} {
  const [asked, setAsked] = useState<CodeRequest>();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const askCode = useCallback<RequestCode>(
    (devices, give) =>
      new Promise((resolve) => {
        cancel.current = () => resolve(false);
        const end = (isGiven: boolean) => {
          setAsked(undefined);
          resolve(isGiven);
        };
        setAsked({ devices, give, end });
      }),
    [],
  );
  return { asked, askCode };
}
