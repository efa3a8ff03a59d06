import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Field } from '@torsa/shared/ui/field';
import { SubmitButton } from '@torsa/shared/ui/submit-button';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';

const stack = css({ display: 'grid', gap: tokens.space.l });

export function FieldStates() {
  return (
    <form css={stack} onSubmit={(event) => event.preventDefault()} noValidate>
      <Field label="Required" name="required" required />
      <Field label="Not required" name="optional" defaultValue="With a value" />
      <Field label="With a hint" name="hint" hint="Help that is always there." required />
      <Field label="With an error" name="error" error="Say how to put it right." required />
      <Field label="Being sent" name="sent" readOnly defaultValue="Nobody can change it" required />
      <TextAreaField label="Several lines" name="area" required />
      <TextAreaField label="Several lines, wrong" name="wrong" error="Too short." required />
      <SubmitButton busyLabel="Submitting…">Submit</SubmitButton>
    </form>
  );
}
