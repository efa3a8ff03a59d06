import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import CodeForm from '@torsa/shared/ui/second-factor/code-form';
import { useEffect } from 'react';
import {
  secondFactorQuery,
  submitSecondFactorCode,
  syncSecondFactorAcrossTabs,
} from '../api/second-factor.ts';
import { PageSection } from '../ui/page-section.tsx';
import { queryStateTexts as readingBn } from '../ui/query-boundary.copy.bn.ts';
import {
  type QueryStateTexts,
  queryStateTexts as readingEn,
} from '../ui/query-boundary.copy.en.ts';
import { QueryBoundary } from '../ui/query-boundary.tsx';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import { getSecondFactorSetupTexts } from './get-second-factor-copy.ts';
import type { SecondFactorSetupTexts } from './second-factor.copy.en.ts';

const readingIn = { en: readingEn, bn: readingBn };

const column = css({ maxInlineSize: '32rem' });

/** Asks staff for a required second-factor code. Without a device, it links to the page that adds one. */
function SecondFactorPrompt() {
  const { language } = useI18n();
  const copy = getSecondFactorSetupTexts(language);
  return (
    <div css={column}>
      <PageSection name="code" title={copy.title}>
        <CodePrompt copy={copy} reading={localize<QueryStateTexts>(language, readingIn)} />
      </PageSection>
    </div>
  );
}

export default SecondFactorPrompt;

interface CodePromptProps {
  readonly copy: SecondFactorSetupTexts;
  readonly reading: QueryStateTexts;
}

function CodePrompt({ copy, reading }: CodePromptProps) {
  const factor = useQuery(secondFactorQuery);
  useEffect(syncSecondFactorAcrossTabs, []);
  return (
    <QueryBoundary
      query={factor}
      copy={reading}
      skeleton={<RowSkeletons label={copy.loading} rows={2} height="3.5rem" />}
    >
      {({ devices }) =>
        devices.length > 0 ? (
          // A valid code needs no handler, because the refetch removes the form.
          <CodeForm devices={devices} give={submitSecondFactorCode} done={() => {}} />
        ) : (
          <>
            <p role="status">{copy.none}</p>
            <div>
              <ButtonLink to="/account#secondFactor">{copy.setUp}</ButtonLink>
            </div>
          </>
        )
      }
    </QueryBoundary>
  );
}
