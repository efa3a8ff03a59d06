import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestCode } from '../sign-in/sign-in-isolated.ts';

/** A code that a sign-in waits for. */
export interface CodeRequest {
  readonly devices: Parameters<RequestCode>[0];
  readonly give: Parameters<RequestCode>[1];
  readonly end: (isGiven: boolean) => void;
}

/** Lets a sign-in wait for a code, which the page asks for meanwhile. Leaving the page gives it up. */
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
