import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { useEffect, useRef } from 'react';
import { secondFactorCodeField, type TwoFactorDevice } from '../../database/second-factor.ts';
import { minTouchTargetSize } from '../../theme/min-target-size.ts';
import { tokens } from '../../theme/tokens.ts';
import { Button } from '../button.tsx';
import { useForm } from '../form/use-form.ts';
import { Form } from '../form.tsx';
import { SelectField } from '../select-field.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { getSecondFactorTexts } from './code-copy-in.ts';
import { SecondFactorCodeField } from './code-field.tsx';

const { space } = tokens;

const stack = css({ display: 'grid', gap: space.m });
const summary = css({
  minBlockSize: minTouchTargetSize,
  paddingBlock: space.xs,
  cursor: 'pointer',
});

interface CodeFormProps {
  /** The user's authenticator devices, at least one. */
  readonly devices: readonly TwoFactorDevice[];
  readonly give: (device: string, code: string) => Promise<void>;
  /** A callback after the user has entered a correct second-factor code. */
  readonly done: () => void;
  /** False if the second-factor form is not the main content of its page. */
  readonly takesFocus?: boolean;
  /** A callback when the user returns to the login form. */
  readonly cancel?: () => void;
}

/** A form that asks for a device's second-factor code until the code is correct. */
function CodeForm({ devices, give, done, takesFocus = true, cancel }: CodeFormProps) {
  const copy = getSecondFactorTexts(useI18n().language);
  const chosen = useRef<HTMLSelectElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) wrapper.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const state = useForm({
    fields: { code: secondFactorCodeField(copy.malformed) },
    send: async ({ code }) => {
      await give(chosen.current?.value ?? devices[0]?.id ?? '', code);
      done();
      return undefined;
    },
    errors: { wrongCode: copy.wrong, unavailable: copy.unavailable, other: copy.refused },
    fieldOf: { wrongCode: 'code' },
  });
  return (
    <div ref={wrapper} css={stack}>
      <p>{copy.lead}</p>
      <Form state={state} css={stack}>
        {devices.length > 1 && (
          <SelectField
            ref={chosen}
            label={copy.device}
            values={devices.map(({ id }) => id)}
            nameOf={(one) => devices.find(({ id }) => id === one)?.name ?? ''}
          />
        )}
        <SecondFactorCodeField {...state.field('code')} label={copy.code} />
        <SubmitButton busy={state.isBusy} busyLabel={copy.checking}>
          {copy.submit}
        </SubmitButton>
      </Form>
      <details>
        <summary css={summary}>{copy.lost}</summary>
        <p>{copy.help}</p>
      </details>
      {cancel && (
        <Button variant="quiet" onClick={cancel}>
          {copy.cancel}
        </Button>
      )}
    </div>
  );
}

export default CodeForm;
