import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { type StaffRole, staffRoles } from '../../api/people.ts';
import { selectStyle } from '../../ui/select-style.ts';
import type { StaffCopy } from './staff.copy.en.ts';

const field = css({ display: 'grid', gap: tokens.space.xs });
const label = css({ fontWeight: 600 });

interface PostFieldProps {
  readonly post: StaffRole;
  readonly choose: (post: StaffRole) => void;
  readonly copy: StaffCopy;
}

/** What somebody of the staff is to be. */
export function PostField({ post, choose, copy }: PostFieldProps) {
  return (
    <label css={field}>
      <span css={label}>{copy.columns.role}</span>
      <select
        css={selectStyle}
        value={post}
        onChange={({ target }) => choose(staffRoles.find((one) => one === target.value) ?? post)}
      >
        {staffRoles.map((one) => (
          <option key={one} value={one}>
            {copy.posts[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
