import { useQuery } from '@tanstack/react-query';
import { Reading } from '../data/reading.tsx';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { PartsLayout } from '../parts/parts-layout.tsx';
import { LiveNote } from './live-note.tsx';
import { SectionPart } from './section-part.tsx';
import { sectionNames } from './sections.ts';
import type { SettingsMessages } from './settings-messages.en.ts';
import { settingsQuery } from './settings-queries.ts';

/** The sections of the settings, below a word on whether the site shows them. */
export function SettingsView({ messages }: { readonly messages: SettingsMessages }) {
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
