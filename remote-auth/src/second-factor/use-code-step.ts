import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestTwoFactorCode } from '../sign-in/sign-in-isolated.ts';

/** A login's request for a two-factor code. The login waits until the user enters the code. */
export interface TwoFactorCodeRequest {
  readonly devices: Parameters<RequestTwoFactorCode>[0];
  readonly give: Parameters<RequestTwoFactorCode>[1];
  readonly end: (isGiven: boolean) => void;
}

/** Pauses a login until the user enters a two-factor code. Leaving the page cancels the login. */
export function useTwoFactorCodeStep(): {
  readonly asked: TwoFactorCodeRequest | undefined;
  readonly askCode: RequestTwoFactorCode;
} {
  const [asked, setAsked] = useState<TwoFactorCodeRequest>();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const askCode = useCallback<RequestTwoFactorCode>(
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
