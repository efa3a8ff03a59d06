import { css } from '@emotion/react';
import { errorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Notice } from '@torsa/shared/ui/notice';
import { useId } from 'react';
import {
  type StaffMember,
  type StaffSecondFactors,
  useRequireSecondFactor,
} from '../../api/people.ts';
import { styles } from '../../ui/styles.ts';
import type { StaffCopy } from './staff.copy.en.ts';

const { space } = tokens;

const section = css({ display: 'grid', gap: space.s, marginBlockStart: space.l });

interface SecondFactorRuleProps {
  readonly factors: StaffSecondFactors;
  readonly people: readonly StaffMember[];
  readonly copy: StaffCopy;
}

/** Shows and changes whether all staff need a second factor, and lists staff without a second factor. */
export function SecondFactorRule({ factors, people, copy }: SecondFactorRuleProps) {
  const { format } = useI18n();
  const titleId = useId();
  const ask = useRequireSecondFactor();
  const { secondFactor: words, problems } = copy;
  const { devices, isAsked } = factors;
  const without = people.filter(({ staff_id, is_active }) => is_active && !devices.get(staff_id));
  const isOwnMissing = ask.error !== null && errorCode(ask.error) === 'conflict';
  return (
    <section css={section} aria-labelledby={titleId}>
      <h2 css={styles.smallHeading} id={titleId}>
        {words.title}
      </h2>
      <p role="status">{isAsked ? words.asked : words.lead}</p>
      <p>
        {format(words.without, {
          count: without.length,
          names: without.map(({ name }) => name).join(', '),
        })}
      </p>
      {ask.error && (
        <Notice
          kind="alert"
          action={
            isOwnMissing && (
              <ButtonLink variant="secondary" to="/account#secondFactor">
                {words.ownDevice}
              </ButtonLink>
            )
          }
        >
          {isOwnMissing ? words.ownFirst : problems.other}
        </Notice>
      )}
      <div>
        <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate(!isAsked)}>
          {isAsked ? words.stop : words.ask}
        </Button>
      </div>
    </section>
  );
}
