import { css } from '@emotion/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SettingSection } from '@torsa/shared/contract/site-settings';
import { useLocation, useParams } from '@torsa/shared/router';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { useEffect, useState } from 'react';
import {
  areSettingsPublishedQuery,
  type StoredSettings,
  type StoredSettingsSection,
  settingsQuery,
  settingsSectionNames,
  undoSettingsSection,
} from '../../api/settings.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SectionsLayout } from '../../ui/sections-layout.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { SettingsSectionForm } from './section-form.tsx';
import type { SettingsTexts } from './settings-page.copy.en.ts';

/**
 * The pages `/founder-dashboard/settings` and `/founder-dashboard/settings/:section`, with the site's texts and the
 * rules for sign-up and login. Each section has its own URL. The first page shows the first section.
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

/**
 * The settings sections as navigation, and the form of the section in the URL. A note shows whether the published
 * site contains the changes.
 */
function SettingsView({ copy }: { readonly copy: SettingsTexts }) {
  const settings = useQuery(settingsQuery);
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
          titles={settingsSectionNames.map((one) => [one, copy.sections[one].title])}
          base={path}
          current={section}
          isWide
        >
          <LiveNote settings={stored} copy={copy} />
          <SettingsSection key={section} section={section} stored={stored[section]} copy={copy} />
        </SectionsLayout>
      )}
    </QueryBoundary>
  );
}

/** The time in milliseconds after which the note warns that the published site does not use the stored settings. */
const maxWaitMs = 60_000;

// Reserves the height of the note, so that the sections do not move when the note appears.
const wrapper = css({ minBlockSize: '4rem' });

interface LiveNoteProps {
  readonly settings: StoredSettings;
  readonly copy: SettingsTexts;
}

/** Shows whether the published site already uses the stored settings. */
function LiveNote({ settings, copy }: LiveNoteProps) {
  const { data: isLive } = useQuery(areSettingsPublishedQuery(settings));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isLive !== false) return setLate(false);
    const timer = setTimeout(() => setLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, [isLive]);
  return (
    <div css={wrapper}>
      {isLate ? (
        <Notice kind="alert">{copy.notLive}</Notice>
      ) : (
        isLive !== undefined && <Notice kind="status">{isLive ? copy.live : copy.onItsWay}</Notice>
      )}
    </div>
  );
}

interface SettingsSectionProps {
  readonly section: SettingSection;
  readonly stored: StoredSettingsSection;
  readonly copy: SettingsTexts;
}

/** A settings section: its form and an undo button. */
function SettingsSection({ section, stored, copy }: SettingsSectionProps) {
  const { title, lead } = copy.sections[section];
  // The new key remounts the form, so that it shows the stored values. Its uncontrolled inputs would otherwise keep
  // their old values.
  const [formNumber, setFormNumber] = useState(0);
  const showStored = () => setFormNumber((last) => last + 1);
  const undo = useMutation({
    mutationFn: () => undoSettingsSection(section, stored.version),
    onSuccess: showStored,
  });
  return (
    <PageSection name={section} title={title}>
      <p css={portalStyles.muted}>{lead}</p>
      <SettingsSectionForm
        key={formNumber}
        section={section}
        stored={stored}
        discard={showStored}
        copy={copy}
      />
      {stored.version > 0 && (
        <div>
          <Button variant="quiet" busy={undo.isPending} onClick={() => undo.mutate()}>
            {undo.isPending ? copy.undoing : copy.undo}
          </Button>
        </div>
      )}
      {undo.isSuccess && <Notice kind="status">{copy.undone}</Notice>}
      <ErrorNotice error={undo.error} copy={copy.problems} />
    </PageSection>
  );
}
