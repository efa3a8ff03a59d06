import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { CodeForm } from '@torsa/shared/second-factor/code-form';
import { tokens } from '@torsa/shared/theme/tokens';
import { Notice } from '@torsa/shared/ui/notice';
import { useState } from 'react';
import { Reading } from '../data/reading.tsx';
import type { ReadingMessages } from '../data/reading-messages.en.ts';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { Part } from '../parts/part.tsx';
import { AddDevice } from './add-device.tsx';
import { giveCodeOf } from './change-second-factor.ts';
import { DeviceList } from './device-list.tsx';
import type { SecondFactorMessages } from './second-factor-messages.en.ts';
import { secondFactorQuery } from './second-factor-query.ts';

const muted = css({ color: tokens.color.textMuted });

interface SecondFactorPartProps {
  readonly messages: {
    readonly secondFactor: SecondFactorMessages;
    readonly reading: ReadingMessages;
    readonly copy: Readonly<Record<'action' | 'copied' | 'failed', string>>;
  };
}

/** One's devices that give codes: added, named and removed, by whoever gave a code where there is a device already. */
export function SecondFactorPart({ messages }: SecondFactorPartProps) {
  const { secondFactor: words, copy, reading } = messages;
  const factor = useQuery(secondFactorQuery);
  const [said, setSaid] = useState('');
  return (
    <Part name="secondFactor" title={words.title}>
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
                <Notice kind="status">{words.giveCode}</Notice>
                <CodeForm
                  devices={devices}
                  give={giveCodeOf}
                  done={() => {}}
                  takesFocus={false}
                  messages={words.code}
                />
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
    </Part>
  );
}
