import type { ReactNode } from 'react';
import { AskForCode } from './ask-for-code.tsx';
import type { AskedCode } from './use-code-step.ts';

interface CodeStepProps {
  readonly asked: AskedCode | undefined;
  /** The form before it, which keeps what was typed. */
  readonly children: ReactNode;
}

/** A log-in in one step, or in two where a code is asked for. */
export function CodeStep({ asked, children }: CodeStepProps) {
  return (
    <>
      <div hidden={asked !== undefined}>{children}</div>
      {asked && (
        <AskForCode
          devices={asked.devices}
          give={asked.give}
          done={() => asked.end(true)}
          cancel={() => asked.end(false)}
        />
      )}
    </>
  );
}
