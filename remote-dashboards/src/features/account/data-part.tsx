import { useMutation } from '@tanstack/react-query';
import { problemOf } from '@torsa/shared/database/answer-of';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import type { Account } from '../../api/account-query.ts';
import { readMyData } from '../../api/change-account.ts';
import { Part } from '../../ui/part.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { AccountMessages } from './account-messages.en.ts';
import { DeleteAccount } from './delete-account.tsx';
import { describeProblem } from './describe-problem.ts';

interface DataPartProps {
  readonly account: Account;
  readonly messages: AccountMessages;
}

/** All that is stored of somebody, as a file, and the end of it. */
export function DataPart({ account, messages }: DataPartProps) {
  const { data: words } = messages;
  const save = useMutation({
    mutationFn: async () => saveFile('torsa-my-data.json', 'application/json', await readMyData()),
  });
  return (
    <Part name="data" title={words.title}>
      {save.error && (
        <Notice kind="alert">{describeProblem(problemOf(save.error), messages)}</Notice>
      )}
      <p>{words.lead}</p>
      <div>
        <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
          {words.export}
        </Button>
      </div>
      <h3>{words.deletion.title}</h3>
      {account.is_staff ? <p>{words.deletion.ofStaff}</p> : <DeleteAccount messages={messages} />}
    </Part>
  );
}
