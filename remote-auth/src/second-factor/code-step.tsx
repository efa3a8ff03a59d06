import { type ReactNode, useState } from 'react';
import { useFocusInside } from '../form/use-focus-inside.ts';
import { CodePrompt } from './code-prompt.tsx';
import type { CodeRequest } from './use-code-step.ts';

interface CodeStepProps {
  readonly asked: CodeRequest | undefined;
  /** The login form. It stays mounted while the code is entered, so that its typed texts are not lost. */
  readonly children: ReactNode;
}

/** Shows the login form, and then the code form if the account requires a two-factor code. */
export function CodeStep({ asked, children }: CodeStepProps) {
  const [isBack, setBack] = useState(false);
  const before = useFocusInside<HTMLDivElement>(isBack && !asked);
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
        <CodePrompt
          devices={asked.devices}
          give={asked.give}
          done={() => end(true)}
          cancel={() => end(false)}
        />
      )}
    </>
  );
}
