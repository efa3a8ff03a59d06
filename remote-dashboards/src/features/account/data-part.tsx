import { useMutation } from '@tanstack/react-query';
import { errorText } from '@torsa/shared/database/backend-error';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { type Account, readMyData } from '../../api/account.ts';
import { Part } from '../../ui/part.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { AccountCopy } from './account-page.copy.en.ts';
import { DeleteAccount } from './delete-account.tsx';

interface DataPartProps {
  readonly account: Account;
  readonly copy: AccountCopy;
}

/** All that is stored of somebody, as a file, and the end of it. */
export function DataPart({ account, copy }: DataPartProps) {
  const { data: words } = copy;
  const save = useMutation({
    mutationFn: async () => saveFile('torsa-my-data.json', 'application/json', await readMyData()),
  });
  return (
    <Part name="data" title={words.title}>
      {save.error && <Notice kind="alert">{errorText(save.error, copy.problems)}</Notice>}
      <p>{words.lead}</p>
      <div>
        <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
          {words.export}
        </Button>
      </div>
      <h3>{words.deletion.title}</h3>
      {account.is_staff ? <p>{words.deletion.ofStaff}</p> : <DeleteAccount copy={copy} />}
    </Part>
  );
}
