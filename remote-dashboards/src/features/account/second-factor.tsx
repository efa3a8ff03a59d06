import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Notice } from '@torsa/shared/ui/notice';
import CodeForm from '@torsa/shared/ui/second-factor/code-form';
import { useState } from 'react';
import { secondFactorQuery, submitSecondFactorCode } from '../../api/second-factor.ts';
import { getSecondFactorSetupTexts } from '../../app/get-second-factor-copy.ts';
import type { QueryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { AddSecondFactorDevice } from './add-device.tsx';
import { SecondFactorDeviceList } from './device-list.tsx';

interface SecondFactorProps {
  readonly copy: {
    readonly reading: QueryStateTexts;
    readonly copyButton: Readonly<Record<'action' | 'copied' | 'failed', string>>;
  };
}

/** The section that adds and removes second-factor devices, after a code of an existing device. */
function SecondFactor({ copy }: SecondFactorProps) {
  const words = getSecondFactorSetupTexts(useI18n().language);
  const { copyButton, reading } = copy;
  const factor = useQuery(secondFactorQuery);
  const [said, setSaid] = useState('');
  return (
    <>
      <p css={portalStyles.muted}>{words.lead}</p>
      {said !== '' && <Notice kind="status">{said}</Notice>}
      <QueryBoundary
        query={factor}
        copy={reading}
        skeleton={<RowSkeletons label={words.loading} rows={1} height="3.5rem" />}
      >
        {({ devices, hasCode, isRequired }) => {
          if (devices.length > 0 && !hasCode) {
            return (
              <>
                <Notice kind="status">{words.verifyCode}</Notice>
                <CodeForm
                  devices={devices}
                  give={submitSecondFactorCode}
                  done={() => {}}
                  takesFocus={false}
                />
              </>
            );
          }
          return (
            <>
              {isRequired && devices.length === 0 && <Notice kind="status">{words.asked}</Notice>}
              {devices.length > 0 && (
                <SecondFactorDeviceList
                  devices={devices}
                  isRequired={isRequired}
                  say={setSaid}
                  copy={words}
                />
              )}
              {devices.length === 1 && <p css={portalStyles.muted}>{words.addSecond}</p>}
              <AddSecondFactorDevice
                isFirst={devices.length === 0}
                say={setSaid}
                copy={words}
                copyButton={copyButton}
              />
            </>
          );
        }}
      </QueryBoundary>
    </>
  );
}

export default SecondFactor;
