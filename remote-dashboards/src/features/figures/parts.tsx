import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import type { FigurePart } from '../../api/reports.ts';
import { numberIn } from '../../ui/number-in.ts';
import { tableStyles } from './table-styles.ts';

const { color } = tokens;

// A thin bar under the words, as long as its share of the largest.
const share = css({
  backgroundImage: `linear-gradient(${color.river}, ${color.river})`,
  backgroundPosition: 'left bottom',
  backgroundRepeat: 'no-repeat',
});

interface PartsProps {
  readonly caption: string;
  /** What a part without a name is called. */
  readonly nameless?: string;
  /** The name of the pages or versions that the database counts together. Subjects of enquiries have none. */
  readonly others?: string | undefined;
  /** The largest first. */
  readonly parts: readonly FigurePart[];
}

/** What a figure is made of. */
export function Parts({ caption, nameless, others, parts }: PartsProps) {
  const { language } = useI18n();
  const [largest] = parts;
  return (
    <table css={tableStyles.table}>
      <caption css={tableStyles.caption}>{caption}</caption>
      <tbody>
        {parts.map(({ part, amount }) => (
          <tr key={part}>
            <th
              css={[tableStyles.cell, share]}
              style={{ backgroundSize: `${(100 * amount) / (largest?.amount ?? amount)}% 2px` }}
              scope="row"
              dir="auto"
            >
              {(part === 'other' && others) || part || nameless}
            </th>
            <td css={[tableStyles.cell, tableStyles.number]}>{numberIn(language, amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
