import { css } from '@emotion/react';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Notice } from '@torsa/shared/ui/notice';
import { useId, useState } from 'react';
import {
  type StaffMember,
  type StaffSecondFactors,
  useRequireSecondFactor,
} from '../../api/people.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { StaffTexts } from './staff.copy.en.ts';

const { space } = tokens;

const section = css({ display: 'grid', gap: space.s, marginBlockStart: space.l });

interface SecondFactorRuleProps {
  readonly factors: StaffSecondFactors;
  readonly people: readonly StaffMember[];
  readonly copy: StaffTexts;
}

/** Shows whether all staff need a second factor and who has none. The founder can change the requirement. */
export function SecondFactorRequirementSection({ factors, people, copy }: SecondFactorRuleProps) {
  const { format } = useI18n();
  const titleId = useId();
  const ask = useRequireSecondFactor();
  const { secondFactor: words, problems } = copy;
  const { devices, isAsked } = factors;
  const without = people.filter(({ staff_id, is_active }) => is_active && !devices.get(staff_id));
  const isOwnMissing = ask.error !== null && getErrorCode(ask.error) === 'conflict';
  return (
    <section css={section} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.title}</h2>
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
      {isAsked ? (
        <div>
          <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate(false)}>
            {words.stop}
          </Button>
        </div>
      ) : (
        <RequireForAll isBusy={ask.isPending} require={() => ask.mutateAsync(true)} copy={words} />
      )}
    </section>
  );
}

interface RequireForAllProps {
  readonly isBusy: boolean;
  readonly require: () => Promise<unknown>;
  readonly copy: StaffTexts['secondFactor'];
}

/** Asks for a confirmation before the requirement, because staff without a device then cannot work. */
function RequireForAll({ isBusy, require, copy }: RequireForAllProps) {
  const [isConfirming, setConfirming] = useState<boolean>();
  if (!isConfirming) {
    return (
      <div>
        <DangerButton
          ref={isConfirming === undefined ? undefined : focus}
          onClick={() => setConfirming(true)}
        >
          {copy.ask}
        </DangerButton>
      </div>
    );
  }
  return (
    <>
      <p>{copy.consequences}</p>
      <div css={portalStyles.actions}>
        <Button ref={focus} variant="secondary" onClick={() => setConfirming(false)}>
          {copy.cancel}
        </Button>
        <DangerButton
          isConfirming
          busy={isBusy}
          onClick={() => void require().catch(() => setConfirming(false))}
        >
          {copy.confirm}
        </DangerButton>
      </div>
    </>
  );
}

/** Focuses a new element, which replaces the focused button. */
const focus = (element: HTMLElement | null) => element?.focus();
