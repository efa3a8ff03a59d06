import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@torsa/shared/ui/notice';
import { useEffect, useState } from 'react';
import { liveQuery, type StoredSettings } from '../../api/settings.ts';
import type { SettingsCopy } from './settings-page.copy.en.ts';

/** How long the site may take, in milliseconds. */
const mostMs = 60_000;

// As high as a line of it: the sections stay where they are when it is known.
const place = css({ minBlockSize: '4rem' });

interface LiveNoteProps {
  readonly settings: StoredSettings;
  readonly copy: SettingsCopy;
}

/** Whether the site shows what is stored. */
export function LiveNote({ settings, copy }: LiveNoteProps) {
  const { data: isLive } = useQuery(liveQuery(settings));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isLive !== false) return setLate(false);
    const timer = setTimeout(() => setLate(true), mostMs);
    return () => clearTimeout(timer);
  }, [isLive]);
  return (
    <div css={place}>
      {isLate ? (
        <Notice kind="alert">{copy.notLive}</Notice>
      ) : (
        isLive !== undefined && <Notice kind="status">{isLive ? copy.live : copy.onItsWay}</Notice>
      )}
    </div>
  );
}
