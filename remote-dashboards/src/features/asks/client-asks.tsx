import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { notify } from '@torsa/shared/toast';
import { useEffect, useRef, useState } from 'react';
import { getRequestToClientText, type RequestWithDecision } from '../../api/asks.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { portalStyles } from '../../ui/styles.ts';
import { PictureApprovalRequestsContext } from '../files/index.ts';
import { ClientChecklistItem } from './client-ask.tsx';
import { clientChecklistTexts as bn } from './client-asks.copy.bn.ts';
import { type ClientChecklistTexts, clientChecklistTexts as en } from './client-asks.copy.en.ts';
import { PictureApprovalRequests } from './picture-asks.tsx';

export { PictureApprovalRequests };

const { color, radius, space } = tokens;

// A light box on the dark dashboard card, with the focus colour of light surfaces.
const box = css({
  padding: space.m,
  borderRadius: radius.m,
  backgroundColor: color.surface,
  color: color.text,
  '--color-focus': color.terracotta,
});
const list = css(plainListStyle, portalStyles.ruledList);
const thanks = css({ '&:empty': { display: 'none' } });

interface ClientAsksProps {
  readonly asks: readonly RequestWithDecision[];
  /**
   * True if the page lists requests of several projects. The page then hides requests that were answered before the
   * visit.
   */
  readonly showsProject?: boolean;
}

/** A client's checklist of the team's requests. Each open request has its own form. */
export default function ClientChecklist({ asks, showsProject = false }: ClientAsksProps) {
  const { format, language } = useI18n();
  const copy = localize<ClientChecklistTexts>(language, { en, bn });
  const [hasSent, setSent] = useState(false);
  // Keep requests that were open during this visit in the list, so that the client sees the result of a click.
  const seen = useRef(new Set<string>());
  for (const { id, state } of asks) if (state === 'open') seen.current.add(id);
  useAnnounceWithdrawn(asks, copy);

  const open = asks.filter(({ state }) => state === 'open');
  const shown = showsProject ? asks.filter(({ id }) => seen.current.has(id)) : asks;
  const isDone = ({ id, state }: RequestWithDecision) => state === 'done' && !seen.current.has(id);
  const [done, current] = partition(shown, isDone);
  const waiting = asks.filter(({ state }) => state === 'sent');
  const status = open.length === 0 && waiting.length > 0 && formatThanks();

  function formatThanks() {
    const askers = [...new Set(waiting.map((ask) => ask.asked_by_name))].map(isolateTextDirection);
    const who = new Intl.ListFormat(language).format(askers);
    return format(copy.thanks, { who });
  }

  // Show the thanks only while an answered request of this visit is not open, because staff may return an answer.
  const isSentNow = asks.some(({ id, state }) => state !== 'open' && seen.current.has(id));

  const items = (some: readonly RequestWithDecision[]) =>
    some.map((ask) => (
      <ClientChecklistItem
        key={ask.id}
        ask={ask}
        showsProject={showsProject}
        onSent={() => setSent(true)}
        copy={copy}
      />
    ));
  return (
    <PictureApprovalRequestsContext value={PictureApprovalRequests}>
      <p role="status" css={thanks}>
        {status || (hasSent && isSentNow && copy.justSent)}
      </p>
      {shown.length > 0 && (
        <div css={box}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none */}
          <ul role="list" css={list} aria-label={copy.list}>
            {items(current)}
          </ul>
          {done.length > 0 && (
            <details>
              <summary css={portalStyles.summary}>
                {format(copy.done, { count: formatNumber(language, done.length) })}
              </summary>
              <ul css={list}>{items(done)}</ul>
            </details>
          )}
        </div>
      )}
    </PictureApprovalRequestsContext>
  );
}

/** Shows a toast for each request that staff withdraw, because the client may be answering it. */
function useAnnounceWithdrawn(asks: readonly RequestWithDecision[], copy: ClientChecklistTexts) {
  const { format, language } = useI18n();
  const before = useRef(asks);
  useEffect(() => {
    const withdrawn = before.current.filter(
      (one) => one.state === 'open' && asks.every(({ id }) => id !== one.id),
    );
    before.current = asks;
    for (const ask of withdrawn) {
      const { text } = getRequestToClientText(ask, language);
      notify({ kind: 'info', title: format(copy.withdrawn, { text }) });
    }
  }, [asks, copy, format, language]);
}

function partition<Item>(
  items: readonly Item[],
  isFirst: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
