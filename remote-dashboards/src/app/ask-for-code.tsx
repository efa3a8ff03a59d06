import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { wordsIn } from '@torsa/shared/i18n/languages';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import CodeForm from '@torsa/shared/ui/second-factor/code-form';
import { useEffect } from 'react';
import { followOtherTabs, secondFactorQuery, submitCode } from '../api/second-factor.ts';
import { Part } from '../ui/part.tsx';
import { Reading } from '../ui/reading.tsx';
import { readingMessages as readingBn } from '../ui/reading-messages.bn.ts';
import { type ReadingMessages, readingMessages as readingEn } from '../ui/reading-messages.en.ts';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import type { SecondFactorMessages } from './second-factor-messages.en.ts';
import { secondFactorMessagesIn } from './second-factor-messages-in.ts';

const readingIn = { en: readingEn, bn: readingBn };

const column = css({ maxInlineSize: '32rem' });

/** For staff without a second factor in this session: the code of a device, or the way to a first device. */
function AskForCode() {
  const { language } = useI18n();
  const messages = secondFactorMessagesIn(language);
  return (
    <div css={column}>
      <Part name="code" title={messages.title}>
        <Asked messages={messages} reading={wordsIn<ReadingMessages>(language, readingIn)} />
      </Part>
    </div>
  );
}

export default AskForCode;

interface AskedProps {
  readonly messages: SecondFactorMessages;
  readonly reading: ReadingMessages;
}

function Asked({ messages, reading }: AskedProps) {
  const factor = useQuery(secondFactorQuery);
  useEffect(followOtherTabs, []);
  return (
    <Reading
      query={factor}
      messages={reading}
      skeleton={<RowSkeletons label={messages.loading} rows={2} height="3.5rem" />}
    >
      {({ devices }) =>
        devices.length > 0 ? (
          // Reading the page again takes this away.
          <CodeForm devices={devices} give={submitCode} done={() => {}} />
        ) : (
          <>
            <p role="status">{messages.none}</p>
            <div>
              <ButtonLink to="/account#secondFactor">{messages.setUp}</ButtonLink>
            </div>
          </>
        )
      }
    </Reading>
  );
}
