import { CodeForm } from '@torsa/shared/second-factor/code-form';
import type { CodeMessages } from '@torsa/shared/second-factor/code-messages.en';
import { Button } from '@torsa/shared/ui/button';
import type { ReactNode } from 'react';
import type { AskedCode } from './use-code-step.ts';

export type CodeStepMessages = CodeMessages & { readonly giveUp: string };

interface CodeStepProps {
  readonly asked: AskedCode | undefined;
  readonly messages: CodeStepMessages;
  /** The form before it, which keeps what was typed. */
  readonly children: ReactNode;
}

/** A log-in in one step, or in two where a code is asked for. */
export function CodeStep({ asked, messages, children }: CodeStepProps) {
  return (
    <>
      <div hidden={asked !== undefined}>{children}</div>
      {asked && (
        <CodeForm
          devices={asked.devices}
          give={asked.give}
          done={() => asked.end(true)}
          messages={messages}
        >
          <Button variant="quiet" onClick={() => asked.end(false)}>
            {messages.giveUp}
          </Button>
        </CodeForm>
      )}
    </>
  );
}
