import { useQuery } from '@tanstack/react-query';
import { sectionNames, settingsQuery } from '../../api/settings.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { PartsLayout } from '../../ui/parts-layout.tsx';
import { Reading } from '../../ui/reading.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { LiveNote } from './live-note.tsx';
import { SectionPart } from './section-part.tsx';
import type { SettingsMessages } from './settings-messages.en.ts';

/** `/founder-dashboard/settings`: what the site says, and who may log in where. */
export function SettingsPage({ messages }: { readonly messages: SettingsMessages }) {
  return (
    <PortalPage
      messages={messages}
      skeleton={<RowSkeletons label={messages.loadingSettings} rows={6} height="4.5rem" />}
    >
      {() => <SettingsView messages={messages} />}
    </PortalPage>
  );
}

/** The sections of the settings, below a word on whether the site shows them. */
function SettingsView({ messages }: { readonly messages: SettingsMessages }) {
  const settings = useQuery(settingsQuery);
  return (
    <Reading
      query={settings}
      messages={messages.reading}
      skeleton={<RowSkeletons label={messages.loadingSettings} rows={6} height="4.5rem" />}
    >
      {(stored) => (
        <PartsLayout
          label={messages.parts}
          titles={sectionNames.map((name) => [name, messages.sections[name].title])}
        >
          <LiveNote settings={stored} messages={messages} />
          {sectionNames.map((section) => (
            <SectionPart
              key={section}
              section={section}
              stored={stored[section]}
              messages={messages}
            />
          ))}
        </PartsLayout>
      )}
    </Reading>
  );
}
