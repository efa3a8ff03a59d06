import { companyLogoPaths } from '@torsa/shared/theme/river-mark';
import { tokens } from '@torsa/shared/theme/tokens';

const { arch, channels, channelWidth, size, sun } = companyLogoPaths;

/** The company logo. It is decorative (hidden from screen readers), because the company name is next to it. */
export function CompanyLogo() {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
      <path fill={tokens.color.river} d={arch} />
      <path
        fill="none"
        stroke={tokens.color.onRiver}
        strokeWidth={channelWidth}
        d={channels.join('')}
      />
      <circle fill={tokens.color.accent} cx={sun.x} cy={sun.y} r={sun.radius} />
    </svg>
  );
}
