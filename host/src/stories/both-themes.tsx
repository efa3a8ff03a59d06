import { css } from '@emotion/react';
import { themes } from '@torsa/shared/theme/themes';

const frames = css({ display: 'flex', blockSize: '100dvh' });
const frame = css({ flex: 1, minInlineSize: 0, border: 0 });

/** Shows the component stories in the light and the dark theme, side by side. */
export function StoriesInBothThemes() {
  return (
    <main css={frames}>
      {themes.map((theme) => (
        <iframe key={theme} css={frame} src={`?theme=${theme}`} title={`Parts, ${theme} theme`} />
      ))}
    </main>
  );
}
