import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { loadErrorText } from '@torsa/shared/ui/form/explain-error';
import { limitFieldLength, requiredTextField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useState } from 'react';
import type { Project } from '../../api/projects.ts';
import type { SignedInSession } from '../../app/portal-page.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useSendFirstMessage } from '../conversations/index.ts';
import { NewMessageFiles } from '../files/index.ts';
import type { ProjectTexts } from './project-page.copy.en.ts';

const form = css({
  display: 'grid',
  gap: tokens.space.s,
  '& textarea': { minBlockSize: '7rem', fieldSizing: 'content', maxBlockSize: '18rem' },
});

/** The contact form has the same limit, because the backend stores the text as a contact message. */
const maxMessage = 5000;

interface WriteAboutProjectProps {
  readonly project: Pick<Project, 'id' | 'title'>;
  readonly user: SignedInSession['user'];
  /** The purpose of the form, which names its draft if a page has two forms. */
  readonly purpose: 'ask' | 'question';
  readonly label: string;
  readonly submitLabel: string;
  /** The text after the backend has stored the message. */
  readonly sent: string;
  readonly copy: ProjectTexts;
}

/** The form with which a client starts a conversation about a project, if the client can read none. */
export function ProjectMessageForm(props: WriteAboutProjectProps) {
  const { project, user, copy } = props;
  const { ask, problems, thread } = copy;
  const { format, language } = useI18n();
  const first = useSendFirstMessage(user);
  const draft = useWriteDraft(props);
  const state = useForm({
    fields: { message: limitFieldLength(maxMessage, requiredTextField(thread.composer.blank)) },
    draft,
    send: async (values) => {
      await first.send({
        subject: format(ask.subject, { project: project.title }),
        message: values.message,
        key: draft.idempotencyKey(values),
      });
      return {
        notice: {
          kind: 'status',
          text: props.sent,
          action: (
            <Link css={portalStyles.link} to="/dashboard/messages">
              {ask.toMessages}
            </Link>
          ),
        },
        isSuccess: true,
      };
    },
    errors: async (error) => {
      const texts = { forbidden: thread.composer.problems.forbidden, other: problems.notSent };
      const text = await loadErrorText(error, texts, language, 'messages');
      return { notice: { kind: 'alert', text } };
    },
  });
  return (
    <Form state={state} css={form}>
      <TextAreaField
        {...state.field('message')}
        label={props.label}
        hint={format(ask.subject, { project: project.title })}
        rows={4}
      />
      <NewMessageFiles {...first.files} />
      <div>
        <Button type="submit" busy={state.isBusy}>
          {state.isBusy ? thread.composer.replying : props.submitLabel}
        </Button>
      </div>
    </Form>
  );
}

function useWriteDraft({ project, purpose }: Pick<WriteAboutProjectProps, 'project' | 'purpose'>) {
  return useFormDraft(`${purpose}.${project.id}`, ['message']);
}

/** A button that opens the form for a question about the project. A stored draft opens it immediately. */
export function ProjectQuestionButton(
  props: Pick<WriteAboutProjectProps, 'project' | 'user' | 'copy'>,
) {
  const { noThread, ask } = props.copy;
  const draft = useWriteDraft({ project: props.project, purpose: 'question' });
  const [isOpen, setOpen] = useState(() => draft.read() !== undefined);
  if (isOpen) {
    return (
      <ProjectMessageForm
        {...props}
        purpose="question"
        label={ask.question}
        submitLabel={ask.sendQuestion}
        sent={ask.questionSent}
      />
    );
  }
  return (
    <>
      <p>{noThread.ofClient}</p>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {noThread.write}
        </Button>
      </div>
    </>
  );
}
