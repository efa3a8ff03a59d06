import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { CodeForm } from '@torsa/shared/second-factor/code-form';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PortalData } from '../data/portal-data.tsx';
import { Reading } from '../data/reading.tsx';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { Part } from '../parts/part.tsx';
import { askForCodeMessages } from './ask-for-code-messages.ts';
import { giveCodeOf } from './change-second-factor.ts';
import { secondFactorQuery } from './second-factor-query.ts';

const column = css({ maxInlineSize: '32rem' });

/** For staff without a second factor in this session: the code of a device, or the way to a first device. */
function AskForCode() {
  const { language } = useI18n();
  const messages = askForCodeMessages[language];
  return (
    <PortalData>
      <div css={column}>
        <Part name="code" title={messages.title}>
          <Asked messages={messages} />
        </Part>
      </div>
    </PortalData>
  );
}

export default AskForCode;

function Asked({ messages }: { readonly messages: (typeof askForCodeMessages)['en'] }) {
  const factor = useQuery(secondFactorQuery);
  return (
    <Reading
      query={factor}
      messages={messages.reading}
      skeleton={<RowSkeletons label={messages.loading} rows={2} height="3.5rem" />}
    >
      {({ devices }) =>
        devices.length > 0 ? (
          // Reading the page again takes this away.
          <CodeForm devices={devices} give={giveCodeOf} done={() => {}} messages={messages.code} />
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
