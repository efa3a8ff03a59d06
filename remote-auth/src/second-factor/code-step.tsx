import { type ReactNode, useState } from 'react';
import { useFocusFirstControl } from '../form/use-focus-inside.ts';
import { TwoFactorCodePrompt } from './code-prompt.tsx';
import type { TwoFactorCodeRequest } from './use-code-step.ts';

interface CodeStepProps {
  readonly asked: TwoFactorCodeRequest | undefined;
  /** The login form. It stays mounted while the user enters the two-factor code, so that it keeps the typed text. */
  readonly children: ReactNode;
}

/** Shows the login form, and then the code form if the account requires a two-factor code. */
export function TwoFactorCodeStep({ asked, children }: CodeStepProps) {
  const [isBack, setBack] = useState(false);
  const before = useFocusFirstControl<HTMLDivElement>(isBack && !asked);
  const end = (isGiven: boolean) => {
    setBack(!isGiven);
    asked?.end(isGiven);
  };
  return (
    <>
      <div ref={before} hidden={asked !== undefined}>
        {children}
      </div>
      {asked && (
        <TwoFactorCodePrompt
          devices={asked.devices}
          give={asked.give}
          done={() => end(true)}
          cancel={() => end(false)}
        />
      )}
    </>
  );
}
