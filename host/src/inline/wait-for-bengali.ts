import { bengaliFallbackFamilies } from '../fonts/bengali-fallback.ts';

/*
 * Hides a Bengali page until a Bengali font has loaded, because its text would be empty boxes without one. A system font
 * is available immediately. A page that redirects stays hidden.
 */

/**
 * The maximum time in milliseconds for which a Bengali page is hidden. It equals the time for which browsers hide text
 * without its font.
 */
const timeoutMs = 3000;

const { style } = document.documentElement;
if (!style.visibility) {
  style.visibility = 'hidden';
  const show = () => {
    style.visibility = '';
  };
  setTimeout(show, timeoutMs);
  const load = (family: string) => document.fonts.load(`400 1em '${family}'`, 'ব');
  Promise.all(Object.values(bengaliFallbackFamilies).map(load)).then(show, show);
}
