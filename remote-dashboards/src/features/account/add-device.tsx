import { css } from '@emotion/react';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { limitFieldLength, requiredLineField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { useEffect, useRef, useState } from 'react';
import { enrollSecondFactorDevice, type NewSecondFactorDevice } from '../../api/second-factor.ts';
import type { SecondFactorSetupTexts } from '../../app/second-factor.copy.en.ts';
import { portalStyles } from '../../ui/styles.ts';
import { ConfirmSecondFactorDevice } from './confirm-device.tsx';

const bare = css({ '&:focus': { outline: 'none' } });

interface AddDeviceProps {
  readonly isFirst: boolean;
  readonly say: (words: string) => void;
  readonly copy: SecondFactorSetupTexts;
  readonly copyButton: Readonly<Record<'action' | 'copied' | 'failed', string>>;
}

/**
 * Adds a second-factor device: the user opens the form, names the device, scans the QR code and enters the first code.
 */
export function AddSecondFactorDevice({ isFirst, say, copy, copyButton }: AddDeviceProps) {
  const [step, setStep] = useState<
    'closed' | 'naming' | (NewSecondFactorDevice & { readonly name: string })
  >('closed');
  const state = useForm({
    fields: { deviceName: limitFieldLength(60, requiredLineField(copy.nameMissing)) },
    prefill: { deviceName: isFirst ? copy.firstName : undefined },
    send: async ({ deviceName: name }) => {
      setStep({ ...(await enrollSecondFactorDevice(name)), name });
      return undefined;
    },
    errors: copy.problems,
    fieldOf: { sameName: 'deviceName' },
  });
  const close = (words = '') => {
    setStep('closed');
    say(words);
  };
  // Focus the heading, because the clicked button disappears and a phone's keyboard would cover the QR code.
  const wrapper = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === before.current) return;
    before.current = step;
    const field = step === 'naming' ? wrapper.current?.querySelector('input') : undefined;
    (field ?? wrapper.current)?.focus();
  }, [step]);
  return (
    <div ref={wrapper} tabIndex={-1} css={bare}>
      {step === 'closed' ? (
        <Button
          variant="secondary"
          onClick={() => {
            say('');
            setStep('naming');
          }}
        >
          {copy.add}
        </Button>
      ) : step === 'naming' ? (
        <Form state={state} css={portalStyles.formStack}>
          <Field {...state.field('deviceName')} label={copy.name} autoComplete="off" />
          <div css={portalStyles.actions}>
            <Button type="submit" busy={state.isBusy}>
              {state.isBusy ? copy.starting : copy.start}
            </Button>
            <Button variant="quiet" onClick={() => close()}>
              {copy.cancel}
            </Button>
          </div>
        </Form>
      ) : (
        <ConfirmSecondFactorDevice
          device={step}
          close={close}
          copy={copy}
          copyButton={copyButton}
        />
      )}
    </div>
  );
}
