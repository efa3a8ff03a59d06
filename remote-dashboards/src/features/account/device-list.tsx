import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { TwoFactorDevice } from '@torsa/shared/database/second-factor';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { useState } from 'react';
import { removeSecondFactorDevice } from '../../api/second-factor.ts';
import type { SecondFactorSetupTexts } from '../../app/second-factor.copy.en.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts';
import { portalStyles } from '../../ui/styles.ts';

const { color, space } = tokens;

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.m}`,
  minBlockSize: '3.5rem',
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
});
const nameText = css({ fontWeight: 600, overflowWrap: 'anywhere' });

interface DeviceListProps {
  /** The user's second-factor devices, at least one. */
  readonly devices: readonly TwoFactorDevice[];
  readonly isRequired: boolean;
  readonly say: (words: string) => void;
  readonly copy: SecondFactorSetupTexts;
}

/** The list of second-factor devices. A removal needs a confirmation, and a required last device cannot be removed. */
export function SecondFactorDeviceList({ devices, isRequired, say, copy }: DeviceListProps) {
  const { format } = useI18n();
  const [removingId, setRemoving] = useState('');
  const remove = useMutation({
    mutationFn: ({ id }: TwoFactorDevice) => removeSecondFactorDevice(id),
    onSuccess: (_done, { name }) => say(format(copy.removed, { name })),
    onSettled: () => setRemoving(''),
  });
  const isLast = devices.length === 1;
  return (
    <>
      <ErrorNotice error={remove.error} copy={copy.problems} />
      <ul css={portalStyles.list} aria-label={copy.devices}>
        {devices.map((device) => (
          <li key={device.id} css={row}>
            {removingId === device.id ? (
              <>
                <span role="status">
                  {format(isLast ? copy.confirmLast : copy.confirm, { name: device.name })}
                </span>
                <div css={portalStyles.actions}>
                  <Button
                    ref={moveFocusToHeading}
                    variant="secondary"
                    busy={remove.isPending}
                    aria-label={format(copy.removeOf, { name: device.name })}
                    onClick={() => remove.mutate(device)}
                  >
                    {copy.remove}
                  </Button>
                  <Button ref={moveFocusToHeading} variant="quiet" onClick={() => setRemoving('')}>
                    {copy.keep}
                  </Button>
                </div>
              </>
            ) : (
              <>
                <span css={nameText}>{device.name}</span>
                <Button
                  ref={moveFocusToHeading}
                  variant="quiet"
                  aria-label={format(copy.removeOf, { name: device.name })}
                  onClick={() => (isLast && isRequired ? say(copy.needed) : setRemoving(device.id))}
                >
                  {copy.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
