import { notify } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { useState } from 'react';
import { type Ask, useRequestToClientMutation } from '../../api/asks.ts';
import { portalStyles } from '../../ui/styles.ts';
import {
  ApprovalContentFields,
  getApprovalFormFields,
  getApprovalRpcArguments,
  ownTextOptionValue,
  useStaffProjectFiles,
} from './approval-source.tsx';
import type { StaffRequestTexts } from './staff-asks.copy.en.ts';

interface VersionFormProps {
  readonly project: string;
  readonly ask: Ask;
  readonly close: () => void;
  readonly copy: StaffRequestTexts;
}

/** The form in which staff send a new version for approval after the client has asked for changes. */
export function NewVersionForm({ project, ask, close, copy }: VersionFormProps) {
  const files = useStaffProjectFiles(project);
  const draft = useFormDraft(`ask-version.${ask.id}`, ['source', 'content']);
  const [chosen, setSource] = useState(() => draft.read()?.source || undefined);
  const source = chosen ?? (ask.file_id === null ? undefined : files[0]?.id) ?? ownTextOptionValue;
  const sendAgain = useRequestToClientMutation('ask_again');
  const state = useForm({
    fields: getApprovalFormFields(source, copy.dialog),
    draft,
    send: async ({ content }) => {
      await sendAgain.mutateAsync({
        ask: ask.id,
        expected_version: ask.version,
        ...getApprovalRpcArguments(source, content),
      });
      notify({ kind: 'info', title: copy.sentAgain });
      draft.clear();
      close();
      return undefined;
    },
    errors: copy.problems,
  });
  return (
    <Form state={state} css={portalStyles.stack}>
      <ApprovalContentFields
        project={project}
        files={files}
        source={source}
        choose={setSource}
        sourceField={state.field('source')}
        contentField={source === ownTextOptionValue ? state.field('content') : undefined}
        copy={copy.dialog}
      />
      <div css={portalStyles.actions}>
        <Button type="submit" busy={state.isBusy}>
          {copy.dialog.sendVersion}
        </Button>
        <Button variant="quiet" onClick={close}>
          {copy.dialog.close}
        </Button>
      </div>
    </Form>
  );
}
