import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ApprovalDecision } from '../../api/asks.ts';
import { formatDay, toLocalDate } from '../../api/days.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { requestsToClientTexts as bn } from './asks.copy.bn.ts';
import { requestsToClientTexts as en, type RequestsToClientTexts } from './asks.copy.en.ts';

const { fontSize, space } = tokens;

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.xxs} ${space.s}`,
  margin: 0,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
  '& dd': { margin: 0 },
});
// Print the record's details even if they are collapsed, because the printed record is evidence.
const record = css({ [media.print]: { '&::details-content': { contentVisibility: 'visible' } } });
const hash = css({ fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' });

interface ApprovalRecordProps {
  readonly approval: ApprovalDecision;
}

/**
 * The record of a client's decision about an approval request, as evidence: client, date, version, access and SHA-256
 * hash of the content.
 */
export default function ApprovalRecord({ approval }: ApprovalRecordProps) {
  const { format, language } = useI18n();
  const copy = localize<RequestsToClientTexts>(language, { en, bn });
  const { decision, decided_at, decided_name, words, round, content_name, way, sha256 } = approval;
  const { record: labels } = copy;
  const day = formatDay(language, toLocalDate(new Date(decided_at)), 'medium');
  return (
    <div css={portalStyles.tightStack}>
      <p css={portalStyles.wrapped}>
        {format(copy.decisions[decision], { who: isolateTextDirection(decided_name), day })}{' '}
        {words && <q dir="auto">{words}</q>}
      </p>
      <details css={record}>
        <summary css={portalStyles.summary}>
          {labels.title}: {format(copy.version, { number: formatNumber(language, round) })}
        </summary>
        <dl css={list}>
          <dt>{labels.content}</dt>
          <dd>
            <bdi>{content_name || labels.text}</bdi>
          </dd>
          <dt>{labels.at}</dt>
          <dd>
            <Timestamp at={decided_at} as="full" />
          </dd>
          <dt>{labels.way}</dt>
          <dd>{labels.ways[way]}</dd>
          <dt>{labels.hash}</dt>
          <dd css={hash}>{sha256}</dd>
        </dl>
      </details>
    </div>
  );
}
