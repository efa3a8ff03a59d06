import { useMutation } from '@tanstack/react-query';
import type { SettingSection } from '@torsa/shared/contract/site-settings';
import { errorText } from '@torsa/shared/database/backend-error';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { useState } from 'react';
import { type StoredSection, undoSection } from '../../api/settings.ts';
import { Part } from '../../ui/part.tsx';
import { styles } from '../../ui/styles.ts';
import { SectionForm } from './section-form.tsx';
import type { SettingsCopy } from './settings-page.copy.en.ts';

interface SectionPartProps {
  readonly section: SettingSection;
  readonly stored: StoredSection;
  readonly copy: SettingsCopy;
}

/** A section of the settings, and the way back from its last change. */
export function SectionPart({ section, stored, copy }: SectionPartProps) {
  const { title, lead } = copy.sections[section];
  // What comes back is in the controls only when they are new.
  const [undone, setUndone] = useState(0);
  const undo = useMutation({
    mutationFn: () => undoSection(section, stored.version),
    onSuccess: () => setUndone(undone + 1),
  });
  return (
    <Part name={section} title={title}>
      <p css={styles.muted}>{lead}</p>
      <SectionForm key={undone} section={section} stored={stored} copy={copy} />
      {stored.version > 0 && (
        <div>
          <Button variant="quiet" busy={undo.isPending} onClick={() => undo.mutate()}>
            {undo.isPending ? copy.undoing : copy.undo}
          </Button>
        </div>
      )}
      {undo.isSuccess && <Notice kind="status">{copy.undone}</Notice>}
      {undo.error && <Notice kind="alert">{errorText(undo.error, copy.problems)}</Notice>}
    </Part>
  );
}
