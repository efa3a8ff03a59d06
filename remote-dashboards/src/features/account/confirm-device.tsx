import { css } from '@emotion/react';
import { secondFactorCodeField } from '@torsa/shared/database/second-factor';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { SecondFactorCodeField } from '@torsa/shared/ui/second-factor/code-field';
import { type NewSecondFactorDevice, submitSecondFactorCode } from '../../api/second-factor.ts';
import type { SecondFactorSetupTexts } from '../../app/second-factor.copy.en.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { portalStyles } from '../../ui/styles.ts';

const { color, radius, space } = tokens;

const key = css({
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.m,
  backgroundColor: color.sunken,
  fontSize: '1.05rem',
  letterSpacing: '0.05em',
  overflowWrap: 'anywhere',
});

interface ConfirmDeviceProps {
  readonly device: NewSecondFactorDevice & { readonly name: string };
  readonly close: (words?: string) => void;
  readonly copy: SecondFactorSetupTexts;
  readonly copyButton: Readonly<Record<'action' | 'copied' | 'failed', string>>;
}

/** The secret key of a new second-factor device, and a form for its first code. */
export function ConfirmSecondFactorDevice({ device, close, copy, copyButton }: ConfirmDeviceProps) {
  const { format } = useI18n();
  const { id, name, secret, address, picture } = device;
  const state = useForm({
    fields: { code: secondFactorCodeField(copy.code.malformed) },
    send: async ({ code }) => {
      await submitSecondFactorCode(id, code);
      close(format(copy.added, { name }));
      return undefined;
    },
    errors: { ...copy.problems, wrongCode: copy.code.wrong },
    fieldOf: { wrongCode: 'code' },
  });
  return (
    <Form state={state} css={portalStyles.startStack}>
      <p>{copy.scan}</p>
      <QrCode {...picture} label={format(copy.picture, { name })} />
      <div>
        <p>{copy.cannotScan}</p>
        <div css={portalStyles.row}>
          <code css={key}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <CopyButton text={secret} name={copy.key} copy={copyButton} />
        </div>
        {address.startsWith('otpauth://') && (
          <a css={portalStyles.link} href={address}>
            {copy.openApp}
          </a>
        )}
      </div>
      <p>{copy.firstCode}</p>
      <SecondFactorCodeField {...state.field('code')} label={copy.code.code} />
      <div css={portalStyles.row}>
        <Button type="submit" busy={state.isBusy}>
          {state.isBusy ? copy.code.checking : copy.finish}
        </Button>
        <Button variant="quiet" onClick={() => close()}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}

// The QR code is dark on light in every theme, because some scanners cannot read an inverted code.
const code = css({
  inlineSize: 'min(13rem, 100%)',
  borderRadius: tokens.radius.m,
  backgroundColor: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
});

interface QrCodeProps extends Readonly<NewSecondFactorDevice['picture']> {
  readonly label: string;
}

function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg
      css={code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
