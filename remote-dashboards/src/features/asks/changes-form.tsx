import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import type { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { portalStyles } from '../../ui/styles.ts';

const form = css({
  display: 'grid',
  flexBasis: '100%',
  gap: tokens.space.s,
  '& textarea': { minBlockSize: '4.5rem', fieldSizing: 'content', maxBlockSize: '18rem' },
});

interface ChangesFormProps {
  readonly state: ReturnType<typeof useForm<'words'>>;
  readonly cancel: () => void;
  readonly copy: {
    readonly changesLabel: string;
    readonly changes: string;
    readonly sending: string;
    readonly cancel: string;
  };
  /** Receives the text field, which gets the focus when the clicked button disappears. */
  readonly focus: (element: HTMLElement | null) => void;
}

/** The form in which a client or staff member describes a wanted change. */
export function RequestChangesForm({ state, cancel, copy, focus }: ChangesFormProps) {
  return (
    <Form state={state} css={form}>
      <TextAreaField
        {...state.field('words')}
        ref={focus}
        label={copy.changesLabel}
        rows={3}
        readOnly={state.isBusy}
      />
      <div css={portalStyles.actions}>
        <Button type="submit" busy={state.isBusy}>
          {state.isBusy ? copy.sending : copy.changes}
        </Button>
        <Button variant="secondary" onClick={cancel}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}
