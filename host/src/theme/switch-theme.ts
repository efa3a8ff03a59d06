import { chooseTheme } from '@torsa/shared/theme/choose-theme';
import type { Theme } from '@torsa/shared/theme/themes';

/**
 * Shows the other theme. A choice is an exception from what the system says: who takes it back follows the system
 * again.
 */
export function switchTheme(): void {
  const { theme } = document.documentElement.dataset;
  const ofSystem: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const wanted: Theme = (theme ?? ofSystem) === 'dark' ? 'light' : 'dark';
  chooseTheme(wanted === ofSystem ? null : wanted);
}
