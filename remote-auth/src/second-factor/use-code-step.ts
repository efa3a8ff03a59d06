import { useCallback, useEffect, useRef, useState } from 'react';
import type { AskCode } from '../sign-in/sign-in-isolated.ts';

/** A code that a sign-in waits for. */
export interface AskedCode {
  readonly devices: Parameters<AskCode>[0];
  readonly give: Parameters<AskCode>[1];
  readonly end: (isGiven: boolean) => void;
}

/** Lets a sign-in wait for a code, which the page asks for meanwhile. Leaving the page gives it up. */
export function useCodeStep(): {
  readonly asked: AskedCode | undefined;
  readonly askCode: AskCode;
} {
  const [asked, setAsked] = useState<AskedCode>();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const askCode = useCallback<AskCode>(
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
