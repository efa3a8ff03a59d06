import { useMutation } from '@tanstack/react-query';
import { errorText } from '@torsa/shared/database/backend-error';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { type Account, readMyData } from '../../api/account.ts';
import { Part } from '../../ui/part.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { AccountMessages } from './account-messages.en.ts';
import { DeleteAccount } from './delete-account.tsx';

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
      {save.error && <Notice kind="alert">{errorText(save.error, messages.problems)}</Notice>}
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
