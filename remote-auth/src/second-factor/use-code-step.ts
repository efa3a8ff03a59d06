import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestTwoFactorCode } from '../sign-in/sign-in-isolated.ts';

/** A login's request for a two-factor code, for which the login waits. */
export interface TwoFactorCodeRequest {
  readonly devices: Parameters<RequestTwoFactorCode>[0];
  readonly give: Parameters<RequestTwoFactorCode>[1];
  readonly end: (isGiven: boolean) => void;
}

/** Pauses a login until the user enters a two-factor code. It cancels the login if the user leaves the page. */
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
