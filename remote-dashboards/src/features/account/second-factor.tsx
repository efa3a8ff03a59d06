import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Notice } from '@torsa/shared/ui/notice';
import CodeForm from '@torsa/shared/ui/second-factor/code-form';
import { useState } from 'react';
import { secondFactorQuery, submitCode } from '../../api/second-factor.ts';
import { secondFactorMessagesIn } from '../../app/second-factor-messages-in.ts';
import { Reading } from '../../ui/reading.tsx';
import type { ReadingMessages } from '../../ui/reading-messages.en.ts';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { AddDevice } from './add-device.tsx';
import { DeviceList } from './device-list.tsx';

const muted = css({ color: tokens.color.textMuted });

interface SecondFactorProps {
  readonly messages: {
    readonly reading: ReadingMessages;
    readonly copy: Readonly<Record<'action' | 'copied' | 'failed', string>>;
  };
}

/** One's devices that give codes: added, named and removed, by whoever gave a code where there is a device already. */
function SecondFactor({ messages }: SecondFactorProps) {
  const words = secondFactorMessagesIn(useI18n().language);
  const { copy, reading } = messages;
  const factor = useQuery(secondFactorQuery);
  const [said, setSaid] = useState('');
  return (
    <>
      <p css={muted}>{words.lead}</p>
      {said !== '' && <Notice kind="status">{said}</Notice>}
      <Reading
        query={factor}
        messages={reading}
        skeleton={<RowSkeletons label={words.loading} rows={1} height="3.5rem" />}
      >
        {({ devices, gaveCode, isAsked }) => {
          if (devices.length > 0 && !gaveCode) {
            return (
              <>
                <Notice kind="status">{words.verifyCode}</Notice>
                <CodeForm devices={devices} give={submitCode} done={() => {}} takesFocus={false} />
              </>
            );
          }
          return (
            <>
              {isAsked && devices.length === 0 && <Notice kind="status">{words.asked}</Notice>}
              {devices.length > 0 && (
                <DeviceList devices={devices} isAsked={isAsked} say={setSaid} messages={words} />
              )}
              {devices.length === 1 && <p css={muted}>{words.addSecond}</p>}
              <AddDevice
                isFirst={devices.length === 0}
                say={setSaid}
                messages={words}
                copy={copy}
              />
            </>
          );
        }}
      </Reading>
    </>
  );
}

export default SecondFactor;
