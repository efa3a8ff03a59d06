import { css } from '@emotion/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SettingSection } from '@torsa/shared/contract/site-settings';
import { useLocation, useParams } from '@torsa/shared/router';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { useCallback, useEffect, useState } from 'react';
import {
  areSettingsPublishedQuery,
  lastSettingsActionQuery,
  type StoredSiteSettings,
  settingsSectionNames,
  siteSettingsQuery,
  undoSettingsSection,
} from '../../api/settings.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SectionsLayout } from '../../ui/sections-layout.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { type SettingsFormStatus, SettingsSectionForm } from './section-form.tsx';
import type { SettingsTexts } from './settings-page.copy.en.ts';

/**
 * The pages `/founder-dashboard/settings` and `/founder-dashboard/settings/:section`. Without a section, the first one
 * is open.
 */
export function SettingsPage({ copy }: { readonly copy: SettingsTexts }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingSettings} rows={6} height="4.5rem" />}
    >
      {() => <SettingsView copy={copy} />}
    </PortalPage>
  );
}

const path = '/founder-dashboard/settings';

/** The navigation and form of the settings sections. A note shows whether the site contains the changes. */
function SettingsView({ copy }: { readonly copy: SettingsTexts }) {
  const settings = useQuery(siteSettingsQuery);
  const { section: name } = useParams();
  const { hash } = useLocation();
  const section = settingsSectionNames.find((one) => one === (name ?? hash.slice(1))) ?? 'contact';
  return (
    <QueryBoundary
      query={settings}
      copy={copy.reading}
      skeleton={<RowSkeletons label={copy.loadingSettings} rows={6} height="4.5rem" />}
    >
      {(stored) => (
        <SectionsLayout
          label={copy.parts}
          titles={settingsSectionNames.map((one) => [one, copy.sections[one]])}
          base={path}
          current={section}
          isWide
        >
          <SettingsSection key={section} section={section} settings={stored} copy={copy} />
        </SectionsLayout>
      )}
    </QueryBoundary>
  );
}

/** After this time in milliseconds, the note warns that the site does not show the stored settings. */
const maxWaitMs = 60_000;

// Reserves the note's height, so that the sections do not move when it appears.
const wrapper = css({ minBlockSize: '4rem' });

interface LiveNoteProps {
  readonly settings: StoredSiteSettings;
  readonly status: SettingsFormStatus;
  readonly copy: SettingsTexts;
}

/** A note that shows whether the site already contains the form's values. */
function LiveNote({ settings, status, copy }: LiveNoteProps) {
  const { data: isLive } = useQuery(areSettingsPublishedQuery(settings));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isLive !== false) return setLate(false);
    const timer = setTimeout(() => setLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, [isLive]);
  return <div css={wrapper}>{note()}</div>;

  function note() {
    if (status === 'rejected') return <Notice kind="alert">{copy.rejected}</Notice>;
    if (status === 'saving') return <Notice kind="status">{copy.saving}</Notice>;
    if (status === 'changed') return <Notice kind="status">{copy.changed}</Notice>;
    if (isLate) return <Notice kind="alert">{copy.notLive}</Notice>;
    if (isLive === undefined) return undefined;
    return <Notice kind="status">{isLive ? copy.live : copy.saving}</Notice>;
  }
}

interface SettingsSectionProps {
  readonly section: SettingSection;
  readonly settings: StoredSiteSettings;
  readonly copy: SettingsTexts;
}

/** A settings section with its state, form and undo button. */
function SettingsSection({ section, settings, copy }: SettingsSectionProps) {
  const stored = settings[section];
  const [status, setStatus] = useState<SettingsFormStatus>('stored');
  // A new key remounts the form, because its uncontrolled inputs would keep their old values.
  const [formNumber, setFormNumber] = useState(0);
  const showStored = () => setFormNumber((last) => last + 1);
  const undo = useMutation({
    mutationFn: (_action: 'undo' | 'redo') => undoSettingsSection(section, stored.version),
    onSuccess: showStored,
  });
  const { data: lastAction } = useQuery(lastSettingsActionQuery(section));
  const nextAction = lastAction === 'undone' ? 'redo' : 'undo';
  const { reset } = undo;
  const report = useCallback(
    (next: SettingsFormStatus) => {
      setStatus(next);
      // The result of Undo no longer describes the form.
      if (next !== 'stored') reset();
    },
    [reset],
  );
  const undoStatus = undo.isPending ? 'saving' : undo.isError ? 'rejected' : undefined;
  return (
    <>
      <LiveNote settings={settings} status={undoStatus ?? status} copy={copy} />
      <PageSection name={section} title={copy.sections[section]}>
        <p css={portalStyles.muted}>{copy.leads[section]}</p>
        <SettingsSectionForm
          key={formNumber}
          section={section}
          stored={stored}
          discard={showStored}
          report={report}
          copy={copy}
        />
        {lastAction && (
          <div>
            <Button variant="quiet" busy={undo.isPending} onClick={() => undo.mutate(nextAction)}>
              {undo.isPending ? copy.undoing[undo.variables] : copy.undo[nextAction]}
            </Button>
          </div>
        )}
        {undo.isSuccess && <Notice kind="status">{copy.undone[undo.variables]}</Notice>}
        <ErrorNotice error={undo.error} copy={copy.problems} />
      </PageSection>
    </>
  );
}
