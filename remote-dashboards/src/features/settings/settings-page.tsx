import { useQuery } from '@tanstack/react-query';
import { sectionNames, settingsQuery } from '../../api/settings.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { PartsLayout } from '../../ui/parts-layout.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { LiveNote } from './live-note.tsx';
import { SectionPart } from './section-part.tsx';
import type { SettingsCopy } from './settings-page.copy.en.ts';

/** `/founder-dashboard/settings`: what the site says, and who may log in where. */
export function SettingsPage({ copy }: { readonly copy: SettingsCopy }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingSettings} rows={6} height="4.5rem" />}
    >
      {() => <SettingsView copy={copy} />}
    </PortalPage>
  );
}

/** The sections of the settings, below a word on whether the site shows them. */
function SettingsView({ copy }: { readonly copy: SettingsCopy }) {
  const settings = useQuery(settingsQuery);
  return (
    <QueryBoundary
      query={settings}
      copy={copy.reading}
      skeleton={<RowSkeletons label={copy.loadingSettings} rows={6} height="4.5rem" />}
    >
      {(stored) => (
        <PartsLayout
          label={copy.parts}
          titles={sectionNames.map((name) => [name, copy.sections[name].title])}
        >
          <LiveNote settings={stored} copy={copy} />
          {sectionNames.map((section) => (
            <SectionPart key={section} section={section} stored={stored[section]} copy={copy} />
          ))}
        </PartsLayout>
      )}
    </QueryBoundary>
  );
}
